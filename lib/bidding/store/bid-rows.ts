import type { BidLoadColumns, StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { BidReasonCode, BidStatus, CounterStatus } from "@/lib/bidding/schema/bid";
import { waitingStatuses } from "@/lib/bidding/schema/bid-values";
import type { PostingStatus } from "@/lib/bidding/schema/posting";
import type { Context } from "@/lib/server/context";
import {
  bool,
  defineDynamicStatement,
  defineStatement,
  int,
  jsonb,
  nullable,
  type RowOf,
  runDynamicStatement,
  runStatement,
  text,
  timestamp,
} from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { Prisma } from "@/prisma/generated/client";

/** A bid with what is shown beside it: its posting, its load, its carrier and the organization's id of the carrier. */
const selected = `SELECT bid."id", bid."postingId", bid."loadId", bid."carrierId", bid."status", bid."isRejectedByRule",
    bid."amount", bid."currencyCode", bid."note", bid."submittedAt", bid."updatedAt", bid."counterAmount",
    bid."counterStatus", bid."counteredAt", bid."reasonCode", bid."reasonMessage", bid."counteredBy", bid."decidedBy",
    bid."overrideReason",
    load."externalId", load."displayId", carrier."displayName", carrier."dotNumber", carrier."mcNumber",
    carrier."mxNumber", carrier."rfcNumber", carrier."cvorNumber", carrier."nirNumber", carrier."nscNumber",
    own."carrierExternalId", posting."status" AS "postingStatus", posting."expiresAt" AS "postingExpiresAt"
  FROM "bid" bid
  JOIN "posting" posting ON posting."organizationId" = bid."organizationId" AND posting."id" = bid."postingId"
  JOIN "load" load ON load."organizationId" = bid."organizationId" AND load."id" = bid."loadId"
  JOIN "carrier" carrier ON carrier."id" = bid."carrierId"
  LEFT JOIN "carrier_relationship" own
    ON own."organizationId" = bid."organizationId" AND own."carrierId" = bid."carrierId"`;

const row = {
  id: text(),
  postingId: text(),
  loadId: text(),
  carrierId: text(),
  status: text<BidStatus>(),
  isRejectedByRule: bool(),
  amount: int(),
  currencyCode: text<CurrencyCode>(),
  note: nullable(text()),
  submittedAt: timestamp(),
  updatedAt: timestamp(),
  counterAmount: nullable(int()),
  counterStatus: nullable(text<CounterStatus>()),
  counteredAt: nullable(timestamp()),
  reasonCode: nullable(text<BidReasonCode>()),
  reasonMessage: nullable(text()),
  counteredBy: nullable(jsonb<Author>()),
  decidedBy: nullable(jsonb<Author>()),
  overrideReason: nullable(text()),
  externalId: text(),
  displayId: text(),
  displayName: text(),
  dotNumber: nullable(text()),
  mcNumber: nullable(text()),
  mxNumber: nullable(text()),
  rfcNumber: nullable(text()),
  cvorNumber: nullable(text()),
  nirNumber: nullable(text()),
  nscNumber: nullable(text()),
  carrierExternalId: nullable(text()),
  postingStatus: text<PostingStatus>(),
  postingExpiresAt: nullable(timestamp()),
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

const byId = defineStatement({
  name: "read-bid",
  parameters: { organizationId: "text", id: "text" },
  text: (p) => `${selected} WHERE bid."organizationId" = ${p.organizationId} AND bid."id" = ${p.id}`,
  row,
});
type BidRow = RowOf<typeof byId>;

export async function readBid(ctx: Context, id: string): Promise<StoredBid | undefined> {
  const [found] = await runStatement(ctx, byId, { organizationId: ctx.organizationId, id });
  return found && toBid(found);
}

/** The bid waits for the broker or for the carrier. */
export const isWaiting = `"status" IN (${waitingStatuses.map((status) => `'${status}'`).join(", ")})`;
/** As `isOpenBid` of the rules. */
const open = `(bid.${isWaiting} OR (bid."status" = 'REJECTED' AND bid."isRejectedByRule"))`;

const openOnPostings = defineStatement({
  name: "read-open-bids",
  parameters: { organizationId: "text", postingIds: "text[]", carrierIds: "text[]" },
  text: (p) => `${selected}
    WHERE bid."organizationId" = ${p.organizationId} AND bid."postingId" = ANY(${p.postingIds}) AND ${open}
      AND (${p.carrierIds} IS NULL OR bid."carrierId" = ANY(${p.carrierIds}))
    ORDER BY bid."id"`,
  row,
});

/** Without `carrierIds`: those of all carriers. */
export type OpenBids = { postingIds: readonly string[]; carrierIds?: readonly string[] };

/** The open bids on postings, oldest first. Nobody changes them while their postings are locked. */
export async function readOpenBids(ctx: Context, { postingIds, carrierIds }: OpenBids): Promise<StoredBid[]> {
  const values = { organizationId: ctx.organizationId, postingIds, carrierIds: carrierIds ?? null };
  return (await runStatement(ctx, openOnPostings, values)).map(toBid);
}

const postingsOfCarriers = defineStatement({
  name: "read-postings-of-carriers",
  parameters: { organizationId: "text", carrierIds: "text[]" },
  text: (p) => `SELECT DISTINCT bid."postingId" FROM "bid" bid
    WHERE bid."organizationId" = ${p.organizationId} AND bid."carrierId" = ANY(${p.carrierIds}) AND ${open}`,
  row: { postingId: text() },
});

/** The postings on which these carriers have an open bid. */
export async function readPostingsBidOn(ctx: Context, carrierIds: readonly string[]): Promise<string[]> {
  const rows = await runStatement(ctx, postingsOfCarriers, { organizationId: ctx.organizationId, carrierIds });
  return rows.map(({ postingId }) => postingId);
}

type BidFilter = {
  ids?: readonly string[] | undefined;
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
const listed = Prisma.raw(selected.replace("SELECT ", `SELECT ${facts}, `));

type Asked = { organizationId: string; filter: BidFilter; limit: number };

function listedBids({ organizationId, filter, limit }: Asked) {
  const { ids, postingId, loadId, carrierId, status, isOpen, submittedFrom, before } = filter;
  const conditions = [
    Prisma.sql`bid."organizationId" = ${organizationId}`,
    ...(ids === undefined ? [] : [Prisma.sql`bid."id" = ANY(${ids}::text[])`]),
    ...(postingId === undefined ? [] : [Prisma.sql`bid."postingId" = ${postingId}`]),
    ...(loadId === undefined ? [] : [Prisma.sql`bid."loadId" = ${loadId}`]),
    ...(carrierId === undefined ? [] : [Prisma.sql`bid."carrierId" = ${carrierId}`]),
    ...(status?.length ? [Prisma.sql`bid."status" = ANY(${status}::text[])`] : []),
    ...(submittedFrom ? [Prisma.sql`bid."submittedAt" >= ${submittedFrom}::timestamptz`] : []),
    ...(before === undefined ? [] : [Prisma.sql`bid."id" < ${before}`]),
    ...(isOpen === undefined ? [] : [Prisma.raw(isOpen ? open : `NOT ${open}`)]),
  ];
  return Prisma.sql`${listed} WHERE ${Prisma.join(conditions, " AND ")} ORDER BY bid."id" DESC LIMIT ${limit}`;
}

const list = defineDynamicStatement({
  name: "list-bids",
  text: listedBids,
  examples: [
    { organizationId: "", filter: { isOpen: false }, limit: 1 },
    {
      organizationId: "",
      filter: {
        ids: [],
        postingId: "",
        loadId: "",
        carrierId: "",
        status: ["ACTIVE"],
        isOpen: true,
        submittedFrom: new Date(0),
        before: "",
      },
      limit: 1,
    },
  ],
  row: { ...row, facts: jsonb<BidLoadColumns>() },
});

/** Newest first. Each filter is its own text, so that the database can choose the index that serves it. */
export async function listBidRows(ctx: Context, filter: BidFilter, limit: number) {
  const rows = await runDynamicStatement(ctx, list, { organizationId: ctx.organizationId, filter, limit });
  return rows.map(({ facts, ...row }) => ({ bid: toBid(row), load: facts }));
}

export type ListedBidRow = Awaited<ReturnType<typeof listBidRows>>[number];
