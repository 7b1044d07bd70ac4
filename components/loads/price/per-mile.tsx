"use client";

import { useTranslations } from "next-intl";
import { useDistances } from "@/components/app-shell/use-distances";
import type { Money } from "@/lib/vocabulary/money";

type PerMileProps = { price: Money | undefined; miles: number | undefined; isShort?: boolean };

/** A price by the road mile of all legs, and how many these are; shortened, they are on hover. */
export function PerMile({ price, miles, isShort }: PerMileProps) {
  const t = useTranslations("loadPrice");
  const { priceBy, distance } = useDistances();
  if (!price || !miles) return null;
  return (
    <span
      title={isShort ? t("allLegs", { distance: distance(miles) }) : undefined}
      className="whitespace-nowrap text-ink-3"
    >
      {priceBy(price, miles)}
      {!isShort && ` · ${distance(miles)}`}
    </span>
  );
}
