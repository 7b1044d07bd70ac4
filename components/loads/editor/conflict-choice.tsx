"use client";

import { useTranslations } from "next-intl";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { useValueText } from "@/components/loads/editor/use-value-text";
import type { FieldConflict, Side } from "@/lib/loads/rules/resolve-conflict";

const sides = ["mine", "theirs"] as const;

type ConflictChoiceProps = {
  conflict: FieldConflict;
  /** Where the decision begins: the focus goes there. */
  isFirst: boolean;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

/** One field that both changed: what it was, and the two values to choose from. */
export function ConflictChoice({ conflict, isFirst, chosen, onChoose }: ConflictChoiceProps) {
  const t = useTranslations("loadEditor.conflict");
  const title = usePathTitle();
  const text = useValueText();
  const { path } = conflict;
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium" title={path}>
        {title(path)}
      </legend>
      <p className="wrap-anywhere pb-1.5 text-ink-2 text-xs">
        {t("was")} {text(path, conflict.base)}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side}
            className="flex min-h-11 items-start gap-2 rounded-md border border-field bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={`conflict ${path}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              data-initial-focus={(isFirst && side === "mine") || undefined}
              className="mt-0.75 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block text-ink-2 text-xs">{t(side)}</span>
              <span className="wrap-anywhere block font-medium">{text(path, conflict[side])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
