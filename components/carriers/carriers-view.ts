import type { CarriersFilter } from "@/lib/carriers/queries";
import type { RelationshipState } from "@/lib/carriers/schema/relationship";

/** The queues of carriers. */
export const listTabs = ["review", "active", "doNotDispatch", "notOnboarded", "noRelationship", "all"] as const;
export type ListTab = (typeof listTabs)[number];
export type CarrierTab = ListTab | "conflicts";

export const carrierParts = ["profile", "onboarding", "loads", "bids", "history"] as const;
export type CarrierPart = (typeof carrierParts)[number];

/** What of the carriers is looked at, as it stands in the address of the page. */
export type CarriersView = {
  /** Absent until somebody chooses one. */
  tab: CarrierTab | null;
  search: string;
  /** The carrier that is open beside the list. */
  carrier: string | null;
  part: CarrierPart;
};

// Longer than any id or name; the API would refuse it.
const textLengthMax = 255;
const tabs: readonly CarrierTab[] = [...listTabs, "conflicts"];

/** Reads an address; what it does not know, it passes over. */
export function readCarriersView(address: URLSearchParams): CarriersView {
  const textOf = (name: string) => address.get(name)?.slice(0, textLengthMax) ?? "";
  return {
    tab: tabs.find((tab) => tab === address.get("tab")) ?? null,
    search: textOf("search"),
    carrier: textOf("carrier") || null,
    part: carrierParts.find((part) => part === address.get("part")) ?? "profile",
  };
}

/** The query of the address that shows this view; what is as it is at first is not said. */
export function writeCarriersView({ tab, search, carrier, part }: CarriersView) {
  const said = Object.entries({ tab, search, carrier, part: part === "profile" ? null : part }).flatMap(
    ([name, value]) => (value ? [[name, value]] : []),
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** Work begins with what waits for a review; who searches means all carriers, unless a queue was chosen. */
export const tabOf = ({ tab, search }: CarriersView): CarrierTab => tab ?? (search ? "all" : "review");

const filters: Record<ListTab, CarriersFilter> = {
  review: { status: ["NEEDS_REVIEW"], sort: "waiting" },
  active: { status: ["ACTIVE"], sort: "name" },
  doNotDispatch: { status: ["DO_NOT_DISPATCH"], sort: "name" },
  notOnboarded: { onboardingStatus: ["NOT_ONBOARDED", "IN_PROGRESS"], sort: "name" },
  noRelationship: { relationship: "none", sort: "name" },
  all: { sort: "name" },
};

/** What a queue asks of the API. */
export const toSearchRequest = (tab: ListTab, search: string): CarriersFilter => ({
  ...filters[tab],
  ...(search && { query: search }),
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
