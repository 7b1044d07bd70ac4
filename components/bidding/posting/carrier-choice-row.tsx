"use client";

import { useTranslations } from "next-intl";
import { EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { useReasonWords } from "@/components/bidding/posting/use-reason-words";
import { numbersLine } from "@/components/carriers/identifiers";
import { Misses } from "@/components/carriers/misses";
import { Checkbox } from "@/components/ui/controls";
import type { RankedCarrier } from "@/lib/bidding/schema/ranked-carrier";

type CarrierChoiceRowProps = {
  ranked: RankedCarrier;
  hasLink: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A carrier with whether it may haul the load, and what speaks for it. */
export function CarrierChoiceRow({ ranked, hasLink, isChosen, onChoose }: CarrierChoiceRowProps) {
  const t = useTranslations("postings.carriers");
  const words = useReasonWords();
  const { carrier, standing, meaning, reasons } = ranked;
  return (
    <li className="border-line border-b py-1.5 last:border-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <Checkbox
          checked={isChosen}
          disabled={standing === "BLOCKED" || hasLink}
          onChange={({ target }) => onChoose(target.checked)}
          label={<span className="wrap-anywhere font-medium">{carrier.displayName}</span>}
          className="items-center! [&>span]:mt-0!"
        />
        <EligibilityBadge meaning={meaning} />
        {hasLink && <span className="text-ink-3 text-xs">{t("hasLink")}</span>}
      </div>
      <div className="pl-6 text-xs">
        <p className="text-ink-2">
          {standing === "BLOCKED" && t("cannotSee")}
          {standing === "BID_ONLY" && `${t("mayBid")} `}
          {standing !== "BLOCKED" && reasons.length === 0 && t("noHistory")}
          {standing !== "BLOCKED" &&
            reasons.map((reason, at) => (
              <span key={reason.code}>
                {at > 0 && " · "}
                {words(reason)}
              </span>
            ))}
        </p>
        <Misses misses={meaning.misses} />
        <p className="wrap-anywhere text-ink-3">{numbersLine(carrier)}</p>
      </div>
    </li>
  );
}
