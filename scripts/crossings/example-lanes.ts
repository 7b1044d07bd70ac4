// The labelled lanes, and how the model does on them.
import fs from "node:fs";
import path from "node:path";
import { type Lane, rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import { findPlace } from "@/lib/places/find-place";

type Example = { origin: string; destination: string; acceptable: string[]; alsoPlausible: string[]; trailer: string };
const folder = path.resolve(import.meta.dirname, "../../lib/border-crossings/examples");

function laneOf({ origin, destination, trailer }: Example): Lane {
  const [from, to] = [origin, destination].map((address) => findPlace({ address }));
  if (!from || !to) throw new Error(`No place for ${origin} or ${destination}`);
  return { origin: from, destination: to, isRefrigerated: trailer === "REEFER", freight: { day: "2026-11-20" } };
}

function readLanes(file: string) {
  const { lanes }: { lanes: Example[] } = JSON.parse(fs.readFileSync(path.join(folder, file), "utf8"));
  return lanes.map((example) => ({ example, lane: laneOf(example) }));
}

/** The lanes the model was made with, and those that were labelled when it was finished. */
export const exampleLanes = readLanes("crossing-lanes.json");
export const unseenLanes = readLanes("crossing-lanes-unseen.json");

export function judgeLanes(given: typeof exampleLanes) {
  const judged = given.map(({ example, lane }) => {
    const { ranked } = rankCrossings(lane);
    const listed = ranked.filter(({ isListed }) => isListed);
    const plausible = [...example.acceptable, ...example.alsoPlausible];
    return {
      ...example,
      named: ranked.slice(0, 3).map(({ id, probability }) => ({ id, probability })),
      isHit: example.acceptable.includes(ranked[0]?.id ?? ""),
      listed: listed.length,
      plausible: listed.filter(({ id }) => plausible.includes(id)).length,
    };
  });
  const sum = (pick: (lane: (typeof judged)[number]) => number) => judged.reduce((total, it) => total + pick(it), 0);
  return {
    lanes: judged.length,
    hits: sum(({ isHit }) => Number(isHit)),
    listedPerLane: sum(({ listed }) => listed) / judged.length,
    precisionOfListed: sum(({ plausible }) => plausible) / sum(({ listed }) => listed),
    misses: judged.filter(({ isHit }) => !isHit),
  };
}
