import type { ObservationChanges } from "@/lib/rates/rules/observations";
import { blockOf, type SeriesLevel, seriesOf, weekNumberOf, weeksOfBlock } from "@/lib/rates/rules/summary-series";
import { isSyntheticPrice, nameLength, shortName } from "@/lib/rates/rules/summary-text";
import {
  addEntries,
  briefOf,
  keepEntries,
  pool,
  readWeek,
  readWeeks,
  removeEntries,
  sampleRule,
  writeWeek,
  writeWeeks,
} from "@/lib/rates/rules/weekly-sample";
import type { Observation } from "@/lib/rates/schema/observation";

type WeekChange = { added: string[]; removed: string[] };

/** What happens to one row: an owner's thirteen weeks of a series. Changes are by the week's place in the block. */
export type RowChange = {
  owner: string;
  series: string;
  block: number;
  level: SeriesLevel;
  weeks: Map<number, WeekChange>;
};

const keyOf = ({ owner, series, block }: Pick<RowChange, "owner" | "series" | "block">) =>
  `${owner}\t${series}\t${block}`;
const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** What prices change, row by row, in the one order in which rows are ever locked. */
export function changedRows(organizationId: string, { added, removed }: ObservationChanges): RowChange[] {
  const rows = new Map<string, RowChange>();
  const organization = shortName(organizationId);
  const note = (observation: Observation, kind: keyof WeekChange) => {
    const week = weekNumberOf(observation.pickupDate);
    for (const { level, series, cell } of seriesOf(observation)) {
      noteIn(rows, { owner: organizationId, series, week, level }, kind, cell);
      // Prices made up for a demonstration are nobody's but their organization's.
      if (observation.source === "SYNTHETIC") continue;
      noteIn(rows, { owner: pool, series, week, level }, kind, cell + organization);
    }
  };
  for (const observation of removed) note(observation, "removed");
  for (const observation of added) note(observation, "added");
  return [...rows].sort(([one], [other]) => order(one, other)).map(([, row]) => row);
}

type Target = { owner: string; series: string; week: number; level: SeriesLevel };

function noteIn(
  rows: Map<string, RowChange>,
  { owner, series, week, level }: Target,
  kind: keyof WeekChange,
  entry: string,
) {
  const block = blockOf(week);
  const key = keyOf({ owner, series, block });
  const row = rows.get(key) ?? { owner, series, block, level, weeks: new Map() };
  rows.set(key, row);
  const place = week - block * weeksOfBlock;
  const change = row.weeks.get(place) ?? { added: [], removed: [] };
  row.weeks.set(place, change);
  change[kind].push(entry);
}

/** A week that lost a price which only the prices themselves can replace, and how many prices it has now. */
export type UnclearWeek = { place: number; observations: number };

/** The row's text after a change, but for its unclear weeks. */
export function changeRow(text: string, { owner, level, weeks: changes }: RowChange) {
  const rule = sampleRule(level, owner);
  const weeks = readWeeks(text);
  const unclear: UnclearWeek[] = [];
  for (const [place, { added, removed }] of changes) {
    const before = readWeek(weeks[place] ?? "", rule);
    const left = removed.length > 0 ? removeEntries(before, removed) : before;
    if (left) weeks[place] = writeWeek(addEntries(left, added, rule, shortName(owner)));
    else unclear.push({ place, observations: before.observations + added.length - removed.length });
  }
  return { weeks: writeWeeks(weeks), unclear };
}

/** The row's text with one week chosen again from all of its prices. */
export function renewWeek(text: string, row: RowChange, { place, observations }: UnclearWeek, all: readonly string[]) {
  const rule = sampleRule(row.level, row.owner);
  const weeks = readWeeks(text);
  weeks[place] = writeWeek({ observations, entries: keepEntries(all, rule, shortName(row.owner)) });
  return writeWeeks(weeks);
}

/** The first few of each week; only lanes have neighbours that they lend to. */
export function briefText(text: string, { owner, level }: Pick<RowChange, "owner" | "level">) {
  if (level !== "LANE" || text === "") return "";
  const rule = sampleRule(level, owner);
  return writeWeeks(readWeeks(text).map((week) => writeWeek(briefOf(readWeek(week, rule)))));
}

/** What an organization's week lends to the pool: all but what was made up for a demonstration. */
export function pooledEntries(week: string, { level }: RowChange, organizationId: string): string[] {
  const rule = sampleRule(level, organizationId);
  const priceAt = rule.hasLanes ? nameLength : 0;
  const { entries } = readWeek(week, rule);
  const organization = shortName(organizationId);
  return entries.filter((entry) => !isSyntheticPrice(entry, priceAt)).map((entry) => entry + organization);
}
