"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleSlash, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Misses } from "@/components/carriers/misses";
import { useEligibilitySentence } from "@/components/carriers/use-eligibility-sentence";
import { classNames } from "@/components/ui/class-names";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { loadQueries } from "@/lib/loads/queries";

const lookOf = ({ assignable, misses }: Eligibility) => {
  if (!assignable) return { Icon: CircleSlash, ink: "text-bad" };
  return misses.length > 0 ? { Icon: TriangleAlert, ink: "text-warn" } : { Icon: CircleCheck, ink: "text-good" };
};

/** What a carrier means for the stored load, in words: whether it may be assigned, and what it misses. */
export function CarrierEligibility({ loadId, carrierId }: { loadId: string; carrierId: string }) {
  const t = useTranslations("loadCarrier");
  const sentence = useEligibilitySentence();
  const { data, error } = useQuery(loadQueries.carrierCheck(loadId, carrierId));
  if (error) return <p className="text-ink-2 text-xs">{t("meaningUnknown")}</p>;
  if (!data) return <p className="h-8" />;
  const { meaning: eligibility } = data;
  const { Icon, ink } = lookOf(eligibility);
  return (
    <div className="grid gap-1 text-xs">
      <p className="flex items-start gap-1.5">
        <Icon aria-hidden className={classNames("mt-px size-3.5! shrink-0", ink)} />
        <span>{sentence(eligibility)}</span>
      </p>
      <div className="ml-5 empty:hidden">
        <Misses misses={eligibility.misses} />
      </div>
    </div>
  );
}
