"use client";

import { useTranslations } from "next-intl";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { useValueText } from "@/components/loads/editor/use-value-text";
import { asJson } from "@/lib/core/json";
import type { FieldChange } from "@/lib/vocabulary/field-change";

/** Fields with their value before and after, said as a person would. The path and the raw values are on hover. */
export function ChangeList({
  changes,
  showsValues = true,
}: {
  changes: readonly FieldChange[];
  showsValues?: boolean;
}) {
  const t = useTranslations("loadEditor.value");
  const title = usePathTitle();
  const text = useValueText();
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ path, before, after }) => (
        <li key={path} className="grid gap-x-3 sm:grid-cols-[minmax(10rem,2fr)_3fr]">
          <span className="min-w-0">
            {title(path)}
            <code className="block truncate font-mono text-ink-3 text-xs" title={path}>
              {path}
            </code>
          </span>
          {showsValues && (
            <span className="wrap-anywhere flex min-w-0 flex-wrap items-baseline gap-x-1.5">
              <span className="text-ink-2" title={JSON.stringify(before)}>
                <span className="sr-only">{t("before")} </span>
                {text(path, asJson(before))}
              </span>
              <span aria-hidden className="text-ink-3">
                →
              </span>
              <span className="font-medium" title={JSON.stringify(after)}>
                <span className="sr-only">{t("after")} </span>
                {text(path, asJson(after))}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
