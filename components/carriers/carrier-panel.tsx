"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Truck } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { late } from "@/components/app-shell/late";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { CarrierMenu } from "@/components/carriers/carrier-menu";
import { useCarriersContext, useCarriersView } from "@/components/carriers/carriers-context";
import { PanelFrame, PanelSkeleton } from "@/components/carriers/carriers-skeleton";
import type { CarrierPart } from "@/components/carriers/carriers-view";
import { DecisionBar } from "@/components/carriers/decision-bar";
import { EligibilityCard, OnboardingBadge, StatusBadge } from "@/components/carriers/eligibility-card";
import { CarrierProfilePart } from "@/components/carriers/profile-facts";
import type { Decision } from "@/components/carriers/use-decisions";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { CallError } from "@/lib/browser/api";
import { carrierQueries } from "@/lib/carriers/queries";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

const CarrierHistory = late(() =>
  import("@/components/carriers/carrier-history").then((module) => module.CarrierHistory),
);

const Coming = () => (
  <div className="grid gap-3 p-5">
    {["w-64", "w-52", "w-72"].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
);

/** Everything known of the carrier; the part in view stays when somebody walks on to the next one. */
function CarrierParts({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers.parts");
  const { view, choosePart } = useCarriersView();
  const { parts } = useCarriersContext();
  const tab = (id: CarrierPart, panel: ReactNode) => ({ id, label: t(id), panel });
  const later = (id: CarrierPart, panel: ReactNode) => tab(id, <Suspense fallback={<Coming />}>{panel}</Suspense>);
  return (
    <div className="min-h-60 flex-1 overflow-y-auto **:[[role=tablist]]:sticky **:[[role=tablist]]:top-0 **:[[role=tablist]]:z-1 **:[[role=tablist]]:bg-bg">
      <Tabs
        label={t("label")}
        value={view.part}
        onChange={choosePart}
        tabs={[
          tab("profile", <CarrierProfilePart carrier={carrier} />),
          later("onboarding", parts.onboarding(carrier)),
          later("loads", parts.loads(carrier)),
          later("bids", parts.bids(carrier)),
          later("history", <CarrierHistory carrierId={carrier.id} />),
        ]}
      />
    </div>
  );
}

export type CarrierPanelProps = {
  id: string;
  /** The carrier as the list has it, and since when: what is fresh there is not fetched again. */
  known: { carrier: CarrierRecord; at: number } | undefined;
  left: number | undefined;
  onDecide: (carrier: CarrierRecord, decision: Decision) => void;
  onKeep: (carrier: CarrierRecord) => void;
} & Pick<ComponentProps<typeof DecisionBar>, "typed" | "onMany">;

function Head({ carrier, onDecide }: { carrier: CarrierRecord } & Pick<CarrierPanelProps, "onDecide">) {
  const t = useTranslations("carriers");
  const source = useTranslations("vocabulary.RelationshipSource");
  const { close } = useCarriersView();
  const { relationship, onboarding } = carrier;
  const isSigned = onboarding?.state === "SIGNED";
  return (
    <header className="flex items-start gap-2">
      <IconButton
        label={t("backToList")}
        icon={<ArrowLeft aria-hidden />}
        onClick={close}
        className="-ml-2 shrink-0 sm:hidden"
      />
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-lg">
          <span className="wrap-anywhere min-w-0">{carrier.displayName}</span>
          <span className="inline-flex flex-wrap gap-1.5">
            <StatusBadge relationship={relationship} />
            {isSigned && <Badge tone="info">{t("signed")}</Badge>}
            {relationship && !isSigned && <OnboardingBadge status={relationship.onboardingStatus} />}
          </span>
        </h2>
        <p className="text-ink-3 text-xs">
          {relationship
            ? t.rich("setBy", {
                source: source(relationship.source),
                time: () => <RelativeTime at={relationship.updatedAt} />,
              })
            : t("unknownToUs")}
        </p>
      </div>
      <CarrierMenu carrier={carrier} onDecide={onDecide} />
    </header>
  );
}

/** A carrier beside the list: what it may do and why, the decision, and everything known of it. */
export function CarrierPanel({ id, known, left, typed, onMany, onDecide, onKeep }: CarrierPanelProps) {
  const t = useTranslations("carriers");
  const query = useQuery({
    ...carrierQueries.detail(id),
    initialData: known && { carrier: known.carrier },
    initialDataUpdatedAt: known?.at,
  });
  const carrier = query.data?.carrier;
  if (carrier) {
    return (
      <PanelFrame label={t("panel")}>
        <div className="grid shrink-0 gap-3 px-5 py-3.5 max-sm:px-4">
          <Head carrier={carrier} onDecide={onDecide} />
          <EligibilityCard carrier={carrier} />
        </div>
        <DecisionBar
          carrier={carrier}
          left={left}
          typed={typed}
          onMany={onMany}
          onDecide={(decision) => onDecide(carrier, decision)}
          onKeep={() => onKeep(carrier)}
        />
        <CarrierParts carrier={carrier} />
      </PanelFrame>
    );
  }
  const isMissing = query.error instanceof CallError && query.error.status === 404;
  return (
    <PanelFrame label={t("panel")}>
      {isMissing ? (
        <EmptyState icon={<Truck />} title={t("noSuchCarrier")} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <PanelSkeleton />
      )}
    </PanelFrame>
  );
}
