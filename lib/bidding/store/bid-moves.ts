import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

export type MadeMove = { after: StoredBid; event: BidEvent };

/** Stores bids as moves leave them, each with its event: one statement, so that neither is there without the other. */
const save = defineStatement({
  name: "save-bid-moves",
  parameters: {
    organizationId: "text",
    bids: "jsonb",
    now: "timestamptz",
    author: "jsonb",
    eventIds: "text[]",
    bidIds: "text[]",
    types: "text[]",
    envelopes: "text[]",
  },
  text: (p) => `WITH "saved" AS (
      INSERT INTO "bid" ("organizationId", "id", "postingId", "loadId", "carrierId", "status", "isRejectedByRule",
        "amount", "currencyCode", "note", "submittedAt", "counterAmount", "counterStatus", "counteredAt", "reasonCode",
        "reasonMessage", "submittedBy", "counteredBy", "overrideReason", "decidedAt", "decidedBy", "updatedAt")
      SELECT ${p.organizationId}, it."id", it."postingId", it."loadId", it."carrierId", it."status", it."isRejectedByRule", it."amount",
        it."currencyCode", it."note", it."submittedAt", it."counterAmount", it."counterStatus", it."counteredAt",
        it."reasonCode", it."reasonMessage", ${p.author}, it."counteredBy", it."overrideReason",
        CASE WHEN it."decidedBy" IS NOT NULL THEN ${p.now} END, it."decidedBy", ${p.now}
      FROM jsonb_to_recordset(${p.bids}) AS it("id" text, "postingId" text, "loadId" text, "carrierId" text,
        "status" text, "isRejectedByRule" boolean, "amount" int, "currencyCode" text, "note" text,
        "submittedAt" timestamptz, "counterAmount" int, "counterStatus" text, "counteredAt" timestamptz,
        "reasonCode" text, "reasonMessage" text, "counteredBy" jsonb, "overrideReason" text,
        "decidedBy" jsonb)
      ON CONFLICT ("organizationId", "id") DO UPDATE SET "status" = excluded."status",
        "isRejectedByRule" = excluded."isRejectedByRule", "amount" = excluded."amount",
        "currencyCode" = excluded."currencyCode", "note" = excluded."note", "submittedAt" = excluded."submittedAt",
        "counterAmount" = excluded."counterAmount", "counterStatus" = excluded."counterStatus",
        "counteredAt" = excluded."counteredAt", "reasonCode" = excluded."reasonCode",
        "reasonMessage" = excluded."reasonMessage", "counteredBy" = excluded."counteredBy",
        "overrideReason" = excluded."overrideReason", "decidedAt" = excluded."decidedAt", "decidedBy" = excluded."decidedBy", "updatedAt" = excluded."updatedAt"
      RETURNING "id", "postingId", "loadId"
    )
    INSERT INTO "bid_event" ("organizationId", "id", "bidId", "postingId", "loadId", "type", "envelope",
      "actor", "at")
    SELECT ${p.organizationId}, event."id", "saved"."id", "saved"."postingId", "saved"."loadId",
      event."type", event."envelope"::jsonb, ${p.author}, ${p.now}
    FROM unnest(${p.eventIds}, ${p.bidIds}, ${p.types}, ${p.envelopes}) WITH ORDINALITY
      AS event("id", "bidId", "type", "envelope", "place")
    JOIN "saved" ON "saved"."id" = event."bidId"
    ORDER BY event."place"
    RETURNING "id"`,
  row: { id: text() },
});

/** Of each bid one move; their postings must be locked. Events are numbered in the order of the moves. */
export async function saveMoves(tx: Context, moves: readonly MadeMove[]) {
  const bids = moves.map(({ after: { load: _load, carrier: _carrier, posting: _posting, ...bid } }) => bid);
  const rows = await runStatement(tx, save, {
    organizationId: tx.organizationId,
    bids: JSON.stringify(bids),
    now: tx.now,
    author: JSON.stringify(authorOf(tx)),
    eventIds: moves.map(({ event }) => event.id),
    bidIds: moves.map(({ after }) => after.id),
    types: moves.map(({ event }) => event.type),
    envelopes: moves.map(({ event }) => JSON.stringify(event)),
  });
  if (rows.length !== moves.length) throw new Error("Every move of a bid has one event.");
  announceChange(tx, "bid", [...new Set(bids.map(({ loadId }) => loadId))]);
}
