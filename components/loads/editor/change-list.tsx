"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { DeveloperDetails } from "@/components/app-shell/display-preferences";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { useValueText } from "@/components/loads/editor/use-value-text";
import { asJson, isJsonObject, type Json } from "@/lib/core/json";
import type { FieldChange } from "@/lib/vocabulary/field-change";

const CarrierName = lazy(() =>
  import("@/components/loads/editor/carrier-name").then((module) => ({ default: module.CarrierName })),
);

/** The carrier that a value names by our id, where it does. */
function carrierIdIn(path: string, value: Json | undefined) {
  if (path === "load.assignedCarrier.carrierId") return value;
  return path === "load.assignedCarrier" && isJsonObject(value) ? value.carrierId : undefined;
}

function ChangedValue({ path, value }: { path: string; value: Json | undefined }) {
  const text = useValueText();
  const id = carrierIdIn(path, value);
  if (typeof id !== "string") return text(path, value);
  const rest = typeof value === "string" ? "" : ` · ${text(path, value)}`;
  return (
    <Suspense>
      <CarrierName id={id} />
      {rest}
    </Suspense>
  );
}

type ChangeListProps = {
  changes: readonly FieldChange[];
  showsValues?: boolean;
  /** Nothing stood there before. */
  isCreation?: boolean;
};

/** Fields with their value before and after, said as a person would. The path and the raw values are on hover. */
export function ChangeList({ changes, showsValues = true, isCreation }: ChangeListProps) {
  const t = useTranslations("loadEditor.value");
  const title = usePathTitle();
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ path, before, after }) => (
        <li key={path} className="grid gap-x-3 sm:grid-cols-[minmax(10rem,2fr)_3fr]">
          <span className="min-w-0">
            {title(path)}
            <DeveloperDetails>
              <code className="block truncate font-mono text-ink-3 text-xs" title={path}>
                {path}
              </code>
            </DeveloperDetails>
          </span>
          {showsValues && (
            <span className="wrap-anywhere flex min-w-0 flex-wrap items-baseline gap-x-1.5">
              {!isCreation && (
                <>
                  <span className="text-ink-2" title={JSON.stringify(before)}>
                    <span className="sr-only">{t("before")} </span>
                    <ChangedValue path={path} value={asJson(before)} />
                  </span>
                  <span aria-hidden className="text-ink-3">
                    →
                  </span>
                </>
              )}
              <span className="font-medium" title={JSON.stringify(after)}>
                <span className="sr-only">{t("after")} </span>
                <ChangedValue path={path} value={asJson(after)} />
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
