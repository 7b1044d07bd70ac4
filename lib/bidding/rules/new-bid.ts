import type { StoredPosting } from "@/lib/bidding/rules/stored-posting";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import type { StoredLoad } from "@/lib/loads/rules/stored-load";
import type { PositiveMoney } from "@/lib/vocabulary/money";

type Parts = { id: string; posting: StoredPosting; load: StoredLoad; carrier: KnownCarrier; price: PositiveMoney };

/** A bid that is about to be submitted, with what events tell of its load and its carrier. */
export const newBid = ({ id, posting, load, carrier, price }: Parts, note: string | undefined) => ({
  id,
  postingId: posting.id,
  loadId: load.id,
  carrierId: carrier.id,
  ...price,
  note: note ?? null,
  posting,
  load: { externalId: load.externalId, displayId: load.document.externalDisplayId ?? load.externalId },
  carrier: {
    displayName: carrier.displayName,
    dotNumber: carrier.dotNumber ?? null,
    mcNumber: carrier.mcNumber ?? null,
    mxNumber: carrier.mxNumber ?? null,
    rfcNumber: carrier.rfcNumber ?? null,
    cvorNumber: carrier.cvorNumber ?? null,
    nirNumber: carrier.nirNumber ?? null,
    nscNumber: carrier.nscNumber ?? null,
    externalId: carrier.externalId ?? null,
  },
});
