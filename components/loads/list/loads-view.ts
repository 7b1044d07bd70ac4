import { createLoader, type inferParserType, parseAsArrayOf, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { parseAsText } from "@/components/app-shell/address-text";

const text = parseAsText();
const words = parseAsArrayOf(parseAsString).withDefault([]);

export const pickupPresets = ["past", "today", "tomorrow", "next3Days", "next7Days"] as const;
export type PickupPreset = (typeof pickupPresets)[number];

/** In the place of an owner: the user who looks, and loads without an owner. */
export const mine = "@me";
export const nobody = "@none";

export const defaultSort = "-updatedAt";

/** What of the list is looked at, as it stands in the address of the page. */
export const loadsViewParsers = {
  search: text.withDefault(""),
  status: words,
  crossing: words,
  trailer: words,
  customer: text,
  owner: text,
  team: text,
  pickup: parseAsStringLiteral(pickupPresets),
  carrier: parseAsStringLiteral(["uncovered", "assigned"]),
  sort: parseAsString.withDefault(defaultSort),
  peek: text,
  /** Columns that are not shown. */
  hide: words,
};
export type LoadsView = inferParserType<typeof loadsViewParsers>;

export const readLoadsView = createLoader(loadsViewParsers);

/** A filter that is set, with the value to take out of it. `search` is the words searched for. */
export type SetFilter = { name: keyof typeof noFilters; value: string };

/** Every filter, unset, in the order of their chips. */
export const noFilters = {
  search: null,
  status: null,
  crossing: null,
  trailer: null,
  customer: null,
  owner: null,
  team: null,
  pickup: null,
  carrier: null,
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
