import { type SeriesLevel, weeksOfBlock } from "@/lib/rates/rules/summary-series";
import { hashOf, isSyntheticPrice, nameLength } from "@/lib/rates/rules/summary-text";

/** Prices of all organizations together; each price then ends with the short name of its organization. */
export const pool = "POOL";

/**
 * How many prices of a week are kept at most: in all, of one lane where a series has several, and of one organization in
 * the pool. The row stays small however many there are, and nobody can fill the pool alone. From eight prices a week over
 * eight weeks a median is known to about two percent. No organization has more than a quarter of a full week of the pool:
 * the pool's floors would keep all of it from being used.
 */
export type SampleRule = { kept: number; perLane: number; perOrganization: number; hasLanes: boolean; isPool: boolean };

const unlimited = Number.POSITIVE_INFINITY;
const limits: Record<SeriesLevel, { own: number; pool: number; perLane: number; perOrganization: number }> = {
  LANE: { own: 24, pool: 8, perLane: unlimited, perOrganization: 2 },
  REGION: { own: 24, pool: 32, perLane: 3, perOrganization: 6 },
  COUNTRY: { own: 96, pool: 96, perLane: 3, perOrganization: 18 },
};

export function sampleRule(level: SeriesLevel, owner: string): SampleRule {
  const { own, pool: pooled, perLane, perOrganization } = limits[level];
  const hasLanes = level !== "LANE";
  if (owner === pool) return { kept: pooled, perLane, perOrganization, hasLanes, isPool: true };
  return { kept: own, perLane, perOrganization: unlimited, hasLanes, isPool: false };
}

const priceOfLane = 2 + nameLength;
export const entryLength = ({ hasLanes, isPool }: Pick<SampleRule, "hasLanes" | "isPool">) =>
  priceOfLane + (hasLanes ? nameLength : 0) + (isPool ? nameLength : 0);

/** A week of a summary: how many prices there were, and those that are kept, best rank first. */
export type WeekSample = { observations: number; entries: string[] };

export function readWeek(text: string, rule: SampleRule): WeekSample {
  const dot = text.indexOf(".");
  if (dot < 0) return { observations: 0, entries: [] };
  const length = entryLength(rule);
  const entries: string[] = [];
  for (let at = dot + 1; at < text.length; at += length) entries.push(text.slice(at, at + length));
  return { observations: Number.parseInt(text.slice(0, dot), 36), entries };
}

export const writeWeek = ({ observations, entries }: WeekSample) =>
  observations === 0 ? "" : `${observations.toString(36)}.${entries.join("")}`;

export const readWeeks = (text: string) => (text === "" ? new Array<string>(weeksOfBlock).fill("") : text.split(" "));
export const writeWeeks = (weeks: string[]) => (weeks.every((week) => week === "") ? "" : weeks.join(" "));

type Ranked = { entry: string; rank: number; isSynthetic: boolean };

/**
 * Ranks prices by a hash, those of a lane beside each other: which are kept is chance, but the same for every order of
 * arrival, and weeks keep the same lanes. Of equal prices each further one ranks behind the one before. Prices made up
 * for a demonstration come last, so that they never take the place of one that was paid.
 */
function ranked(entries: readonly string[], { hasLanes, isPool }: SampleRule, organization: string): Ranked[] {
  const latest = new Map<string, { copies: number; rank: number }>();
  return entries.map((entry) => {
    const before = latest.get(entry) ?? { copies: 0, rank: 0 };
    const own = hashOf(isPool ? entry : entry + organization, before.copies);
    const rank = Math.max(before.rank, hasLanes ? hashOf(entry.slice(0, nameLength), 1) * 2 ** 20 + (own >>> 12) : own);
    latest.set(entry, { copies: before.copies + 1, rank });
    return { entry, rank, isSynthetic: isSyntheticPrice(entry, hasLanes ? nameLength : 0) };
  });
}

const byRank = (one: Ranked, other: Ranked) =>
  Number(one.isSynthetic) - Number(other.isSynthetic) ||
  one.rank - other.rank ||
  (one.entry < other.entry ? -1 : Number(one.entry > other.entry));

/** Each organization's first price comes before anybody's second: as many as there are have a say in a short list. */
function inTurns(entries: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  const turns = entries.map((ranked) => {
    const owner = ranked.entry.slice(-nameLength);
    const turn = counts.get(owner) ?? 0;
    counts.set(owner, turn + 1);
    return { ranked, turn };
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ ranked }) => ranked);
}

/** Those that are kept of prices; `organization` is the short name of the owner where it is not the pool. */
export function keepEntries(entries: readonly string[], rule: SampleRule, organization: string): string[] {
  const { kept, perLane, perOrganization, hasLanes, isPool } = rule;
  const counts = new Map<string, number>();
  const hasRoom = (name: string, most: number) => {
    const count = counts.get(name) ?? 0;
    if (count < most) counts.set(name, count + 1);
    return count < most;
  };
  const found: string[] = [];
  const byChance = ranked(entries, rule, organization).sort(byRank);
  for (const { entry } of isPool && !hasLanes ? inTurns(byChance) : byChance) {
    if (found.length >= kept) break;
    const owner = isPool ? entry.slice(-nameLength) : "";
    if (hasLanes && !hasRoom(entry.slice(0, nameLength) + owner, perLane)) continue;
    if (isPool && !hasRoom(`of ${owner}`, perOrganization)) continue;
    found.push(entry);
  }
  return found;
}

export function addEntries(week: WeekSample, added: readonly string[], rule: SampleRule, organization: string) {
  const entries = keepEntries([...week.entries, ...added], rule, organization);
  return { observations: week.observations + added.length, entries };
}

/** Undefined where one of them was kept and others were not: only the prices themselves show what takes its place. */
export function removeEntries(week: WeekSample, removed: readonly string[]): WeekSample | undefined {
  const isWhole = week.entries.length === week.observations;
  const entries = [...week.entries];
  for (const entry of removed) {
    const at = entries.lastIndexOf(entry);
    if (at >= 0 && !isWhole) return undefined;
    if (at >= 0) entries.splice(at, 1);
  }
  return { observations: Math.max(week.observations - removed.length, entries.length), entries };
}

/** What is enough of a lane that only lends to its neighbours. */
export const briefEntries = 3;

export function briefOf(week: WeekSample): WeekSample {
  return { observations: week.observations, entries: week.entries.slice(0, briefEntries) };
}
