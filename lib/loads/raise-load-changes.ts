import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { jsonEqual } from "@/lib/core/json";
import { type LoadObservation, loadObservation, paidPrice } from "@/lib/loads/load-observation";
import type { LoadDocument, LoadStatus } from "@/lib/loads/schema/load";
import { defineChange } from "@/lib/server/changes";
import type { Context } from "@/lib/server/context";
import type { Money } from "@/lib/vocabulary/money";

type UnavailableStatus = Exclude<LoadStatus, "AVAILABLE">;

/** A load became unavailable: carriers cannot bid on it any more. It is locked. */
export const loadMadeUnavailable = defineChange<{ loadId: string; status: UnavailableStatus }>(
  "a load is no longer available",
);

/** The price paid for a load, or its lane, changed; no observation where no price is known any longer. */
export const paidPriceChanged = defineChange<{ loadId: string; observation: LoadObservation | undefined }>(
  "the price paid for a load changed",
);

/** A load that was to be covered is booked, by a write and not by a bid: with which price, where one is known. It is locked. */
export const loadBooked = defineChange<{ loadId: string; price: Money | undefined }>("a load was booked");

/** A carrier was blocked for one load, which is locked. */
export const carrierBlocked = defineChange<{ loadId: string; carrierId: string }>("a carrier was blocked for a load");

/**
 * A carrier was assigned to a load: why it was eligible, and the accepted bid if there was one. Raised last in a
 * transaction, because its listeners lock a chain that all assignments of the organization share.
 */
export const carrierAssigned = defineChange<{
  load: { id: string; externalId: string; version: number } & LoadDocument;
  carrier: KnownCarrier;
  eligibility: Eligibility;
  via?: "BID";
  /** Why this carrier, although it lacks what the load requires. */
  overrideReason?: string | undefined;
}>("a carrier was assigned to a load");

/** A write of a load: what it was, unless it is new, and what it is now. */
type LoadWrite = { before: LoadDocument | undefined; after: LoadDocument; via?: "BID" };

const toCover: readonly LoadStatus[] = ["ON_HOLD", "AVAILABLE"];

/** What follows from a write. Each is absent where it stays as it was. */
function consequencesOf({ before, after, via }: LoadWrite) {
  const observation = loadObservation(after);
  const isObserved = !jsonEqual(observation, before && loadObservation(before));
  const status = before?.status === "AVAILABLE" && after.status !== "AVAILABLE" ? after.status : undefined;
  const isBooked = !via && after.status === "BOOKED" && toCover.some((it) => it === before?.status);
  return {
    ...(isObserved && { paid: { observation } }),
    ...(status && { unavailable: { status } }),
    ...(isBooked && { booked: { price: paidPrice(after)?.price } }),
  };
}

export const hasConsequences = (write: LoadWrite) => Object.keys(consequencesOf(write)).length > 0;

/** Raises what follows from a write of a load, in the transaction that wrote it. */
export async function raiseLoadChanges(tx: Context, loadId: string, write: LoadWrite) {
  const { unavailable, paid, booked } = consequencesOf(write);
  if (unavailable) await loadMadeUnavailable.raise(tx, { loadId, ...unavailable });
  if (booked) await loadBooked.raise(tx, { loadId, ...booked });
  if (paid) await paidPriceChanged.raise(tx, { loadId, ...paid });
}
