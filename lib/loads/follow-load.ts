import { endPostingOfLoad } from "@/lib/bids/end-posting";
import type { BidReasonCode } from "@/lib/bids/schema/bid";
import { jsonEqual } from "@/lib/core/json";
import { loadObservation } from "@/lib/loads/load-observation";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import { recordLoadObservation } from "@/lib/rates/record-load-observation";
import type { Context } from "@/lib/server/context";

/** A write of a load: what it was, unless it is new, and what it is now. */
type Write = { before: LoadDocument | undefined; after: LoadDocument };

/** A load is posted only while it is AVAILABLE. */
const endings: Partial<Record<LoadStatus, BidReasonCode>> = {
  ON_HOLD: "load_on_hold",
  BOOKED: "load_booked",
  CANCELLED: "load_cancelled",
  COMPLETED: "load_completed",
};

/** What else changes with a load. Each is absent where it stays as it was. */
function consequencesOf({ before, after }: Write) {
  const observation = loadObservation(after);
  const isObserved = !jsonEqual(observation, before && loadObservation(before));
  const endsPosting = before?.status === "AVAILABLE" ? endings[after.status] : undefined;
  return { ...(isObserved && { observed: { observation } }), ...(endsPosting && { endsPosting }) };
}

export const isFollowed = (write: Write) => Object.keys(consequencesOf(write)).length > 0;

/** Keeps in step what is drawn from a load, in the transaction that wrote it: what the market is paid, and its posting. */
export async function followLoad(tx: Context, loadId: string, write: Write) {
  const { endsPosting, observed } = consequencesOf(write);
  if (endsPosting) await endPostingOfLoad(tx, { loadId, reason: endsPosting });
  if (observed) await recordLoadObservation(tx, loadId, observed.observation);
}
