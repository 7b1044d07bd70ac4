"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useRef } from "react";
import { Kbd } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";

type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  shortcut?: string;
  /** For a setting: whether it is on. */
  checked?: boolean;
  tone?: "bad";
  disabled?: boolean;
  /** Why it is disabled, said below the label. */
  reason?: string;
  onSelect: () => void;
};

export type MenuEntry = MenuAction | MenuChoice | "separator";

/** One of a few values; the menu stays open, for what is chosen is seen at once. */
export type MenuChoice = {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  onChoose: (value: string) => void;
};

const item =
  "flex min-h-7.5 w-full select-none items-center gap-2.5 rounded-md px-2 py-1 outline-none data-highlighted:bg-mute-soft data-disabled:text-ink-3 pointer-coarse:min-h-11";

const popup =
  "max-h-(--available-height) min-w-48 max-w-80 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1 shadow-overlay outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

const Tick = ({ on }: { on: boolean }) => <Check aria-hidden className={on ? "text-accent" : "invisible"} />;

const MenuChoices = ({ choice }: { choice: MenuChoice }) => (
  <Base.Group>
    <Base.GroupLabel className="px-2 pt-1.5 pb-0.5 text-ink-3 text-xs">{choice.label}</Base.GroupLabel>
    <Base.RadioGroup value={choice.value} onValueChange={(value) => choice.onChoose(String(value))}>
      {choice.options.map(({ value, label, icon }) => (
        <Base.RadioItem key={value} value={value} closeOnClick={false} className={item}>
          {icon}
          <span className="min-w-0 flex-1">{label}</span>
          <Tick on={value === choice.value} />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  </Base.Group>
);

const MenuSwitch = ({ entry, on }: { entry: MenuAction; on: boolean }) => (
  <Base.CheckboxItem checked={on} onCheckedChange={entry.onSelect} closeOnClick={false} className={item}>
    {entry.icon}
    <span className="min-w-0 flex-1">{entry.label}</span>
    <Tick on={on} />
  </Base.CheckboxItem>
);

const MenuItem = ({ entry }: { entry: MenuAction }) => (
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
export function MenuPopup({ label, trigger, items, header }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  // Before the list is drawn, not with the next frame as Base UI has it: a key that follows at once belongs to it. Menus
  // take this as dialogs do, but their types do not say so.
  const focus = {
    initialFocus: () => {
      list.current?.focus({ preventScroll: true });
      return false;
    },
  };
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        {/* Outside the page's landmarks, so it brings one of its own. */}
        <section aria-label={label}>
          {/* Fixed: what gets the focus in it, near the edge of the screen, shall not scroll the page under it. */}
          <Base.Positioner positionMethod="fixed" sideOffset={6} align="end" className="z-40">
            <Base.Popup ref={list} {...focus} aria-label={label} aria-labelledby={undefined} className={popup}>
              {header}
              {items.map((entry, position) =>
                entry === "separator" ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity but their place.
                  <Base.Separator key={`separator-${position}`} className="mx-1 my-1 h-px bg-line" />
                ) : "options" in entry ? (
                  <MenuChoices key={entry.id} choice={entry} />
                ) : entry.checked === undefined ? (
                  <MenuItem key={entry.id} entry={entry} />
                ) : (
                  <MenuSwitch key={entry.id} entry={entry} on={entry.checked} />
                ),
              )}
            </Base.Popup>
          </Base.Positioner>
        </section>
      </Base.Portal>
    </Base.Root>
  );
}
