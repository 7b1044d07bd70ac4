"use client";

import { useTranslations } from "next-intl";
import { useRequirementTexts } from "@/components/carriers/use-requirement-texts";
import type { RequirementMiss } from "@/lib/carriers/schema/eligibility";
import { useFormat } from "@/lib/i18n/format";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

/** `short` for a badge: "Lacks CTPAT"; `clause` goes on after a comma: "lacks CTPAT"; `all` names each and how it is missed. */
export type MissTexts = { short: string; clause: string; all: string };

/** What a carrier lacks of what a load requires, and what nobody knows, in words; each absent where there is none. */
export function useMissTexts() {
  const t = useTranslations("loadCarrier");
  const { labelOf, outcomeOf: wordOf } = useRequirementTexts();
  const format = useFormat();
  const outcomeOf = ({ requirement, miss, since }: RequirementMiss) =>
    since ? t("miss.expiredOn", { day: format.date(`${since}T00:00:00Z`, "UTC") }) : wordOf(requirement, miss);
  const nameOf = (miss: RequirementMiss) => {
    const name = labelOf(miss.requirement);
    return miss.miss === "not_known" ? name : `${name}: ${outcomeOf(miss)}`;
  };
  const textsOf = (kind: "lacks" | "unknown", misses: readonly RequirementMiss[]): MissTexts | undefined => {
    const [first, ...others] = misses;
    if (!first) return undefined;
    const one = t(`requirement.${first.requirement}`);
    const name = others.length > 0 ? t("miss.more", { name: one, count: others.length }) : one;
    return {
      short: t(`miss.${kind}`, { name }),
      clause: t(`miss.${kind}Clause`, { name }),
      all: t(`miss.${kind}All`, { list: misses.map(nameOf).join(" · ") }),
    };
  };
  return (misses: readonly RequirementMiss[] = []) => {
    const notKnown = misses.filter((miss) => !isLack(miss));
    return { lacks: textsOf("lacks", misses.filter(isLack)), unknown: textsOf("unknown", notKnown) };
  };
}
