"use client";

import type { ReactNode } from "react";
import { CarrierCell, MaxBuyCell, OwnerCell, TargetCell } from "@/components/loads/list/cover-cells";
import { CrossingCell, LaneCell, LoadCell, PickupCell, TrailerCell } from "@/components/loads/list/load-cells";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import type { LoadSort, LoadSummary } from "@/lib/loads/schema/list";

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
