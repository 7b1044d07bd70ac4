import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server";
import { parseAsText } from "@/components/app-shell/address-text";
import { idsInView, type PastedIds } from "@/components/loads/list/pasted-ids";
import { pickupOf, pickupPresets } from "@/components/loads/list/pickup-days";
import { readPlace } from "@/components/loads/list/wanted-place";
import type { LoadsFilter } from "@/lib/loads/queries";
import type { LoadSort, PostingFilter } from "@/lib/loads/schema/list";
import type { LoadStatus } from "@/lib/loads/schema/load";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import type { FilteredRequirement } from "@/lib/vocabulary/carrier-requirement";
import type { TrailerType } from "@/lib/vocabulary/trailer";

const text = parseAsText();
const addressedIdsLengthMax = 2000;
const words = parseAsArrayOf(parseAsString).withDefault([]);

/** In the place of an owner: the user who looks, and loads without an owner. */
export const mine = "@me";
export const nobody = "@none";

export const defaultSort = "-updatedAt";

export const postingChoices = ["notPosted", "posted", "withoutBids"] as const;
const postingFilters: Record<(typeof postingChoices)[number], PostingFilter> = {
  notPosted: "NOT_POSTED",
  posted: "POSTED",
  withoutBids: "POSTED_WITHOUT_BIDS",
};

/** Margins in percent below which loads are looked for; below none is a loss. */
export const marginChoices = ["0", "5", "10", "15", "20"] as const;

/** What of the list is looked at, as it stands in the address of the page. */
export const loadsViewParsers = {
  search: text.withDefault(""),
  /** Our ids of loads that were pasted, or where they are many a key of what the tab keeps. */
  ids: parseAsText(addressedIdsLengthMax),
  status: words,
  crossing: words,
  trailer: words,
  requirement: words,
  customer: text,
  origin: text,
  destination: text,
  owner: text,
  team: text,
  pickup: parseAsStringLiteral(pickupPresets),
  carrier: parseAsStringLiteral(["uncovered", "assigned"]),
  posting: parseAsStringLiteral(postingChoices),
  margin: parseAsStringLiteral(marginChoices),
  sort: parseAsString.withDefault(defaultSort),
  peek: text,
  /** Columns that are not shown. */
  hide: words,
  /** Columns in another order than their own; those it does not name come after them. */
  columns: words,
  /** The saved view that this one began as. */
  view: text,
};
export type LoadsView = inferParserType<typeof loadsViewParsers>;

export const readLoadsView = createLoader(loadsViewParsers);
export const writeLoadsView = createSerializer(loadsViewParsers);

/** A filter that is set, with the value to take out of it. `search` is the words searched for. */
export type SetFilter = { name: keyof typeof noFilters; value: string };

/** Every filter, unset, in the order of their chips. */
export const noFilters = {
  search: null,
  ids: null,
  status: null,
  crossing: null,
  trailer: null,
  requirement: null,
  customer: null,
  origin: null,
  destination: null,
  owner: null,
  team: null,
  pickup: null,
  carrier: null,
  posting: null,
  margin: null,
} as const;

const filterNames = Object.keys(noFilters).filter((name): name is SetFilter["name"] => name in noFilters);

/** Every value that narrows the list, one by one. */
export const setFiltersOf = (view: LoadsView): SetFilter[] =>
  filterNames.flatMap((name) => {
    const value = view[name];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => (one ? [{ name, value: one }] : []));
  });

/** The change to the view that takes one value out again. */
export function withoutFilter(view: LoadsView, { name, value }: SetFilter) {
  const chosen = view[name];
  return { [name]: Array.isArray(chosen) ? chosen.filter((one) => one !== value) : null };
}

/** The values the API knows. Handed to the browser, so that the schemas need not be. */
export type LoadChoices = {
  statuses: readonly LoadStatus[];
  crossings: readonly UsMxBorderCrossing[];
  trailers: readonly TrailerType[];
  requirements: readonly FilteredRequirement[];
  sorts: readonly LoadSort[];
};

// Values somebody typed into the address that the API does not know are passed over.
const known = <Value extends string>(choices: readonly Value[], wanted: readonly string[]) => {
  const found = choices.filter((choice) => wanted.includes(choice));
  return found.length > 0 ? found : undefined;
};

type Viewer = {
  now: Date;
  timeZone: string;
  userId: string;
  /** What was pasted into this tab for the address. */
  pasted?: PastedIds | null | undefined;
};

function owners({ owner, team }: LoadsView, userId: string) {
  return {
    ownerUserId: owner === mine ? userId : owner === nobody ? undefined : (owner ?? undefined),
    ownerTeamId: team === nobody ? undefined : (team ?? undefined),
    hasOwnerUser: owner === nobody ? false : undefined,
    hasOwnerTeam: team === nobody ? false : undefined,
  };
}

/** What the view asks of the API. The same on the server and in the browser for the whole of a day. */
export const toListRequest = (
  view: LoadsView,
  choices: LoadChoices,
  { now, timeZone, userId, pasted }: Viewer,
): LoadsFilter => ({
  query: view.search || undefined,
  ids: idsInView(view.ids, pasted),
  status: known(choices.statuses, view.status),
  usMxBorderCrossing: known(choices.crossings, view.crossing),
  trailerType: known(choices.trailers, view.trailer),
  carrierRequirement: known(choices.requirements, view.requirement),
  marginBelow: view.margin === null ? undefined : Number(view.margin),
  customer: view.customer ?? undefined,
  origin: readPlace(view.origin),
  destination: readPlace(view.destination),
  ...owners(view, userId),
  ...pickupOf(view.pickup, now, timeZone),
  assigned: view.carrier === null ? undefined : view.carrier === "assigned",
  posting: view.posting ? postingFilters[view.posting] : undefined,
  sort: choices.sorts.find((sort) => sort === view.sort),
});
