import type { BidEvent } from "@/lib/bidding/schema/event";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

/** Where an event stands in the order of all events of its organization. The numbers are too large for numbers. */
export type Place = readonly [xid: string, seq: string];
export type PlacedEvent = { place: Place; envelope: BidEvent };
type Row = { xid: string; seq: string; envelope: BidEvent };

const placed = ({ xid, seq, envelope }: Row): PlacedEvent => ({ place: [xid, seq], envelope });
const selected = `SELECT "xid"::text AS "xid", "seq"::text AS "seq", "envelope" FROM "bid_event"`;
const isAfter = (xid: string, seq: string) => `("xid", "seq") > (${xid}::text::xid8, ${seq}::bigint)`;
const settled = `"xid" < pg_snapshot_xmin(pg_current_snapshot())`;

const byId = { name: "place-bid-event", text: `${selected} WHERE "organizationId" = $1 AND "id" = $2` };

export async function placeOf(ctx: Context, id: string): Promise<Place | undefined> {
  const [row] = await runStatement<Row>(ctx, byId, [ctx.organizationId, id]);
  return row && placed(row).place;
}

const submitted = {
  name: "read-submitted-prices",
  text: `SELECT DISTINCT ON ("bidId") "bidId", "envelope" #> '{data,bid,amount}' AS "price" FROM "bid_event"
    WHERE "organizationId" = $1 AND "bidId" = ANY($2::text[]) AND "type" = 'bid.submitted'
    ORDER BY "bidId", "seq" DESC`,
};

/** The price of the latest submission of each of these bids. */
export async function readSubmittedPrices(ctx: Context, bidIds: readonly string[]): Promise<Map<string, Price>> {
  const values = [ctx.organizationId, bidIds];
  const rows = await runStatement<{ bidId: string; price: Price }>(ctx, submitted, values);
  return new Map(rows.map(({ bidId, price }) => [bidId, price]));
}
type Price = BidEvent["data"]["bid"]["amount"];

export type EventFilter = {
  bidId?: string | undefined;
  postingId?: string | undefined;
  loadId?: string | undefined;
  type?: readonly string[] | undefined;
};
type Page = { after?: Place | undefined; before?: Place | undefined; limit: number };

/** Oldest first after a place, else newest first before one. */
export async function listEvents(ctx: Context, filter: EventFilter, { after, before, limit }: Page) {
  const conditions = [`"organizationId" = $1`];
  const values: unknown[] = [ctx.organizationId];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  for (const name of ["bidId", "postingId", "loadId"] as const)
    if (filter[name] !== undefined) conditions.push(`"${name}" = ${parameter(filter[name])}`);
  if (filter.type?.length) conditions.push(`"type" = ANY(${parameter(filter.type)}::text[])`);
  if (after) conditions.push(isAfter(parameter(after[0]), parameter(after[1])), settled);
  if (before)
    conditions.push(`("xid", "seq") < (${parameter(before[0])}::text::xid8, ${parameter(before[1])}::bigint)`);
  // Qualified: bare names would mean the texts that are selected, and "10" comes before "9".
  const order = after ? `"bid_event"."xid", "bid_event"."seq"` : `"bid_event"."xid" DESC, "bid_event"."seq" DESC`;
  const text = `${selected} WHERE ${conditions.join(" AND ")} ORDER BY ${order} LIMIT ${limit}`;
  return (await ctx.db.$queryRawUnsafe<Row[]>(text, ...values)).map(placed);
}
