import { createParser, createSerializer, type inferParserType, parseAsStringLiteral } from "nuqs/server";
import { bidEventTypes } from "@/lib/bidding/schema/bid-values";

export const bidsPath = "/bids";

export const bidsParts = ["open", "feed"] as const;

// Longer than any id.
const idLengthMax = 80;

const id = createParser({
  parse: (value) => value.slice(0, idLengthMax) || null,
  serialize: (value: string) => value,
});

/** What of the bids is looked at, as it stands in the address of the page. */
export const bidsViewParsers = {
  part: parseAsStringLiteral(bidsParts).withDefault("open"),
  /** Only those of loads that the reader covers. */
  loads: parseAsStringLiteral(["mine"]),
  /** Our id of the load. */
  load: id,
  type: parseAsStringLiteral(bidEventTypes),
  /** The bid that is open beside the list. */
  bid: id,
};
export type BidsView = inferParserType<typeof bidsViewParsers>;

export const writeBidsView = createSerializer(bidsViewParsers);
