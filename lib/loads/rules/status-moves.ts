import type { LoadStatus } from "@/lib/loads/schema/load";

const usualMoves: Record<LoadStatus, readonly LoadStatus[]> = {
  ON_HOLD: ["AVAILABLE", "BOOKED", "CANCELLED"],
  AVAILABLE: ["ON_HOLD", "BOOKED", "CANCELLED"],
  BOOKED: ["COMPLETED", "CANCELLED", "AVAILABLE", "ON_HOLD"],
  CANCELLED: [],
  COMPLETED: [],
};

/** A booked load that is no longer booked, but not over either. */
export const isReopened = (before: LoadStatus | undefined, after: LoadStatus | null | undefined) =>
  before === "BOOKED" && (after === "ON_HOLD" || after === "AVAILABLE");

/** Every change of the status is applied; the history marks unlikely ones. */
export const oddMove = (before: LoadStatus | undefined, after: LoadStatus) =>
  before === undefined || before === after || usualMoves[before].includes(after) ? [] : ["odd_status_move"];
