"use client";

import { Pin, PinOff, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Origin } from "@/components/loads/editor/provenance";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { useValueText } from "@/components/loads/editor/use-value-text";
import { classNames } from "@/components/ui/class-names";
import { Menu, type MenuEntry } from "@/components/ui/menu";

export type FieldActions = {
  setPinned: (path: string, pinned: boolean) => void;
  restore: (path: string) => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string;
};

type OriginMenuProps = { path: string; origin: Origin; isPinned: boolean; actions: FieldActions };

const dots = {
  tms: "border border-ink-3",
  here: "bg-accent",
  place: "border border-info",
  both: "bg-warn",
};

// Most values come from the TMS: their dots wait until someone looks at the field.
const onlyWhenLookedAt =
  "pointer-fine:opacity-0 pointer-fine:group-focus-within/field:opacity-100 pointer-fine:group-hover/field:opacity-100";

/** A dot that shows where a field's value comes from, and what can be done about it. */
export function OriginMenu({ path, origin, isPinned, actions }: OriginMenuProps) {
  const t = useTranslations("loadEditor.origin");
  const title = usePathTitle();
  const text = useValueText();
  const difference = origin.source === "both" ? origin.difference : undefined;
  const sent = difference && text(difference.path, difference.sent);
  const explanation = sent === undefined ? t(origin.source) : t("both", { sent });
  const blocked = { disabled: actions.blocked !== undefined, reason: actions.blocked };
  const items: MenuEntry[] = [
    {
      id: "pin",
      label: isPinned ? t("unpin") : t("pin"),
      icon: isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      onSelect: () => actions.setPinned(path, !isPinned),
      ...blocked,
    },
  ];
  if (difference)
    items.push({
      id: "restore",
      label: t("restore"),
      icon: <RotateCcw aria-hidden />,
      onSelect: () => actions.restore(difference.path),
      ...blocked,
    });
  return (
    <Menu
      label={t("menu", { field: title(path) })}
      header={<p className="max-w-64 px-2 py-1.5 text-ink-2 text-xs">{explanation}</p>}
      items={items}
      trigger={
        <button
          type="button"
          aria-label={isPinned ? `${explanation}. ${t("isPinned")}` : explanation}
          title={explanation}
          className={classNames(
            "-my-1 inline-flex min-h-6 min-w-6 items-center gap-1 rounded-sm px-1 text-warn text-xs hover:bg-mute-soft",
            (origin.source === "tms" || origin.source === "place") && !isPinned && onlyWhenLookedAt,
          )}
        >
          <span aria-hidden className={classNames("size-2 shrink-0 rounded-full", dots[origin.source])} />
          {isPinned && <Pin aria-hidden className="size-3! text-ink-2" />}
          {sent !== undefined && <span className="max-w-32 truncate">{t("sent", { sent })}</span>}
        </button>
      }
    />
  );
}
