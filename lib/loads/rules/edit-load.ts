import { isReopened, oddMove } from "@/lib/loads/rules/status-moves";
import type { LoadEdit, LoadEditFlag } from "@/lib/loads/schema/edit";
import type { LoadDocument, LoadInput } from "@/lib/loads/schema/load";

type Crossings = NonNullable<LoadDocument["borderCrossings"]>;
type Crossing = Pick<LoadEdit, "usMxBorderCrossing" | "borderCrossingStrategy">;

/** The crossing that is named first gets another name, else one that waits for it, else it is a new one. */
function withCrossing(before: Crossings, { usMxBorderCrossing, borderCrossingStrategy }: Crossing): Crossings {
  const named = before.findIndex((row) => row.usMxBorderCrossing !== undefined);
  const at = Math.max(named, 0);
  const { usMxBorderCrossing: _former, ...row } = before[at] ?? { type: "BORDER_CROSSING" as const };
  const strategy = borderCrossingStrategy && { borderCrossingStrategy };
  if (usMxBorderCrossing) return before.toSpliced(at, 1, { ...row, usMxBorderCrossing, ...strategy });
  const { borderCrossingStrategy: _way, ...rest } = row;
  const isEmpty = Object.keys(rest).length === 1;
  return named < 0 ? before : before.toSpliced(at, 1, ...(isEmpty ? [] : [rest]));
}

function withPickup([first, ...others]: LoadDocument["stops"], appointment: LoadEdit["pickupAppointment"]) {
  if (!first) return [];
  const { appointment: _former, ...stop } = first;
  return [appointment ? { ...stop, appointment } : stop, ...others];
}

/** What a save has to say so that a load becomes as the edit wants it. */
export function editedFields({ stops, borderCrossings = [] }: LoadDocument, edit: LoadEdit): Partial<LoadInput> {
  const { status, maxBuy, targetRate, usMxBorderCrossing, pickupAppointment } = edit;
  const { externalOwnerCoverageUserId } = edit;
  return {
    ...(status !== undefined && { status }),
    ...(maxBuy !== undefined && { maxBuy }),
    ...(targetRate !== undefined && { targetRate }),
    ...(externalOwnerCoverageUserId !== undefined && { externalOwnerCoverageUserId }),
    ...(usMxBorderCrossing !== undefined && { borderCrossings: withCrossing(borderCrossings, edit) }),
    ...(pickupAppointment !== undefined && { stops: withPickup(stops, pickupAppointment) }),
  };
}

/** What the change of the status brings along. */
export function editFlags({ status: before, assignedCarrier }: LoadDocument, { status }: LoadEdit): LoadEditFlag[] {
  if (status === undefined) return [];
  const isOdd = oddMove(before, status).length > 0;
  const isReleased = assignedCarrier !== undefined && isReopened(before, status);
  return [...(isOdd ? ["odd_status_move" as const] : []), ...(isReleased ? ["carrier_released" as const] : [])];
}
