"use client";

import { UserRoundSearch } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  CrossingCell,
  LaneCell,
  LoadCell,
  PickupCell,
  Second,
  TrailerCell,
  Unset,
} from "@/components/loads/list/load-cells";
import { isUncovered } from "@/components/loads/list/load-facts";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { useFormat } from "@/lib/i18n/format";
import type { LoadSort, LoadSummary } from "@/lib/loads/schema/list";

type CellProps = { load: LoadSummary };

// Where the list is too narrow for the columns of target and owner, their facts stand beneath their neighbours'.
const whenNarrow = "@min-[1360px]:hidden max-sm:hidden";

function MaxBuyCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const format = useFormat();
  return (
    <>
      <div>{load.maxBuy ? format.money(load.maxBuy) : <Unset />}</div>
      {load.targetRate && (
        // A figure is read whole: where it is too long for its column it takes a second line.
        <div className="text-ink-3 text-xs @min-[1360px]:hidden">
          {t("targetOf", { money: format.money(load.targetRate) })}
        </div>
      )}
    </>
  );
}

function TargetCell({ load }: CellProps) {
  const format = useFormat();
  return load.targetRate ? format.money(load.targetRate) : <Unset />;
}

function CarrierCell({ load }: CellProps) {
  const t = useTranslations("loads");
  const { assignedCarrier: carrier, hasProposedCarrier } = load;
  const isMissing = isUncovered(load) || hasProposedCarrier;
  return (
    <>
      <div className="truncate" title={carrier?.displayName}>
        {carrier?.displayName ??
          (isMissing ? (
            <span className="text-warn">{t(hasProposedCarrier ? "carrierProposed" : "uncovered")}</span>
          ) : (
            <Unset />
          ))}
      </div>
      {carrier && hasProposedCarrier ? (
        <Second className="text-warn">{t("otherCarrierProposed")}</Second>
      ) : (
        <Second className={whenNarrow}>
          {load.externalOwnerCoverageUserId ? <UserOwner load={load} /> : <TeamOwner load={load} />}
        </Second>
      )}
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
  "pickup",
  "crossing",
  "trailer",
  "maxBuy",
  "target",
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

const whenWide = "hidden @min-[1360px]:table-cell";
const amount = "sm:text-right max-sm:text-right";

const StatusCell = ({ load }: { load: LoadSummary }) => <LoadStatusBadge status={load.status} />;

export const columnDetails: Record<ColumnId, Column> = {
  load: { Cell: LoadCell, look: "sm:w-40 [grid-area:load]", sorts: ["displayId", "-displayId"] },
  status: { Cell: StatusCell, look: "sm:w-26 [grid-area:status] max-sm:text-right" },
  lane: { Cell: LaneCell, look: "[grid-area:lane]" },
  pickup: { Cell: PickupCell, look: "sm:w-35 @min-[1200px]:w-37 [grid-area:pickup]", sorts: ["pickupAt", "-pickupAt"] },
  crossing: { Cell: CrossingCell, look: "sm:w-26 @min-[1440px]:w-36 [grid-area:crossing]" },
  trailer: {
    Cell: TrailerCell,
    look: "sm:w-26 @min-[1440px]:w-36 [grid-area:trailer] max-sm:text-right max-sm:[--card-side:end]",
  },
  maxBuy: {
    Cell: MaxBuyCell,
    look: `sm:w-34 @min-[1200px]:w-40 @min-[1360px]:w-32 [grid-area:money] ${amount}`,
    sorts: ["-maxBuy", "maxBuy"],
  },
  target: { Cell: TargetCell, look: `sm:w-32 ${amount} ${whenWide}` },
  carrier: {
    Cell: CarrierCell,
    look: "sm:w-31 @min-[1200px]:w-40 @min-[1360px]:w-31 @min-[1440px]:w-40 [grid-area:carrier]",
  },
  owner: {
    Cell: OwnerCell,
    look: "sm:w-36 hidden max-sm:block [grid-area:owner] max-sm:text-right @min-[1360px]:table-cell",
  },
};
