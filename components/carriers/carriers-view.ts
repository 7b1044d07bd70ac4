import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from "nuqs/server";
import { parseAsText } from "@/components/app-shell/address-text";
import type { CarriersFilter } from "@/lib/carriers/queries";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";
import { dotSuffixes } from "@/lib/vocabulary/dot-suffix.values";

/** The queues of carriers. */
export const listTabs = ["review", "active", "doNotDispatch", "notOnboarded", "noRelationship", "all"] as const;
export type ListTab = (typeof listTabs)[number];
export type CarrierTab = ListTab | "conflicts";

const carrierParts = ["profile", "onboarding", "loads", "bids", "history"] as const;
export type CarrierPart = (typeof carrierParts)[number];

const tabs = [...listTabs, "conflicts"] as const;

/** What of the carriers is looked at, as it stands in the address of the page. */
export const carriersViewParsers = {
  /** Absent until somebody chooses one. */
  tab: parseAsStringLiteral(tabs),
  search: parseAsText().withDefault(""),
  /** Only carriers with this registration. */
  dotSuffix: parseAsStringLiteral(dotSuffixes),
  /** The carrier that is open beside the list. */
  carrier: parseAsText(),
  part: parseAsStringLiteral(carrierParts).withDefault("profile"),
};
export type CarriersView = inferParserType<typeof carriersViewParsers>;

/** Reads an address; what it does not know, it passes over. */
export const readCarriersView = createLoader(carriersViewParsers);
export const writeCarriersView = createSerializer(carriersViewParsers);

type Filters = Pick<CarriersView, "search" | "dotSuffix">;

/** Work begins with what waits for a review; who searches means all carriers, unless a queue was chosen. */
export const tabOf = ({ tab, search, dotSuffix }: Pick<CarriersView, "tab"> & Filters): CarrierTab =>
  tab ?? (search || dotSuffix ? "all" : "review");

const filters: Record<ListTab, CarriersFilter> = {
  review: { status: ["NEEDS_REVIEW"], sort: "waiting" },
  active: { status: ["ACTIVE"], sort: "name" },
  doNotDispatch: { status: ["DO_NOT_DISPATCH"], sort: "name" },
  notOnboarded: { onboardingStatus: ["NOT_ONBOARDED", "IN_PROGRESS"], sort: "name" },
  noRelationship: { relationship: "none", sort: "name" },
  all: { sort: "name" },
};

/** What a queue asks of the API. */
export const toSearchRequest = (tab: CarrierTab, { search, dotSuffix }: Filters): CarriersFilter => ({
  ...filters[tab === "conflicts" ? "all" : tab],
  ...(search && { query: search }),
  ...(dotSuffix && { dotSuffix }),
});

/** Whether a carrier with this relationship stands in the queue. */
export function isInTab(
  tab: ListTab,
  relationship: Pick<RelationshipState, "status" | "onboardingStatus"> | undefined,
) {
  const { status, onboardingStatus, relationship: wanted } = filters[tab];
  if (wanted === "none") return relationship === undefined;
  if (status) return relationship !== undefined && status.includes(relationship.status);
  return !onboardingStatus || (relationship !== undefined && onboardingStatus.includes(relationship.onboardingStatus));
}
