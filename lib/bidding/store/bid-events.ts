import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import {
  bool,
  defineDynamicStatement,
  defineStatement,
  jsonb,
  runDynamicStatement,
  runStatement,
  text,
} from "@/lib/server/statement";
import { Prisma } from "@/prisma/generated/client";

/** The place of an event in the order of all events of its organization. As text: 64 bits do not fit a number. */
export type EventPosition = { xid: string; seq: string };

// A transaction that began earlier may commit later, with events that belong before those that are visible now. Events
// older than the oldest running transaction are settled: nothing can be added between them any more.
const isSettled = `"xid" < pg_snapshot_xmin(pg_current_snapshot())`;

const position = defineStatement({
  name: "find-bid-event",
  parameters: { organizationId: "text", id: "text" },
  text: (p) => `SELECT "xid"::text, "seq"::text FROM "bid_event"
    WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id}`,
  row: { xid: text(), seq: text() },
});

export async function positionOfEvent(ctx: Context, id: string): Promise<EventPosition | undefined> {
  const [found] = await runStatement(ctx, position, { organizationId: ctx.organizationId, id });
  return found;
}

const submitted = defineStatement({
  name: "read-submitted-prices",
  parameters: { organizationId: "text", bidIds: "text[]" },
  text: (p) => `SELECT DISTINCT ON ("bidId") "bidId", "envelope" #> '{data,bid,amount}' AS "price" FROM "bid_event"
    WHERE "organizationId" = ${p.organizationId} AND "bidId" = ANY(${p.bidIds}) AND "type" = 'bid.submitted'
    ORDER BY "bidId", "seq" DESC`,
  row: { bidId: text(), price: jsonb<BidEvent["data"]["bid"]["amount"]>() },
});

/** The price of the latest submission of each of these bids, whatever was negotiated since. */
export async function readSubmittedPrices(ctx: Context, bidIds: readonly string[]) {
  const rows = await runStatement(ctx, submitted, { organizationId: ctx.organizationId, bidIds });
  return new Map(rows.map(({ bidId, price }) => [bidId, price]));
}

type EventFilter = {
  bidId?: string | undefined;
  postingId?: string | undefined;
  loadId?: string | undefined;
  type?: readonly BidEventType[] | undefined;
};
type Page = { after?: EventPosition | undefined; before?: EventPosition | undefined; limit: number };

const tupleOf = ({ xid, seq }: EventPosition) => Prisma.sql`(${xid}::text::xid8, ${seq}::text::bigint)`;

type Asked = { organizationId: string; filter: EventFilter; page: Page };

function listedEvents({ organizationId, filter, page: { after, before, limit } }: Asked) {
  const { bidId, postingId, loadId, type } = filter;
  const conditions = [
    Prisma.sql`"organizationId" = ${organizationId}`,
    ...(bidId === undefined ? [] : [Prisma.sql`"bidId" = ${bidId}`]),
    ...(postingId === undefined ? [] : [Prisma.sql`"postingId" = ${postingId}`]),
    ...(loadId === undefined ? [] : [Prisma.sql`"loadId" = ${loadId}`]),
    ...(type?.length ? [Prisma.sql`"type" = ANY(${type}::text[])`] : []),
    ...(after ? [Prisma.sql`("xid", "seq") > ${tupleOf(after)}`, Prisma.raw(isSettled)] : []),
    ...(before ? [Prisma.sql`("xid", "seq") < ${tupleOf(before)}`] : []),
  ];
  // Qualified: bare names would mean the texts that are selected, and "10" comes before "9".
  const order = after
    ? Prisma.sql`"bid_event"."xid", "bid_event"."seq"`
    : Prisma.sql`"bid_event"."xid" DESC, "bid_event"."seq" DESC`;
  return Prisma.sql`
    SELECT "xid"::text, "seq"::text, "envelope" FROM "bid_event"
    WHERE ${Prisma.join(conditions, " AND ")} ORDER BY ${order} LIMIT ${limit}`;
}

