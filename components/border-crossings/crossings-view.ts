import { asTrailer, type LaneText, placeTextMax, stopAt, trailerMeant } from "@/components/border-crossings/lane-text";
import type { RankCrossingsRequest } from "@/lib/border-crossings/schema/operations";

export const crossingsPath = "/border-crossings";
export const lanesMax = 50;

/** What part of the map is shown. */
export const mapParts = ["lane", "border", "all"] as const;
type MapPart = (typeof mapParts)[number];

/** What the page shows, as its address has it. */
export type CrossingsView = {
  lanes: readonly LaneText[];
  isHazmat: boolean;
  /** The lane whose crossings and map are shown, counted from 0. */
  open: number;
  part: MapPart;
};

/** Reads an address; what it does not know, it passes over. Lanes are `from`, `to` and `trailer`, again and again. */
export function readCrossingsView(address: URLSearchParams): CrossingsView {
  const texts = (name: string) => address.getAll(name).map((text) => text.trim().slice(0, placeTextMax));
  const [from, to, trailer] = [texts("from"), texts("to"), texts("trailer")];
  const count = Math.min(lanesMax, Math.max(from.length, to.length));
  const lanes = Array.from({ length: count }, (_, at) => ({
    from: from[at] ?? "",
    to: to[at] ?? "",
    trailer: asTrailer(trailer[at]) ?? "DRY_VAN",
  }));
  const open = Number(address.get("lane") ?? 1) - 1;
  return {
    lanes,
    isHazmat: address.get("hazmat") === "1",
    open: Number.isInteger(open) && open >= 0 && open < count ? open : 0,
    part: mapParts.find((part) => part === address.get("map")) ?? "lane",
  };
}

/** The query of the address that shows this view; what is as it is at first is not said. */
export function writeCrossingsView({ lanes, isHazmat, open, part }: CrossingsView): string {
  const said = new URLSearchParams();
  for (const { from, to, trailer } of lanes) {
    said.append("from", from.trim().slice(0, placeTextMax));
    said.append("to", to.trim().slice(0, placeTextMax));
    said.append("trailer", trailer);
  }
  if (isHazmat) said.set("hazmat", "1");
  if (open > 0) said.set("lane", String(open + 1));
  if (part !== "lane") said.set("map", part);
  return said.size > 0 ? `?${said}` : "";
}

/** What the lanes ask of the API. */
export const toRankRequest = ({ lanes, isHazmat }: Pick<CrossingsView, "lanes" | "isHazmat">) =>
  ({
    requests: lanes.map(({ from, to, trailer }) => ({
      stops: [stopAt("PICKUP", from), stopAt("DELIVERY", to)],
      trailerRequirements: { allowedTypes: [trailer] },
    })),
    ...(isHazmat && { isHazmat }),
  }) satisfies RankCrossingsRequest;

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
