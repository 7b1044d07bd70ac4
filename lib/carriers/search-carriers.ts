import * as z from "zod";
import { describeCarriers } from "@/lib/carriers/get-carrier";
import { normalisedNumber, regulatoryNames } from "@/lib/carriers/rules/identifiers";
import type {
  CarrierSort,
  ListRelationshipsRequest,
  ListRelationshipsResponse,
  SearchCarriersRequest,
  SearchCarriersResponse,
} from "@/lib/carriers/schema/carrier";
import { type CarrierFilter, countCarriers, knownAmong, readCarrierPage } from "@/lib/carriers/store/carrier-search";
import { findIdentities } from "@/lib/carriers/store/identities";
import { findCarriers } from "@/lib/carriers/store/known-carriers";
import { countRelationships } from "@/lib/carriers/store/relationships";
import { readReviewQueue } from "@/lib/carriers/store/review-queue";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import type { Context } from "@/lib/server/context";

type Page = { filter: CarrierFilter; sort: CarrierSort; limit: number; cursor: string | undefined };

/**
 * The organization's carriers that match, page by page. The first page also counts, and begins with the carrier of a
 * whole regulatory number that the organization does not know yet.
 */
export async function searchCarriers(ctx: Context, request: SearchCarriersRequest): Promise<SearchCarriersResponse> {
  const { sort = "name", limit = pageSizeDefault, cursor, ...asked } = request;
  const filter = { ...asked, exactIds: await carriersOfNumber(ctx, asked.query) };
  const isFirst = cursor === undefined;
  const [page, counted, strangers] = await Promise.all([
    readCarrierIds(ctx, { filter, sort, limit, cursor }),
    isFirst ? countCarriers(ctx, filter) : undefined,
    isFirst ? strangersAmong(ctx, filter) : [],
  ]);
  const items = await describeCarriers(ctx, [...strangers, ...page.ids]);
  const { nextCursor } = page;
  return { items, nextCursor, ...(counted && { ...counted, total: counted.total + strangers.length }) };
}

const sortValue = {
  name: z.string(),
  "-updatedAt": pointInTime,
  waiting: pointInTime,
} satisfies Record<CarrierSort, z.ZodType>;

/** A page of ids, and the cursor of the next. */
async function readCarrierIds(ctx: Context, { filter, sort, limit, cursor }: Page) {
  // A cursor of another order would skip carriers silently, so it names its order.
  const Position = z.tuple([z.literal(sort), sortValue[sort], z.string().regex(/^carrier_[\w-]+$/)]);
  const position = cursor === undefined ? undefined : readCursor(Position, cursor);
  const rows = await readCarrierPage(ctx, {
    filter,
    sort,
    limit: limit + 1,
    position: position && { value: position[1], id: position[2] },
  });
  const { items, nextCursor } = pageOf(rows, limit, (row) => [sort, row.sortValue, row.id]);
  return { ids: items.map(({ id }) => id), nextCursor };
}

/** The ids of carriers that a search finds, by name; first the carrier of a whole number, also one not known yet. */
export async function findCarrierIds(
  ctx: Context,
  { query, limit }: { query: string; limit: number },
): Promise<string[]> {
  const exactIds = await carriersOfNumber(ctx, query);
  const { ids } = await readCarrierIds(ctx, { filter: { query, exactIds }, sort: "name", limit, cursor: undefined });
  return [...new Set([...exactIds, ...ids])];
}

/** The carriers that have exactly this number, as one of any kind. */
async function carriersOfNumber(ctx: Context, query = ""): Promise<string[]> {
  const numbers = regulatoryNames.flatMap((field) => {
    const number = normalisedNumber(field, query);
    return number === undefined ? [] : [{ field, number }];
  });
  return (await findIdentities(ctx, numbers)).map(({ id }) => id);
}

/** Carriers found by their number alone that the organization does not know. Any other filter is about known ones. */
async function strangersAmong(ctx: Context, filter: CarrierFilter): Promise<string[]> {
  const { exactIds, status, onboardingStatus, conflicts, dotSuffix } = filter;
  if (exactIds.length === 0 || status?.length || onboardingStatus?.length || conflicts || dotSuffix) return [];
  const known = await knownAmong(ctx, exactIds);
  return exactIds.filter((id) => !known.includes(id));
}

/** The organization's relationships that match, changed last first. */
export async function listRelationships(
  ctx: Context,
  { limit = pageSizeDefault, cursor, ...asked }: ListRelationshipsRequest,
): Promise<ListRelationshipsResponse> {
  const exactIds = await carriersOfNumber(ctx, asked.query);
  const filter = { ...asked, exactIds, relationship: "any" as const };
  const { ids, nextCursor } = await readCarrierIds(ctx, { filter, sort: "-updatedAt", limit, cursor });
  const byId = new Map((await findCarriers(ctx, ids)).map((carrier) => [carrier.id, carrier]));
  const items = ids.flatMap((id) => {
    const { relationship, ...carrier } = byId.get(id) ?? {};
    return relationship && "id" in carrier ? [{ relationship, carrier }] : [];
  });
  return { items, nextCursor };
}

/** How many carriers wait for a review, counted up to `max`. */
export const countCarriersToReview = (ctx: Context, max: number): Promise<number> =>
  countRelationships(ctx, "NEEDS_REVIEW", max);

/** The carriers that wait for a review, the longest waiting first, up to `max`. */
export const findCarriersToReview = (ctx: Context, max: number): Promise<{ carrierId: string; since: Date }[]> =>
  readReviewQueue(ctx, max);
