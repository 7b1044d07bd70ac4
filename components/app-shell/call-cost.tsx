"use client";

import { useTranslations } from "next-intl";
import { useDeveloperDetails } from "@/components/app-shell/display-preferences";

/** In a button that makes metered calls: a dot that says so, or how many calls, for who wants developer details. */
export function CallCost({ calls = 1 }: { calls?: number }) {
  const t = useTranslations("common.callCost");
  if (useDeveloperDetails()) return <span className="font-normal">{t("calls", { calls })}</span>;
  return (
    <span title={t("metered")} className="inline-flex">
      <span aria-hidden className="size-1.5 rounded-full bg-current opacity-70" />
      <span className="sr-only">({t("metered")})</span>
    </span>
  );
}
