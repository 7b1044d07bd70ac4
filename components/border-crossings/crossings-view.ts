import { createLoader, createSerializer, type LoaderInput, parseAsIndex, parseAsStringLiteral } from "nuqs/server";
import { parseAsText } from "@/components/app-shell/address-text";
import {
  asTrailer,
  type LaneText,
  parseAsLaneTexts,
  stopAt,
  trailerMeant,
} from "@/components/border-crossings/lane-text";
import type { RecommendCrossingsRequest } from "@/lib/border-crossings/schema/operations";
import { crossingRoutesMax as lanesMax } from "@/lib/vocabulary/limits.values";

export const crossingsPath = "/border-crossings";

/** What part of the map is shown. */
export const mapParts = ["lane", "border", "all"] as const;
type MapPart = (typeof mapParts)[number];

/** What the page shows. */
export type CrossingsView = {
  lanes: readonly LaneText[];
  isHazmat: boolean;
  /** The lane whose crossings and map are shown, counted from 0. */
  open: number;
  part: MapPart;
  /** The id by which people know the load that the lane was taken from. */
  load?: string;
};

/** The same as its address has it: the first `from`, `to` and `trailer` are the first lane, and so on. */
const crossingsViewParsers = {
  from: parseAsLaneTexts,
  to: parseAsLaneTexts,
  trailer: parseAsLaneTexts,
  hazmat: parseAsStringLiteral(["1"]),
  lane: parseAsIndex.withDefault(0),
  map: parseAsStringLiteral(mapParts).withDefault("lane"),
  load: parseAsText(),
};
const readAddress = createLoader(crossingsViewParsers);
const writeAddress = createSerializer(crossingsViewParsers);

/** Reads an address; what it does not know, it passes over. */
export function readCrossingsView(address: LoaderInput): CrossingsView {
  const { from, to, trailer, hazmat, lane, map, load } = readAddress(address);
  const count = Math.min(lanesMax, Math.max(from.length, to.length));
  const lanes = Array.from({ length: count }, (_, at) => ({
    from: from[at] ?? "",
    to: to[at] ?? "",
    trailer: asTrailer(trailer[at]) ?? "DRY_VAN",
  }));
  const open = lane in lanes ? lane : 0;
  return { lanes, isHazmat: hazmat === "1", open, part: map, ...(load && { load }) };
}

/** The query of the address that shows this view; what is as it is at first is not said. */
export const writeCrossingsView = ({ lanes, isHazmat, open, part, load }: CrossingsView) =>
  writeAddress({
    from: lanes.map(({ from }) => from),
    to: lanes.map(({ to }) => to),
    trailer: lanes.map(({ trailer }) => trailer),
    hazmat: isHazmat ? "1" : null,
    lane: open,
    map: part,
    load: load ?? null,
  });

/** What the lanes ask of the API. */
export const toRankRequest = ({ lanes, isHazmat }: Pick<CrossingsView, "lanes" | "isHazmat">) =>
  ({
    requests: lanes.map(({ from, to, trailer }) => ({
      stops: [stopAt("PICKUP", from), stopAt("DELIVERY", to)],
      trailerRequirements: { allowedTypes: [trailer] },
    })),
    ...(isHazmat && { isHazmat }),
  }) satisfies RecommendCrossingsRequest;

/** The same view with a place of one lane put right. */
export const correctLane = (view: CrossingsView, at: number, change: Partial<LaneText>): CrossingsView => ({
  ...view,
  lanes: view.lanes.map((lane, index) => (index === at ? { ...lane, ...change } : lane)),
});

const isHeading = ([from = "", to = ""]: readonly string[]) =>
  /^(from|origin|origen|pickup|desde|de)\b/i.test(from) && /^(to|dest|delivery|hasta|a)\w*$/i.test(to);

/** The lanes of a pasted table of from, to and, where there is a third column, trailer; a first row of names is left out. */
export const lanesOfTable = (rows: readonly string[][]): LaneText[] =>
  rows
    .filter((row, at) => (at > 0 || !isHeading(row)) && (row[0] || row[1]))
    .map(([from = "", to = "", trailer = ""]) => ({
      from,
      to,
      trailer: trailerMeant(trailer),
    }));
