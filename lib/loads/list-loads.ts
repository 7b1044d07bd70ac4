import * as z from "zod";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { countedPairs } from "@/lib/exchange-rates/rules/convert";
import { findExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { fillStop } from "@/lib/loads/fill-places";
import { nameOwners, wantedOwners } from "@/lib/loads/find-load-owners";
import { wantedPlaces } from "@/lib/loads/find-wanted-places";
import { findLoad } from "@/lib/loads/get-load";
import { withoutRestrictedChanges, withoutRestrictedColumns } from "@/lib/loads/rules/restricted-fields";
import { type LoadExcerpt, summariseLoad } from "@/lib/loads/rules/summarise-load";
import { seesCustomerRates } from "@/lib/loads/save-load-policy";
import type { CountLoadsResponse } from "@/lib/loads/schema/count";
import type { LoadHistoryRequest, LoadHistoryResponse } from "@/lib/loads/schema/history";
import type { CountLoadsRequest, ListLoadsRequest, ListLoadsResponse, LoadSort } from "@/lib/loads/schema/list";
import { LoadStatus } from "@/lib/loads/schema/load";
import { countLoads, countLoadsByStatus } from "@/lib/loads/store/load-counts";
import type { MarginWanted } from "@/lib/loads/store/load-filter";
import { readHistory } from "@/lib/loads/store/load-history";
import { readLoadPage } from "@/lib/loads/store/load-list";
import type { Context } from "@/lib/server/context";

const sortValueOf = (sort: LoadSort) => (sort.endsWith("At") ? pointInTime : z.string());

/** A filter as it is compared with stored loads: with the ids and the texts that they may contain. */
async function loadsWanted(ctx: Context, filters: Omit<ListLoadsRequest, "sort" | "limit" | "cursor">) {
  const { ownerUserId, ownerTeamId, origin, destination, posting, marginBelow, ...rest } = filters;
  const [owners, places, margin] = await Promise.all([
    wantedOwners(ctx, { ownerUserId, ownerTeamId }),
    wantedPlaces(ctx, { origin, destination }),
    marginBelow === undefined ? undefined : wantedMargin(ctx, marginBelow),
  ]);
  return { ...rest, ...owners, ...places, margin, posting: posting && { wanted: posting, now: ctx.now } };
}

/** @throws AppError "forbidden" for who may not see what customers pay: it could be found out by margins. */
async function wantedMargin(ctx: Context, below: number): Promise<MarginWanted> {
  const [seesAll, exchange] = await Promise.all([seesCustomerRates(ctx), findExchangeRates(ctx)]);
  if (!seesAll) throw new AppError("forbidden", "Margins are shown only to those who see customers' rates.");
  return { below, pairs: countedPairs(exchange) };
}

/** The rows of a page of the organization's loads that match. The first page also has their number. */
export async function findPageOfLoads(ctx: Context, request: ListLoadsRequest) {
  const { sort = "-updatedAt", limit = pageSizeDefault, cursor, ...filters } = request;
  // A cursor of another order would skip loads silently, so it names its order.
  const Position = z.tuple([z.literal(sort), sortValueOf(sort).nullable(), z.string().regex(/^load_[\w-]+$/)]);
  const position = cursor === undefined ? undefined : readCursor(Position, cursor);
  const filter = await loadsWanted(ctx, filters);
  const rows = await readLoadPage(ctx, {
    filter,
    sort,
    limit: limit + 1,
    ...(position && { position: { value: position[1], id: position[2] } }),
  });
  const page = pageOf(rows, limit, (row) => [sort, row.sortValue, row.id]);
  if (position) return page;
  // What fits a page is counted already.
  const total = rows.length > limit ? await countLoads(ctx, filter) : { count: rows.length, isMinimum: false };
  return { ...page, total: total.count, totalIsMinimum: total.isMinimum };
}

/** The organization's loads that match, page by page. */
export async function listLoads(ctx: Context, request: ListLoadsRequest): Promise<ListLoadsResponse> {
  const { items, ...page } = await findPageOfLoads(ctx, request);
  const [carriers, owners, seesAll] = await Promise.all([
    getCarriers(ctx, [...new Set(items.flatMap(({ carrierId }) => carrierId ?? []))]),
    nameOwners(
      ctx,
      items.map(({ ownerUserExternalId: user, ownerTeamExternalId: team }) => ({ user, team })),
    ),
    seesCustomerRates(ctx),
  ]);
  const summaries = items.map((row, index) => ({ ...summariseLoad(withPlaces(row), carriers), ...owners[index] }));
  return { items: seesAll ? summaries : summaries.map(withoutRestrictedColumns), ...page };
}

/** How many of the loads that match are in each status. */
export async function countLoadsInStatuses(ctx: Context, filters: CountLoadsRequest): Promise<CountLoadsResponse> {
  const filter = await loadsWanted(ctx, filters);
  const counts = new Map((await countLoadsByStatus(ctx, filter)).map((one) => [one.status, one]));
  return { items: LoadStatus.options.map((status) => counts.get(status) ?? { status, count: 0, isMinimum: false }) };
}

const withPlaces = (row: LoadExcerpt): LoadExcerpt => ({
  ...row,
  origin: row.origin && fillStop(row.origin),
  destination: row.destination && fillStop(row.destination),
});

const Position = z.tuple([z.int32()]);

/** Who changed what of a load, newest first. */
export async function listLoadChanges(
  ctx: Context,
  { limit = pageSizeDefault, cursor, ...reference }: z.output<typeof LoadHistoryRequest>,
): Promise<z.output<typeof LoadHistoryResponse>> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const { id: loadId } = await findLoad(ctx, reference);
  const [changes, seesAll] = await Promise.all([
    readHistory(ctx, { loadId, before, limit: limit + 1 }),
    seesCustomerRates(ctx),
  ]);
  return pageOf(seesAll ? changes : changes.map(withoutRestrictedChanges), limit, ({ version }) => [version]);
}
