import type * as z from "zod";
import { authenticateOfferLink } from "@/lib/bidding/authenticate-offer-link";
import { createOfferLink } from "@/lib/bidding/create-offer-link";
import { openPosting } from "@/lib/bidding/open-posting";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import type { OpenPostingRequest } from "@/lib/bidding/schema/posting";
import { submitBid } from "@/lib/bidding/submit-bid";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { newId } from "@/lib/core/ids";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import type { PositiveMoney } from "@/lib/vocabulary/money";

export const usd = (dollars: number) => ({ currencyCode: "USD" as const, amount: dollars * 100 });

type Given = {
  load?: Partial<z.input<typeof LoadInput>>;
  posting?: Omit<OpenPostingRequest, "id" | "externalId">;
  brokerage?: Awaited<ReturnType<typeof aBrokerage>>;
};

/** A load that is offered to carriers, by a broker of an organization of its own, with a load board that places bids. */
export async function aPosting({ load: sent, posting: opening, brokerage }: Given = {}) {
  const { broker, tms } = brokerage ?? (await aBrokerage());
  const board: Context = {
    ...tms,
    actor: { type: "apiKey", id: newId("key"), name: "Load board", scopes: ["bids:write"] },
  };
  const { load } = await sync(tms, { ...aNewKey(), status: "AVAILABLE", maxBuy: usd(2100), ...sent });
  const { posting } = await openPosting(broker, { id: load.id, ...opening });

  const bidOf = async (carrierId: string, amount: PositiveMoney = usd(1900), ctx = board) =>
    (await submitBid(ctx, { postingId: posting.id, carrier: { id: carrierId }, amount })).bid;

  /** A carrier that may be assigned unless its status is given, and how it bids on the posting. */
  async function aCarrier(status: RelationshipStatus | "NONE" = "ACTIVE") {
    const carrier = await aRelationship(broker, { status: status === "NONE" ? undefined : status });
    const { carrierId } = carrier;
    return {
      ...carrier,
      bid: (amount?: PositiveMoney, ctx = board) => bidOf(carrierId, amount, ctx),
      byLink: () => followOffer(broker, { postingId: posting.id, carrierId }),
    };
  }
  return { broker, tms, board, load, posting, bidOf, aCarrier };
}

/** Makes an offer link and answers its token, with the context of a call by the carrier that has it. */
async function followOffer(broker: Context, offer: { postingId: string; carrierId: string }) {
  const { url } = await createOfferLink(broker, offer);
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  const found = await authenticateOfferLink(token);
  if (!found) throw new Error("This link opens nothing.");
  const { organizationId, linkId, carrierId: id, carrierName: name } = found;
  const ctx: Context = {
    organizationId,
    actor: { type: "carrier", id, name, link: "OFFER", linkId },
    requestId: newId("req"),
    now: broker.now,
    db: broker.db,
  };
  return { token, ctx };
}

/** All events of the organization, in the order in which they were written. */
export async function eventsOf({ organizationId, db }: Context): Promise<BidEvent[]> {
  const rows = await db.$queryRaw<{ envelope: BidEvent }[]>`
    SELECT "envelope" FROM "bid_event" WHERE "organizationId" = ${organizationId} ORDER BY "seq"`;
  return rows.map(({ envelope }) => envelope);
}
