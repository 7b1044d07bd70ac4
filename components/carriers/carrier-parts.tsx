"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { late } from "@/components/app-shell/late";
import { CarrierProfilePart } from "@/components/carriers/carrier-profile-part";
import type { CarrierPart } from "@/components/carriers/carriers-view";
import { useCarriersView } from "@/components/carriers/use-carriers-view";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";

const OnboardingPanel = late(() =>
  import("@/components/onboarding/onboarding-panel").then((module) => module.OnboardingPanel),
);
const CarrierLoads = late(() => import("@/components/carriers/carrier-loads").then((module) => module.CarrierLoads));
const CarrierBids = late(() =>
  import("@/components/bidding/posting/carrier-bids").then((module) => module.CarrierBids),
);
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
export function CarrierParts({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers.parts");
  const { view, choosePart } = useCarriersView();
  const tab = (id: CarrierPart, panel: ReactNode) => ({ id, label: t(id), panel });
  const later = (id: CarrierPart, panel: ReactNode) => tab(id, <Suspense fallback={<Coming />}>{panel}</Suspense>);
  return (
    <div className="min-h-60 flex-1 overflow-y-auto *:[[role=tablist]]:sticky *:[[role=tablist]]:top-0 *:[[role=tablist]]:z-1 *:[[role=tablist]]:bg-bg">
      <Tabs
        label={t("label")}
        value={view.part}
        onChange={choosePart}
        tabs={[
          tab("profile", <CarrierProfilePart carrier={carrier} />),
          later("onboarding", <OnboardingPanel carrierId={carrier.id} meaning={carrier.meaning} />),
          later("loads", <CarrierLoads carrier={carrier} />),
          later("bids", <CarrierBids key={carrier.id} carrier={carrier} />),
          later("history", <CarrierHistory carrierId={carrier.id} />),
        ]}
      />
    </div>
  );
}
