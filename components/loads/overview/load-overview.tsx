"use client";

import { type ReactNode, Suspense } from "react";
import { late, orNotFetched } from "@/components/app-shell/late";
import { DetailsCard } from "@/components/loads/overview/details-card";
import { NotesCard } from "@/components/loads/overview/notes-card";
import { ReadinessCard } from "@/components/loads/overview/readiness-card";
import { StopsCard } from "@/components/loads/overview/stops-card";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

// Most loads that are looked at have no carrier yet.
const AssignedCarrierCard = late(
  orNotFetched(() => import("@/components/loads/overview/assigned-carrier-card").then((m) => m.AssignedCarrierCard)),
);

export type OverviewSlots = {
  /** What is known of the crossing, and the one that most trucks take, to be chosen at a press. */
  crossing: ReactNode;
  chooseCrossing: ReactNode;
  bids: ReactNode;
  market: ReactNode;
  posting: ReactNode;
};

type LoadOverviewProps = { loaded: GetLoadResponse; isReader: boolean; slots: OverviewSlots };

// One column on a phone, in the order of the day; two, and three where there is room for them.
const columns =
  "flex flex-col gap-3 px-5 pt-4 pb-28 max-sm:px-4 print:px-0 print:pb-0 lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start";
const thirdColumn = "min-[1600px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.9fr)]";
const column = "contents lg:grid lg:min-w-0 lg:gap-3";

/**
 * A load at a glance: where it goes, who bids, what is missing, what it is worth. Who hauls it stands first. On paper it is
 * the sheet of the load: bids have one of their own, and what it is worth and to whom it is posted is out of date there.
 */
export function LoadOverview({ loaded, isReader, slots }: LoadOverviewProps) {
  const { status, assignedCarrier } = loaded.load;
  const hasCarrier = Boolean(assignedCarrier?.carrier ?? loaded.proposedCarrier);
  const isOpen = status === "ON_HOLD" || status === "AVAILABLE";
  const isOver = status === "COMPLETED" || status === "CANCELLED";
  const ready = (isOpen || (!isOver && loaded.doubts)) && (
    <ReadinessCard
      loaded={loaded}
      isReader={isReader}
      isOpen={isOpen}
      crossing={slots.chooseCrossing}
      className="max-lg:order-4"
    />
  );
  const details = <DetailsCard loaded={loaded} className="max-lg:order-8" />;
  return (
    <div className={isOpen ? `${columns} ${thirdColumn}` : columns}>
      <div className="contents lg:max-[1599px]:grid lg:max-[1599px]:min-w-0 lg:max-[1599px]:gap-3">
        <div className={column}>
          {hasCarrier && (
            <Suspense fallback={null}>
              <AssignedCarrierCard loaded={loaded} isReader={isReader} className="max-lg:order-1" />
            </Suspense>
          )}
          <StopsCard loaded={loaded} crossing={slots.crossing} className="max-lg:order-3" />
          <div className="contents max-lg:*:order-2 print:hidden">{slots.bids}</div>
        </div>
        {isOpen && <div className={`${column} min-[1600px]:order-3`}>{details}</div>}
      </div>
      <div className={`${column} min-[1600px]:order-2`}>
        {ready}
        {!isOver && <div className="contents max-lg:*:order-5 print:hidden">{slots.market}</div>}
        <div className="contents max-lg:*:order-6 print:hidden">{slots.posting}</div>
        <NotesCard loadId={loaded.load.id} isReader={isReader} className="max-lg:order-7" />
        {!isOpen && details}
      </div>
    </div>
  );
}
