import { AppError } from "@/lib/core/errors";
import { asJson } from "@/lib/core/json";
import { changesBetween } from "@/lib/core/json-diff";
import { type Freight, freightOf } from "@/lib/loads/get-freight";
import type { HeldForBooking } from "@/lib/loads/hold-for-booking";
import { carrierAssigned, raiseLoadChanges } from "@/lib/loads/raise-load-changes";
import { endProposal } from "@/lib/loads/rules/assign-carrier";
import { refusalWords } from "@/lib/loads/rules/carrier-check";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { updateLoad } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";
import type { Money } from "@/lib/vocabulary/money";

type Booking = { price: Money; description?: string };

/** @throws AppError "carrier_not_assignable"; "conflict" for a load that is not available */
export function guardBooking({ stored, meaning }: HeldForBooking) {
  const { reason } = meaning;
  if (reason) throw new AppError("carrier_not_assignable", `${reason}: ${refusalWords(reason, meaning.misses)}`);
  const { status } = stored.document;
  if (status !== "AVAILABLE") throw new AppError("conflict", `The load is ${status}: it cannot be booked.`);
}

/**
 * Books a load with the carrier whose bid was accepted, and freezes why. The last thing its transaction does: the chain
 * of carrier selections stays locked until it ends.
 * @throws AppError as `guardBooking`
 */
export async function bookLoad(tx: Context, held: HeldForBooking, booking: Booking): Promise<Freight> {
  guardBooking(held);
  const { stored, carrier, meaning } = held;
  const document = booked(stored.document, carrier.id, booking);
  const changes = changesBetween(asJson(stored.document), asJson(document), "load");
  const change = { operation: "UPDATED" as const, changes, flags: ["bid_accepted"] };
  if (!(await updateLoad(tx, { stored, state: { ...endProposal(stored), document }, change })))
    throw new AppError("conflict", "The load changed while it was booked. Send it again.");
  // The posting whose bid this is ends by itself.
  await raiseLoadChanges(tx, stored.id, { before: stored.document, after: document });
  const version = stored.version + 1;
  const load = { id: stored.id, externalId: stored.externalId, version, ...document };
  await carrierAssigned.raise(tx, { load, carrier, meaning, via: "BID" });
  return freightOf({ ...stored, document, version });
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
