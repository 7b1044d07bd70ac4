"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Kbd } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";

export type MenuEntry =
  | {
      id: string;
      label: string;
      icon?: ReactNode;
      shortcut?: string;
      tone?: "bad";
      disabled?: boolean;
      /** Why it is disabled, said below the label. */
      reason?: string;
      onSelect: () => void;
    }
  | "separator";

const item =
  "flex min-h-7.5 w-full select-none items-center gap-2.5 rounded-md px-2 py-1 outline-none data-highlighted:bg-mute-soft data-disabled:text-ink-3 pointer-coarse:min-h-11";

const popup =
  "max-h-(--available-height) min-w-48 max-w-80 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-overlay outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

const MenuItem = ({ entry }: { entry: Exclude<MenuEntry, "separator"> }) => (
  <Base.Item
    disabled={entry.disabled}
    onClick={entry.onSelect}
    className={classNames(item, entry.tone === "bad" && !entry.disabled && "text-bad")}
  >
    {entry.icon}
    <span className="min-w-0 flex-1">
      {entry.label}
      {entry.disabled && entry.reason && <span className="block text-ink-3 text-xs">{entry.reason}</span>}
    </span>
    {entry.shortcut && <Kbd>{entry.shortcut}</Kbd>}
  </Base.Item>
);

export type MenuProps = { label: string; trigger: ReactElement; items: MenuEntry[]; header?: ReactNode };

/** A menu that is open when it comes: it is loaded for the first click on its trigger. */
export const MenuPopup = ({ label, trigger, items, header }: MenuProps) => (
  <Base.Root defaultOpen>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      {/* Outside the page's landmarks, so it brings one of its own. */}
      <section aria-label={label}>
        <Base.Positioner sideOffset={6} align="end" className="z-40">
          <Base.Popup aria-label={label} aria-labelledby={undefined} className={popup}>
            {header}
            {items.map((entry, position) =>
              entry === "separator" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity but their place.
                <Base.Separator key={`separator-${position}`} className="mx-1 my-1 h-px bg-line" />
              ) : (
                <MenuItem key={entry.id} entry={entry} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </section>
    </Base.Portal>
  </Base.Root>
);