const exampleFilter: EventFilter = { bidId: "", postingId: "", loadId: "", type: ["bid.submitted"] };
const examplePosition = { xid: "0", seq: "0" };
const list = defineDynamicStatement({
  name: "list-bid-events",
  text: listedEvents,
  examples: [
    { organizationId: "", filter: {}, page: { limit: 1 } },
    { organizationId: "", filter: exampleFilter, page: { after: examplePosition, limit: 1 } },
    { organizationId: "", filter: exampleFilter, page: { before: examplePosition, limit: 1 } },
  ],
  row: { xid: text(), seq: text(), envelope: jsonb<BidEvent>() },
});

/** After a position: oldest first. Before one, or without any: newest first. */
export const listEvents = (ctx: Context, filter: EventFilter, page: Page) =>
  runDynamicStatement(ctx, list, { organizationId: ctx.organizationId, filter, page });

const between = defineStatement({
  name: "read-bid-events",
  parameters: {
    organizationId: "text",
    afterXid: "text",
    afterSeq: "text",
    untilXid: "text",
    untilSeq: "text",
    limit: "int4",
  },
  text: (p) => `SELECT "xid"::text, "seq"::text, "type", "envelope"::text, ${isSettled} AS "isSettled"
    FROM "bid_event"
    WHERE "organizationId" = ${p.organizationId} AND ("xid", "seq") > (${p.afterXid}::xid8, ${p.afterSeq}::bigint)
      AND (${p.untilXid} IS NULL OR ("xid", "seq") <= (${p.untilXid}::xid8, ${p.untilSeq}::bigint))
    ORDER BY "bid_event"."xid", "bid_event"."seq" LIMIT ${p.limit}`,
  row: { xid: text(), seq: text(), type: text<BidEventType>(), envelope: text(), isSettled: bool() },
});

/** Events after one position and up to another. `isPending`: there are more, which are not settled yet. */
export async function readEventsBetween(
  organizationId: string,
  { after, until, limit }: { after: EventPosition; until?: EventPosition; limit: number },
) {
  const rows = await runStatement({ db }, between, {
    organizationId,
    afterXid: after.xid,
    afterSeq: after.seq,
    untilXid: until?.xid ?? null,
    untilSeq: until?.seq ?? null,
    limit,
  });
  const unsettled = rows.findIndex(({ isSettled }) => !isSettled);
  return { events: unsettled < 0 ? rows : rows.slice(0, unsettled), isPending: unsettled >= 0 };
}

const bounds = defineStatement({
  name: "read-transaction-bounds",
  parameters: {},
  text: () => `SELECT pg_snapshot_xmin(now."snapshot")::text AS "oldest", pg_snapshot_xmax(now."snapshot")::text AS "next"
    FROM (SELECT pg_current_snapshot() AS "snapshot") AS now`,
  row: { oldest: text(), next: text() },
});

/** The oldest transaction that still runs, and the next to begin. */
export async function readTransactionBounds() {
  const [row] = await runStatement({ db }, bounds, {});
  if (!row) throw new Error("The database answered no snapshot.");
  return row;
}

// A restored backup numbers its transactions anew. An event of a transaction that is yet to come was therefore written
// before, in the other database, and so were all events before it.
const renumber = defineStatement({
  name: "renumber-restored-bid-events",
  parameters: {},
  text: () => `UPDATE "bid_event" SET "xid" = '3'
  FROM (
    SELECT "organization"."id", (
      SELECT max("seq") FROM "bid_event"
      WHERE "organizationId" = "organization"."id" AND "xid" >= pg_snapshot_xmax(pg_current_snapshot())
    ) AS "last"
    FROM "organization"
  ) AS restored
  WHERE restored."last" IS NOT NULL AND "bid_event"."organizationId" = restored."id" AND "bid_event"."seq" <= restored."last"`,
  row: {},
});

/** Puts events that a backup restored before all that were written here, in their order. Costs little without any. */
export async function renumberRestoredEvents(): Promise<void> {
  await runStatement({ db }, renumber, {});
}
