import { getCarriers } from "@/lib/carriers/find-carriers";
import { lockRelationship } from "@/lib/carriers/lock-carriers";
import { readCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { dayOf } from "@/lib/core/day-of";
import { AppError } from "@/lib/core/errors";
import { asJson } from "@/lib/core/json";
import { changesBetween } from "@/lib/core/json-diff";
import { type Freight, freightOf } from "@/lib/loads/get-freight";
import { findLoad } from "@/lib/loads/get-load";
import { carrierAssigned, raiseLoadChanges } from "@/lib/loads/raise-load-changes";
import { endProposal } from "@/lib/loads/rules/assign-carrier";
import { eligibilityFor, refusalMessage } from "@/lib/loads/rules/carrier-check";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { updateLoad } from "@/lib/loads/store/load-writes";
import type { Context } from "@/lib/server/context";
import type { Money } from "@/lib/vocabulary/money";

/** A load and a carrier, locked until the transaction ends, and whether the carrier may haul the load. */
export type LockedForBooking = { stored: StoredLoad; carrier: KnownCarrier; eligibility: Eligibility };

type Pair = { loadId: string; carrierId: string };

/**
 * Locks the carrier and then the load: the same order everywhere, or transactions would deadlock. To be called before a
 * posting or a bid is locked.
 * @throws AppError "not_found" for a load of another organization, and for an unknown carrier
 */
export async function lockForBooking(tx: Context, { loadId, carrierId }: Pair): Promise<LockedForBooking> {
  await lockRelationship(tx, carrierId);
  const [carrier] = await getCarriers(tx, [carrierId]);
  if (!carrier) throw new AppError("not_found", "There is no such carrier.");
  const stored = await findLoad(tx, { id: loadId }, true);
  const { requirementsBlock } = await readCarrierPolicy(tx);
  return {
    stored,
    carrier,
    eligibility: eligibilityFor(freightOf(stored), carrier, { requirementsBlock, today: dayOf(tx.now) }),
  };
}

type Booking = {
  price: Money;
  description?: string;
  /** Why this carrier, although it lacks what the load requires. */
  overrideReason?: string | undefined;
};

/** @throws AppError "carrier_not_assignable"; "conflict" for a load that is not available */
export function guardBooking({ stored, eligibility }: LockedForBooking) {
  const { reason, misses } = eligibility;
  if (reason)
    throw new AppError("carrier_not_assignable", `${reason}: ${refusalMessage(reason, misses)}`, {
      reason,
      ...(misses.length > 0 && { misses }),
    });
  const { status } = stored.document;
  if (status !== "AVAILABLE") throw new AppError("conflict", `The load is ${status}: it cannot be booked.`);
}

/**
 * Books a load with the carrier whose bid was accepted, and records why it was eligible. Must be the last step of its
 * transaction: it locks the organization's chain of carrier selections.
 * @throws AppError as `guardBooking`
 */
export async function bookLoad(tx: Context, locked: LockedForBooking, booking: Booking): Promise<Freight> {
  guardBooking(locked);
  const { stored, carrier, eligibility } = locked;
  const document = booked(stored.document, carrier.id, booking);
  const changes = changesBetween(asJson(stored.document), asJson(document), "load");
  const change = { operation: "UPDATED" as const, changes, flags: ["bid_accepted"] };
  if (!(await updateLoad(tx, { stored, state: { ...endProposal(stored), document }, change })))
    throw new AppError("conflict", "The load changed while it was booked. Send it again.");
  // The caller ends the posting that the bid was on.
  await raiseLoadChanges(tx, stored.id, { before: stored.document, after: document, via: "BID" });
  const freight = freightOf({ ...stored, document, version: stored.version + 1 });
  const load = { ...freight, ...freight.document };
  await carrierAssigned.raise(tx, { load, carrier, eligibility, via: "BID", overrideReason: booking.overrideReason });
  return freight;
}

const booked = (document: LoadDocument, carrierId: string, { price, description }: Booking): LoadDocument => ({
  ...document,
  status: "BOOKED",
  assignedCarrier: {
    carrierId,
    price: {
      lineItems: [{ type: "BID", value: price, ...(description && { externalDescription: description }) }],
    },
  },
});
