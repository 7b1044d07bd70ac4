import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { BidEvent } from "@/lib/bidding/schema/event";
import { authorOf, type Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

export type MadeMove = { after: StoredBid; event: BidEvent; counteredBy?: Author; decidedBy?: Author };

/**
 * Stores bids as moves leave them, each with its event: one statement, so that neither is there without the other.
 * An event's `xid` never falls behind that of the bid's event before it: a transaction may have begun to write before
 * another that had the bid first. What is read of events ends before the oldest transaction that runs, so a later `xid`
 * than its own hides an event no longer than that. One that is yet to come is of a database this was restored from.
 */
const save = {
  name: "save-bid-moves",
  text: `WITH "saved" AS (
      INSERT INTO "bid" ("organizationId", "id", "postingId", "loadId", "carrierId", "status", "isRejectedByRule",
        "amount", "currencyCode", "note", "submittedAt", "counterAmount", "counterStatus", "counteredAt", "reasonCode",
        "reasonMessage", "submittedBy", "counteredBy", "decidedAt", "decidedBy", "updatedAt")
      SELECT $1, it."id", it."postingId", it."loadId", it."carrierId", it."status", it."isRejectedByRule", it."amount",
        it."currencyCode", it."note", it."submittedAt", it."counterAmount", it."counterStatus", it."counteredAt",
        it."reasonCode", it."reasonMessage", $4::jsonb, it."counteredBy",
        CASE WHEN it."decidedBy" IS NOT NULL THEN $3::timestamptz END, it."decidedBy", $3::timestamptz
      FROM jsonb_to_recordset($2::jsonb) AS it("id" text, "postingId" text, "loadId" text, "carrierId" text,
        "status" text, "isRejectedByRule" boolean, "amount" int, "currencyCode" text, "note" text,
        "submittedAt" timestamptz, "counterAmount" int, "counterStatus" text, "counteredAt" timestamptz,
        "reasonCode" text, "reasonMessage" text, "counteredBy" jsonb, "decidedBy" jsonb)
      ON CONFLICT ("organizationId", "id") DO UPDATE SET "status" = excluded."status",
        "isRejectedByRule" = excluded."isRejectedByRule", "amount" = excluded."amount",
        "currencyCode" = excluded."currencyCode", "note" = excluded."note", "submittedAt" = excluded."submittedAt",
        "counterAmount" = excluded."counterAmount", "counterStatus" = excluded."counterStatus",
        "counteredAt" = excluded."counteredAt", "reasonCode" = excluded."reasonCode",
        "reasonMessage" = excluded."reasonMessage", "counteredBy" = coalesce(excluded."counteredBy", "bid"."counteredBy"),
        "decidedAt" = excluded."decidedAt", "decidedBy" = excluded."decidedBy", "updatedAt" = excluded."updatedAt",
        "eventXid" = CASE WHEN "bid"."eventXid" < pg_snapshot_xmax(pg_current_snapshot())
          THEN greatest("bid"."eventXid", excluded."eventXid") ELSE excluded."eventXid" END
      RETURNING "id", "postingId", "loadId", "eventXid"
    )
    INSERT INTO "bid_event" ("organizationId", "id", "xid", "bidId", "postingId", "loadId", "type", "envelope",
      "actor", "at")
    SELECT $1, told."id", "saved"."eventXid", "saved"."id", "saved"."postingId", "saved"."loadId", told."type",
      told."envelope"::jsonb, $4::jsonb, $3::timestamptz
    FROM unnest($5::text[], $6::text[], $7::text[], $8::text[]) WITH ORDINALITY
      AS told("id", "bidId", "type", "envelope", "place")
    JOIN "saved" ON "saved"."id" = told."bidId"
    ORDER BY told."place"
    RETURNING "id"`,
};

/** Of each bid one move; their postings must be locked. Events are numbered in the order of the moves. */
export async function saveMoves(tx: Context, moves: readonly MadeMove[]) {
  const bids = moves.map(({ after, counteredBy, decidedBy }) => {
    const { load: _load, carrier: _carrier, posting: _posting, ...bid } = after;
    return { ...bid, counteredBy, decidedBy };
  });
  const rows = await runStatement(tx, save, [
    tx.organizationId,
    JSON.stringify(bids),
    tx.now,
    JSON.stringify(authorOf(tx)),
    moves.map(({ event }) => event.id),
    moves.map(({ after }) => after.id),
    moves.map(({ event }) => event.type),
    moves.map(({ event }) => JSON.stringify(event)),
  ]);
  if (rows.length !== moves.length) throw new Error("Every move of a bid has one event.");
}
