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

const numbers = defineStatement({
  name: "read-bid-event-numbers",
  parameters: {},
  text: () => `WITH "given" AS MATERIALIZED (
      SELECT last_value - (NOT is_called)::int AS "last" FROM "bid_event_seq_seq"
    )
    SELECT "last"::text, least("last", (
      SELECT min((classid::bigint << 32) | objid::bigint) FROM pg_locks
      WHERE locktype = 'advisory' AND objsubid = 2 AND "given"."last" IS NOT NULL
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ))::text AS "settled" FROM "given"`,
  row: { last: text(), settled: text() },
});

/**
 * The last number that an event was given, and the one up to which all events are settled: whatever is read after this
 * lacks none of them, and none will come. Events are numbered before their transactions end, in any order; each of these
 * has a lock meanwhile, whose key is a number before its first (`lock_bid_event_numbers`). First the last number is
 * read, then the locks, then events: one that is numbered later is beyond the first, one that ends earlier is seen.
 */
export async function readEventNumbers() {
  const [row] = await runStatement({ db }, numbers, {});
  if (!row) throw new Error("The database answered no numbers of events.");
  return row;
}

const numberOf = defineStatement({
  name: "find-bid-event",
  parameters: { organizationId: "text", id: "text" },
  text: (p) => `SELECT "seq"::text FROM "bid_event" WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id}`,
  row: { seq: text() },
});

/** The number of an event, by which the events of its organization are ordered. As text: 64 bits do not fit a number. */
export async function numberOfEvent(ctx: Context, id: string): Promise<string | undefined> {
  const [found] = await runStatement(ctx, numberOf, { organizationId: ctx.organizationId, id });
  return found?.seq;
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
type Page = { after?: string | undefined; settled?: string; before?: string | undefined; limit: number };

const bigint = (seq: string) => Prisma.sql`${seq}::text::bigint`;

type Asked = { organizationId: string; filter: EventFilter; page: Page };

function listedEvents({ organizationId, filter, page: { after, settled, before, limit } }: Asked) {
  const { bidId, postingId, loadId, type } = filter;
  const conditions = [
    Prisma.sql`"organizationId" = ${organizationId}`,
    ...(bidId === undefined ? [] : [Prisma.sql`"bidId" = ${bidId}`]),
    ...(postingId === undefined ? [] : [Prisma.sql`"postingId" = ${postingId}`]),
    ...(loadId === undefined ? [] : [Prisma.sql`"loadId" = ${loadId}`]),
    ...(type?.length ? [Prisma.sql`"type" = ANY(${type}::text[])`] : []),
    ...(after ? [Prisma.sql`"seq" > ${bigint(after)}`] : []),
    ...(settled ? [Prisma.sql`"seq" <= ${bigint(settled)}`] : []),
    ...(before ? [Prisma.sql`"seq" < ${bigint(before)}`] : []),
  ];
  // Qualified: the bare name would mean the text that is selected, and "10" comes before "9".
  const order = after ? Prisma.sql`"bid_event"."seq"` : Prisma.sql`"bid_event"."seq" DESC`;
  return Prisma.sql`
    SELECT "seq"::text, "envelope" FROM "bid_event"
    WHERE ${Prisma.join(conditions, " AND ")} ORDER BY ${order} LIMIT ${limit}`;
}

const exampleFilter: EventFilter = { bidId: "", postingId: "", loadId: "", type: ["bid.submitted"] };
const list = defineDynamicStatement({
  name: "list-bid-events",
  text: listedEvents,
  examples: [
    { organizationId: "", filter: {}, page: { limit: 1 } },
    { organizationId: "", filter: exampleFilter, page: { after: "0", settled: "1", limit: 1 } },
    { organizationId: "", filter: exampleFilter, page: { before: "0", limit: 1 } },
  ],
  row: { seq: text(), envelope: jsonb<BidEvent>() },
});

/** After a number: oldest first, as far as they are settled. Before one, or without any: newest first. */
export async function listEvents(ctx: Context, filter: EventFilter, page: Omit<Page, "settled">) {
  const settled = page.after === undefined ? {} : { settled: (await readEventNumbers()).settled };
  return runDynamicStatement(ctx, list, {
    organizationId: ctx.organizationId,
    filter,
    page: { ...page, ...settled },
  });
}

const between = defineStatement({
  name: "read-bid-events",
  parameters: { organizationId: "text", after: "text", until: "text", settled: "text", limit: "int4" },
  text: (p) => `SELECT "seq"::text, "type", "envelope"::text, "seq" <= ${p.settled}::bigint AS "isSettled"
    FROM "bid_event"
    WHERE "organizationId" = ${p.organizationId} AND "seq" > ${p.after}::bigint
      AND (${p.until} IS NULL OR "seq" <= ${p.until}::bigint)
    ORDER BY "bid_event"."seq" LIMIT ${p.limit}`,
  row: { seq: text(), type: text<BidEventType>(), envelope: text(), isSettled: bool() },
});

/** Events after one number and up to another. `isPending`: there are more, which are not settled yet. */
export async function readEventsBetween(
  organizationId: string,
  { after, until, limit }: { after: string; until?: string | undefined; limit: number },
) {
  const { settled } = await readEventNumbers();
  const rows = await runStatement({ db }, between, { organizationId, after, until: until ?? null, settled, limit });
  const unsettled = rows.findIndex(({ isSettled }) => !isSettled);
  return { events: unsettled < 0 ? rows : rows.slice(0, unsettled), isPending: unsettled >= 0 };
}
