import type { BidEventType } from "@/lib/bidding/schema/bid-event";

// Written out, for the schema that knows them is large and this runs in the browser.
export const bidEventTypes = [
  "bid.submitted",
  "bid.accepted",
  "bid.rejected",
  "bid.revoked",
  "bid.closed",
  "bid.countered",
  "bid.counter_accepted",
  "bid.counter_revoked",
  "bid.counter_rejected",
] as const satisfies readonly BidEventType[];

export const bidsParts = ["open", "feed"] as const;
export type BidsPart = (typeof bidsParts)[number];

/** What of the bids is looked at, as it stands in the address of the page. */
export type BidsView = {
  part: BidsPart;
  /** Only loads that the reader covers. */
  mine: boolean;
  /** Our id of the load. */
  load: string | null;
  type: BidEventType | null;
  /** The bid that is open beside the list. */
  bid: string | null;
};

// Longer than any id.
const textLengthMax = 80;

/** Reads an address; what it does not know, it passes over. */
export function readBidsView(address: URLSearchParams): BidsView {
  const textOf = (name: string) => address.get(name)?.slice(0, textLengthMax) || null;
  return {
    part: bidsParts.find((part) => part === address.get("part")) ?? "open",
    mine: address.get("loads") === "mine",
    load: textOf("load"),
    type: bidEventTypes.find((type) => type === address.get("type")) ?? null,
    bid: textOf("bid"),
  };
}

/** The query of the address that shows this view; what is as it is at first is not said. */
export function writeBidsView({ part, mine, load, type, bid }: BidsView) {
  const said = { part: part === "feed" ? part : null, loads: mine ? "mine" : null, load, type, bid };
  const search = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return search.size > 0 ? `?${search}` : "";
}

/** A type of event as texts name it: a point would be read as a step into them. */
export const wordOf = (type: BidEventType) => type.replace(".", "_");
