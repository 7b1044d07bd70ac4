import type { BidLoadColumns, StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { BidStatus } from "@/lib/bidding/schema/bid";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

const columns = `bid."id", bid."postingId", bid."loadId", bid."carrierId", bid."status", bid."isRejectedByRule",
  bid."amount", bid."currencyCode", bid."note", bid."submittedAt", bid."updatedAt", bid."counterAmount",
  bid."counterStatus", bid."counteredAt", bid."reasonCode", bid."reasonMessage"`;

/** What stands beside a bid wherever it is read: of the load, the carrier and what the organization calls it. */
const surroundings = `load."externalId", load."displayId", carrier."displayName", carrier."dotNumber",
  carrier."mcNumber", carrier."mxNumber", carrier."rfcNumber", carrier."cvorNumber", carrier."nirNumber",
  carrier."nscNumber", own."carrierExternalId"`;

const joins = `JOIN "load" load ON load."organizationId" = bid."organizationId" AND load."id" = bid."loadId"
  JOIN "carrier" carrier ON carrier."id" = bid."carrierId"
  LEFT JOIN "carrier_relationship" own
    ON own."organizationId" = bid."organizationId" AND own."carrierId" = bid."carrierId"`;

const selected = `SELECT ${columns}, ${surroundings}, posting."status" AS "postingStatus",
    posting."expiresAt" AS "postingExpiresAt"
  FROM "bid" bid
  JOIN "posting" posting ON posting."organizationId" = bid."organizationId" AND posting."id" = bid."postingId" ${joins}`;

type Surroundings = StoredBid["carrier"] & StoredBid["load"] & { carrierExternalId: string | null };
type BidRow = Omit<StoredBid, "load" | "carrier" | "posting"> &
  Omit<Surroundings, "externalId"> & {
    externalId: string;
    postingStatus: StoredBid["posting"]["status"];
    postingExpiresAt: Date | null;
  };

function toBid(row: BidRow): StoredBid {
  const { externalId, displayId, displayName, carrierExternalId, postingStatus, postingExpiresAt, ...own } = row;
  const { dotNumber, mcNumber, mxNumber, rfcNumber, cvorNumber, nirNumber, nscNumber, ...bid } = own;
  const numbers = { dotNumber, mcNumber, mxNumber, rfcNumber, cvorNumber, nirNumber, nscNumber };
  return {
    ...bid,
    posting: { status: postingStatus, expiresAt: postingExpiresAt },
    load: { externalId, displayId },
    carrier: { displayName, ...numbers, externalId: carrierExternalId },
  };
}

const open = `(bid."status" IN ('ACTIVE', 'COUNTERED') OR (bid."status" = 'REJECTED' AND bid."isRejectedByRule"))`;

const byId = { name: "read-bid", text: `${selected} WHERE bid."organizationId" = $1 AND bid."id" = $2` };

export async function readBid(ctx: Context, id: string): Promise<StoredBid | undefined> {
  const [row] = await runStatement<BidRow>(ctx, byId, [ctx.organizationId, id]);
  return row && toBid(row);
}

const openOnPostings = {
  name: "read-open-bids",
  text: `${selected} WHERE bid."organizationId" = $1 AND bid."postingId" = ANY($2::text[]) AND ${open}
      AND ($3::text[] IS NULL OR bid."carrierId" = ANY($3::text[]))
    ORDER BY bid."id"`,
};

/** The bids that something may still become of, oldest first. Nobody changes them while their postings are locked. */
export async function readOpenBids(
  ctx: Context,
  { postingIds, carrierIds = null }: { postingIds: readonly string[]; carrierIds?: readonly string[] | null },
): Promise<StoredBid[]> {
  return (await runStatement<BidRow>(ctx, openOnPostings, [ctx.organizationId, postingIds, carrierIds])).map(toBid);
}

const postingsOfCarriers = {
  name: "read-postings-of-carriers",
  text: `SELECT DISTINCT bid."postingId" FROM "bid" bid
    WHERE bid."organizationId" = $1 AND bid."carrierId" = ANY($2::text[]) AND ${open}`,
};

/** The postings on which these carriers have an open bid. */
export async function readPostingsBidOn(ctx: Context, carrierIds: readonly string[]): Promise<string[]> {
  const values = [ctx.organizationId, carrierIds];
  const rows = await runStatement<{ postingId: string }>(ctx, postingsOfCarriers, values);
  return rows.map(({ postingId }) => postingId);
}

export type BidFilter = {
  postingId?: string | undefined;
  loadId?: string | undefined;
  carrierId?: string | undefined;
  status?: readonly BidStatus[] | undefined;
  isOpen?: boolean | undefined;
  submittedFrom?: Date | undefined;
  before?: string | undefined;
};

const facts = `jsonb_build_object('status', load."status", 'originPlace', load."originPlace", 'destinationPlace',
    load."destinationPlace", 'pickupAt', load."pickupAt", 'trailerTypes', load."trailerTypes", 'borderCrossings',
    load."borderCrossings", 'maxBuyAmount', load."maxBuyAmount", 'maxBuyCurrency', load."maxBuyCurrency",
    'targetRateAmount', load."targetRateAmount", 'targetRateCurrency', load."targetRateCurrency") AS "facts"`;
const listed = selected.replace("SELECT ", `SELECT ${facts}, `);

/** Each filter is its own text, so that the database can choose the index that serves it. */
function conditionsOf(filter: BidFilter) {
  const values: unknown[] = [];
  const having = (text: (parameter: string) => string, value: unknown) =>
    value === undefined ? [] : [text(`$${values.push(value) + 1}`)];
  const conditions = [
    ...having((it) => `bid."postingId" = ${it}`, filter.postingId),
    ...having((it) => `bid."loadId" = ${it}`, filter.loadId),
    ...having((it) => `bid."carrierId" = ${it}`, filter.carrierId),
    ...having((it) => `bid."status" = ANY(${it}::text[])`, filter.status?.length ? filter.status : undefined),
    ...having((it) => `bid."submittedAt" >= ${it}::timestamptz`, filter.submittedFrom),
    ...having((it) => `bid."id" < ${it}`, filter.before),
    ...(filter.isOpen === undefined ? [] : [filter.isOpen ? open : `NOT ${open}`]),
  ];
  return { conditions: conditions.map((it) => ` AND ${it}`).join(""), values };
}

/** Newest first. */
export async function listBidRows(ctx: Context, filter: BidFilter, limit: number) {
  const { conditions, values } = conditionsOf(filter);
  const text = `${listed} WHERE bid."organizationId" = $1${conditions} ORDER BY bid."id" DESC LIMIT ${limit}`;
  const all = [ctx.organizationId, ...values];
  const rows = await ctx.db.$queryRawUnsafe<(BidRow & { facts: BidLoadColumns })[]>(text, ...all);
  return rows.map(({ facts, ...row }) => ({ bid: toBid(row), load: facts }));
}

export type ListedBidRow = Awaited<ReturnType<typeof listBidRows>>[number];
