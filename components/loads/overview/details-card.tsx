"use client";

import { useTranslations } from "next-intl";
import { PeekProvenance, PeekRequirements, PeekShipment } from "@/components/loads/list/peek-facts";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** What is hauled and what it takes, each fact with the mark of an edit. */
export function DetailsCard({ loaded, className }: { loaded: GetLoadResponse; className?: string }) {
  const t = useTranslations("loadPage.details");
  return (
    <OverviewCard title={t("title")} path="load.commodities" className={className}>
      <PeekShipment loaded={loaded} />
      <PeekRequirements loaded={loaded} />
      <PeekProvenance loaded={loaded} />
    </OverviewCard>
  );
}
