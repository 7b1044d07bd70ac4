"use client";

import { UserRoundSearch } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  CrossingCell,
  CustomerCell,
  LaneCell,
  LoadCell,
  PickupCell,
  Second,
  TrailerCell,
  Unset,
} from "@/components/loads/list/load-cells";
import { isUncovered } from "@/components/loads/list/load-facts";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { MaxBuyCell, SellCell } from "@/components/loads/list/price-cells";
import type { LoadSort, LoadSummary } from "@/lib/loads/schema/list";

type CellProps = { load: LoadSummary };

function BidsCell({ load }: CellProps) {
  const { parts, now } = useLoads();
  return <parts.Bids load={load} now={now} />;
}

/** On a phone the one step that the load waits for. */
function StepCell({ load }: CellProps) {
  const { parts } = useLoads();
  const { peek } = useLoadsView();
  return <parts.Step load={load} onPeek={() => peek(load.id)} />;
}

function CarrierCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const { assignedCarrier: carrier, hasProposedCarrier } = load;
  const isMissing = isUncovered(load) || hasProposedCarrier;
  return (
    <>
      <div className="line-clamp-2 in-data-short:line-clamp-1" title={carrier?.displayName}>
        {carrier?.displayName ??
          (isMissing ? (
            <span className="text-warn">{t(hasProposedCarrier ? "carrierProposed" : "uncovered")}</span>
          ) : (
            <Unset />
          ))}
      </div>
      {carrier && hasProposedCarrier && <Second className="text-warn">{t("otherCarrierProposed")}</Second>}
    </>
  );
}

function OwnerCell({ load }: CellProps) {
  return (
    <>
      <div className="truncate">{load.externalOwnerCoverageUserId ? <UserOwner load={load} /> : <Unset />}</div>
      <Second>
        <TeamOwner load={load} />
      </Second>
    </>
  );
}

type OwnerNameProps = { id: string; name: string | undefined; hint: string };

/** An owner's name, with the TMS's id on hover. An id that nobody has yet stands there itself and says so. */
function OwnerName({ id, name, hint }: OwnerNameProps) {
  const t = useTranslations("loads.owners");
  if (name) return <span title={id}>{name}</span>;
  return (
    <span title={hint}>
      <UserRoundSearch aria-label={t("unknown")} role="img" className="-mt-0.5 mr-1 inline size-3.5! text-warn" />
      <span className="font-mono text-[0.78125rem]">{id}</span>
    </span>
  );
}

type Owned = Pick<
  LoadSummary,
  "externalOwnerCoverageUserId" | "externalOwnerCoverageTeamId" | "ownerCoverageUser" | "ownerCoverageTeam"
>;

function UserOwner({ load: { externalOwnerCoverageUserId: id, ownerCoverageUser } }: { load: Owned }) {
  const t = useTranslations("loads.owners");
  return id && <OwnerName id={id} name={ownerCoverageUser?.name} hint={t("userHint", { id })} />;
}

function TeamOwner({ load: { externalOwnerCoverageTeamId: id, ownerCoverageTeam } }: { load: Owned }) {
  const t = useTranslations("loads.owners");
  return id && <OwnerName id={id} name={ownerCoverageTeam?.name} hint={t("teamHint", { id })} />;
}

export const columnIds = [
  "load",
  "status",
  "lane",
  "customer",
  "pickup",
  "crossing",
  "trailer",
  "bids",
  "maxBuy",
  "sell",
  "carrier",
  "owner",
] as const;
export type ColumnId = (typeof columnIds)[number];

type Column = {
  Cell: (props: { load: LoadSummary }) => ReactNode;
  /** Width in the table, and the place in the card that a row is on a phone. */
  look: string;
  /** The two orders of a column that can be sorted, the one a first click gives leading. */
  sorts?: readonly [LoadSort, LoadSort];
};

const wide = "hidden @min-[1360px]:table-cell";
const widest = "hidden @min-[1600px]:table-cell";
// Beside the preview the list is narrow: what the preview shows as well gives way.
const roomy = "max-sm:hidden @max-[1000px]:sm:hidden print:table-cell!";

const StatusCell = ({ load }: CellProps) => (
  <>
    <LoadStatusBadge status={load.status} />
    <Second className="max-sm:hidden @min-[1360px]:hidden">
      {load.externalOwnerCoverageUserId ? <UserOwner load={load} /> : <TeamOwner load={load} />}
    </Second>
  </>
);

export const columnDetails: Record<ColumnId, Column> = {
  load: {
    Cell: LoadCell,
    look: "sm:w-37 @max-[760px]:sm:w-32 @min-[1360px]:w-38 [grid-area:load]",
    sorts: ["displayId", "-displayId"],
  },
  status: { Cell: StatusCell, look: "sm:w-26 [grid-area:status] max-sm:text-right" },
  lane: { Cell: LaneCell, look: "[grid-area:lane]" },
  customer: { Cell: CustomerCell, look: `${wide} @min-[1360px]:w-42 @min-[1600px]:w-48` },
  pickup: {
    Cell: PickupCell,
    look: "sm:w-35 [grid-area:pickup]",
    sorts: ["pickupAt", "-pickupAt"],
  },
  crossing: { Cell: CrossingCell, look: `${widest} w-38` },
  trailer: { Cell: TrailerCell, look: "hidden w-32 @min-[1840px]:table-cell" },
  bids: { Cell: BidsCell, look: "sm:w-33 @max-[760px]:sm:w-26 @min-[1360px]:w-38 [grid-area:bids] max-sm:text-right" },
  maxBuy: {
    Cell: MaxBuyCell,
    look: `sm:w-29 sm:text-right ${roomy}`,
    sorts: ["-maxBuy", "maxBuy"],
  },
  sell: { Cell: SellCell, look: `sm:w-25 sm:text-right ${roomy}` },
  carrier: { Cell: CarrierCell, look: `sm:w-27 @min-[1200px]:w-40 @min-[1360px]:w-36 @min-[1600px]:w-42 ${roomy}` },
  owner: { Cell: OwnerCell, look: `${wide} @min-[1360px]:w-32 @min-[1600px]:w-38` },
};

/** What a row has on a phone alone, below its facts. */
export const CardStep = StepCell;
