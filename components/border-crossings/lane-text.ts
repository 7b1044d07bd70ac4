import { createParser, parseAsNativeArrayOf } from "nuqs/server";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { trailerMeantBy } from "@/lib/vocabulary/meant-by";
import { trailerCategories as trailers } from "@/lib/vocabulary/trailer.values";

/** A lane as somebody typed it. */
export type LaneText = { from: string; to: string; trailer: TrailerCategory };

// Longer than any address; the URL of a page has room for many of them.
export const placeTextMax = 120;

const cut = (text: string) => text.trim().slice(0, placeTextMax);

/** One text of each lane in the address: `from=Monterrey&from=Culiacán`. An empty one keeps its place. */
export const parseAsLaneTexts = parseAsNativeArrayOf(createParser({ parse: cut, serialize: cut }));

export const emptyLane: LaneText = { from: "", to: "", trailer: "DRY_VAN" };

export const asTrailer = (text: string | null | undefined) => trailers.find((known) => known === text);

// The first of these that is named decides: a "caja" may be a refrigerated one.
const byRarity = ["REEFER", "FLATBED", "DRY_VAN"] as const satisfies readonly TrailerCategory[];

/** The trailer that people's words mean, in English or Spanish, all of them or each; undefined where they do not say. */
export function trailerIn(words: string): TrailerCategory | undefined {
  const named = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const meant = new Set(named.map(trailerMeantBy));
  return trailerMeantBy(words) ?? byRarity.find((category) => meant.has(category));
}

/** The trailer that people's words mean; a dry van where they do not say. */
export const trailerMeant = (words: string): TrailerCategory => trailerIn(words) ?? "DRY_VAN";

export const isNamed = ({ from, to }: Pick<LaneText, "from" | "to">) => Boolean(from.trim() || to.trim());

/** A stop as the lookups take it, from one line of text. */
export const stopAt = (type: "PICKUP" | "DELIVERY", address: string) => ({
  type,
  placeDetails: { place: { type: "ADDRESS_STRING" as const, address } },
});

/** An arrow between two places parts them as a tab of a spreadsheet does. */
export const arrowsAsTabs = (text: string) => (text.includes("\t") ? text : text.replaceAll(/ *(→|->) */g, "\t"));

/** Lanes to begin with: a usual one, one of produce, and one from Canada. */
export const exampleLanes: readonly LaneText[] = [
  { from: "Monterrey, NL", to: "Dallas, TX", trailer: "DRY_VAN" },
  { from: "Culiacán, SIN", to: "Phoenix, AZ", trailer: "REEFER" },
  { from: "Toronto, ON", to: "Querétaro, QRO", trailer: "DRY_VAN" },
];
