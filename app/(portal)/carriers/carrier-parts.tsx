"use client";

import type { ReactNode } from "react";
import { late } from "@/components/app-shell/late";
import { type CarrierSlots, type CarriersPage, CarriersProvider } from "@/components/carriers/carriers-context";

const OnboardingPanel = late(() => import("@/components/onboarding/onboarding-panel").then((m) => m.OnboardingPanel));
const CarrierLoads = late(() => import("@/components/loads/list/carrier-loads").then((m) => m.CarrierLoads));
const CarrierBids = late(() => import("@/components/bidding/posting/carrier-bids").then((m) => m.CarrierBids));

const parts: CarrierSlots = {
  onboarding: ({ id, meaning }) => <OnboardingPanel carrierId={id} meaning={meaning} />,
  loads: (carrier) => <CarrierLoads carrier={carrier} />,
  bids: (carrier) => <CarrierBids key={carrier.id} carrier={carrier} />,
};

type CarrierPageProps = Omit<CarriersPage, "parts"> & { children: ReactNode };

/** The page of carriers with what onboarding, loads and bidding know of each carrier. */
export const CarriersWithParts = (props: CarrierPageProps) => <CarriersProvider {...props} parts={parts} />;
