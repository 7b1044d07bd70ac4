// What BTS counted between states, and what the model expects there: averages over the largest towns of both.
import fs from "node:fs";
import path from "node:path";
import { sharesOf, utilities } from "@/lib/border-crossings/rules/choice-model";
import { crossings } from "@/lib/border-crossings/rules/crossings";
import { type History, type StatePair, withPublicHistory } from "@/lib/border-crossings/rules/history";
import { milesToCrossings } from "@/lib/border-crossings/rules/road-miles";
import { pointOf, regionOf } from "@/lib/places/rules/gazetteer";
import { regions, regionsByKey } from "@/lib/places/rules/regions";
import { gazetteer } from "@/lib/places/store/gazetteer";

export const factsFolder = path.resolve(import.meta.dirname, "../../lib/border-crossings/facts");
const townsPerState = 5;
/** A pair most of whose value goes over ports without trucks of ours says nothing about ours. */
const knownShareMin = 0.3;

type Shares = {
  parameters: Record<string, number>;
  history: { valuePerTruckUSD: number };
  statePairPortShares: Record<string, { v: number; p: Record<string, number> }>;
};
const counted: Shares = JSON.parse(fs.readFileSync(path.join(factsFolder, "transborder-shares.json"), "utf8"));

type Town = { people: number; miles: Float64Array };
const townsOf = new Map<string, Town[]>();

/** The largest towns of a state, for which the state's miles stand. */
function largestTowns(region: string): Town[] {
  const known = townsOf.get(region);
  if (known) return known;
  const all = gazetteer();
  const places = [...all.names.keys()].filter((place) => regionOf(all, place).code === region);
  const people = (place: number) => all.populations[place] ?? 0;
  const largest = places.sort((a, b) => people(b) - people(a)).slice(0, townsPerState);
  const { countryCode = "US" } = regions.find(({ code }) => code === region) ?? {};
  const towns = largest.map((place) => ({
    people: people(place) + 1,
    miles: milesToCrossings({ ...pointOf(all, place), countryCode }),
  }));
  townsOf.set(region, towns);
  return towns;
}

const ports = [...new Set(crossings.map(({ cbpPortCode }) => cbpPortCode))];
const portOf = crossings.map(({ cbpPortCode }) => ports.indexOf(cbpPortCode));

type Lane = { weight: number; shares: Float64Array };
/** `value` in million USD over the years of the data; `counted` by port. */
export type Pair = { us: string; mx: string; value: number; trucks: number; counted: number[]; lanes: Lane[] };

/** BTS writes Mexican states its own way; its names are among those we know. */
function mexicanState(code: string) {
  const special: Record<string, string> = { MX: "MEX", MI: "MIC", MO: "MOR", BC: "BCN" };
  const named = regionsByKey.get(code.toLowerCase())?.find((at) => regions[at]?.countryCode === "MX");
  return special[code] ?? (named === undefined ? undefined : regions[named]?.state);
}

function lanesBetween(us: string, mx: string): Lane[] {
  const lanes = largestTowns(`US-${us}`).flatMap((north) =>
    largestTowns(`MX-${mx}`).map((south) => ({
      weight: north.people * south.people,
      shares: sharesOf(utilities({ north: north.miles, south: south.miles })),
    })),
  );
  const sum = lanes.reduce((total, { weight }) => total + weight, 0);
  return lanes.map((lane) => ({ ...lane, weight: lane.weight / sum }));
}

export function countedPairs(): Pair[] {
  return Object.entries(counted.statePairPortShares).flatMap(([key, { v, p }]) => {
    const [us = "", code = ""] = key.split("|");
    const mx = mexicanState(code);
    const shares = ports.map((port) => p[port] ?? 0);
    const known = shares.reduce((total, share) => total + share, 0);
    const lanes = mx === undefined ? [] : lanesBetween(us, mx);
    if (mx === undefined || known < knownShareMin || lanes.length === 0) return [];
    const trucks = Math.round((v * 1e6) / counted.history.valuePerTruckUSD);
    return [{ us, mx, value: v, trucks, counted: shares.map((share) => share / known), lanes }];
  });
}

/** Shares by port of a pair as a whole, each lane's shares having been changed. */
function averageByPort({ lanes }: Pair, change: (shares: Float64Array) => Float64Array): number[] {
  const average = ports.map(() => 0);
  for (const { weight, shares } of lanes) {
    for (const [at, share] of change(shares).entries()) {
      const port = portOf[at] ?? 0;
      average[port] = (average[port] ?? 0) + weight * share;
    }
  }
  return average;
}

/** A pair as the model keeps it. */
export function asStatePair(pair: Pair): StatePair {
  const expected = averageByPort(pair, (shares) => shares);
  const entries = ports.map(
    (port, at) => [port, { share: pair.counted[at] ?? 0, expected: expected[at] ?? 0 }] as const,
  );
  return { trucks: pair.trucks, ports: new Map(entries) };
}

export const predict = (pair: Pair, known: StatePair | undefined, history: History) =>
  averageByPort(pair, (shares) => withPublicHistory(shares, known, history));
