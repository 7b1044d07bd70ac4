"use client";

import { useTranslations } from "next-intl";
import { differencesFromTms, originsOf } from "@/components/loads/editor/provenance";
import { useMeasureWords } from "@/components/loads/list/use-load-words";
import { isJsonObject, type Json } from "@/lib/core/json";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** A value short enough to stand beside another: text, a number, money, a measure. */
function useShortText() {
  const format = useFormat();
  const { measure } = useMeasureWords();
  return (value: Json | undefined) => {
    if (typeof value === "string") return value;
    if (typeof value === "number") return format.number(value);
    if (!isJsonObject(value)) return undefined;
    const { amount, currencyCode, unit, value: size } = value;
    if (typeof amount === "number" && typeof currencyCode === "string") return format.money({ amount, currencyCode });
    return typeof size === "number" && typeof unit === "string" ? measure({ value: size, unit }) : undefined;
  };
}

/** Beside a fact that a user here holds against the TMS: what the TMS sent. */
export function Evidence({ loaded, path }: { loaded: GetLoadResponse; path: string }) {
  const t = useTranslations("loads.provenance");
  const shortText = useShortText();
  const origin = originsOf(loaded)(path);
  if (origin?.source !== "both") return null;
  const sent = shortText(origin.difference.sent);
  return (
    <span className="text-warn text-xs">
      <span aria-hidden>● </span>
      {sent === undefined ? t("editedHere") : t("tmsSent", { sent })}
    </span>
  );
}

/** How much of the load is the TMS's, and how much was said here. */
export function PeekProvenance({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads.provenance");
  const sentCount = Object.keys(loaded.lastSynced).length;
  if (sentCount === 0) return <p className="mt-4 text-ink-3 text-xs">{t("enteredHere")}</p>;
  return (
    <p className="mt-4 text-ink-3 text-xs">
      {[
        t("fromTms", { count: sentCount }),
        t("edits", { count: differencesFromTms(loaded).length }),
        ...(loaded.pinnedPaths.length > 0 ? [t("pinned", { count: loaded.pinnedPaths.length })] : []),
      ].join(" · ")}
    </p>
  );
}
