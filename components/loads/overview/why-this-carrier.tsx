"use client";

import { useQuery } from "@tanstack/react-query";
import { FileCheck2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActorName } from "@/components/app-shell/actor-name";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { selectionQueries } from "@/lib/carrier-selection/queries";
import type { CarrierSelectionRecord } from "@/lib/carrier-selection/schema";

/** The latest record of why the load has its carrier. Loads whose carrier is older than the records have none. */
export function WhyThisCarrier({ loadId, carrierId }: { loadId: string; carrierId: string }) {
  const t = useTranslations("loadCarrier.why");
  const { data: latest, error } = useQuery(selectionQueries.latest(loadId, carrierId));
  const isOld = latest !== undefined && latest?.record.carrier.id !== carrierId;
  return (
    <section aria-labelledby="why-this-carrier" className="grid gap-2">
      <h2 id="why-this-carrier" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      {error && <p className="text-ink-2">{t("failed")}</p>}
      {isOld && <p className="text-ink-2">{t("none")}</p>}
      {latest && !isOld && <Summary record={latest.record} />}
      {latest?.problem && <Badge tone="bad">{t("broken")}</Badge>}
      {latest && (
        <div>
          <ButtonLink size="sm" href={`/loads/${loadId}/carrier-selection`} icon={<FileCheck2 aria-hidden />}>
            {t("open")}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Summary({ record }: { record: CarrierSelectionRecord }) {
  const t = useTranslations("loadCarrier.why");
  const words = useTranslations("vocabulary");
  const { relationship, requirements, decidedBy, at, via, sequence } = record;
  const met = requirements.filter(({ outcome }) => outcome === "met").length;
  return (
    <div className="grid gap-0.5">
      <p>
        {/* By its link a carrier takes one thing: the price that it was offered. */}
        {t.rich(decidedBy.type === "carrier" ? "tookCounter" : "decided", {
          actor: () => <ActorName actor={decidedBy} />,
          time: () => <RelativeTime at={at} />,
        })}
      </p>
      <p className="text-ink-2 text-xs">
        {[
          t(`via.${via}`),
          words(`RelationshipStatus.${relationship.status}`),
          words(`OnboardingStatus.${relationship.onboardingStatus}`),
          t("record", { sequence }),
        ].join(" · ")}
      </p>
      <p className="text-ink-2 text-xs">{t("met", { met, all: requirements.length })}</p>
    </div>
  );
}
