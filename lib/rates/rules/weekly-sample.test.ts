import fc from "fast-check";
import { expect, test } from "vitest";
import { nameLength, shortName, writePrice } from "@/lib/rates/rules/summary-text";
import {
  addEntries,
  keepEntries,
  pool,
  readWeek,
  removeEntries,
  sampleRule,
  writeWeek,
} from "@/lib/rates/rules/weekly-sample";

const empty = { observations: 0, entries: [] };
const price = (hundredths: number, carrier: number) =>
  writePrice(hundredths / 100, false) + shortName(`carrier_${carrier}`);
const own = sampleRule("LANE", "org_1");
const prices = fc.array(
  fc.tuple(fc.nat(60), fc.nat(5)).map(([at, carrier]) => price(at, carrier)),
  { maxLength: 40 },
);
/** Prices of several organizations; those of many lanes each begin with their own. */
const pooledOf = { LANE: pooled(() => ""), COUNTRY: pooled((lane) => shortName(`lane_${lane}`)) };
function pooled(nameOf: (lane: number) => string) {
  const entry = fc
    .tuple(fc.nat(9), fc.nat(60), fc.nat(5), fc.nat(4))
    .map(([lane, at, carrier, organization]) => nameOf(lane) + price(at, carrier) + shortName(`org_${organization}`));
  return fc.array(entry, { maxLength: 120 });
}
const sorted = (entries: readonly string[]) => [...entries].sort();

test("a week to which prices are added and from which they are taken again is as it was", () => {
  fc.assert(
    fc.property(prices, fc.array(prices, { maxLength: 1 }), (before, [more = []]) => {
      const week = addEntries(empty, before.slice(0, 10), own, "a");
      const few = more.slice(0, own.kept - 10);
      const back = removeEntries(addEntries(week, few, own, "a"), few);
      expect(back && sorted(back.entries)).toEqual(sorted(week.entries));
      expect(back?.observations).toBe(week.observations);
    }),
  );
});

test.each(["LANE", "COUNTRY"] as const)("weeks of a %s are merged to the same in any order, and in one go", (level) => {
  const [rule, entries] = [sampleRule(level, pool), pooledOf[level]];
  fc.assert(
    fc.property(entries, entries, entries, (one, two, three) => {
      const merge = (...parts: string[][]) => {
        let kept: string[] = [];
        for (const part of parts) kept = keepEntries(kept.concat(part), rule, "");
        return kept;
      };
      const whole = keepEntries([...one, ...two, ...three], rule, "");
      expect(merge(one, two, three)).toEqual(whole);
      expect(merge(three, one, two)).toEqual(whole);
    }),
  );
});

test.each(["LANE", "COUNTRY"] as const)("of a %s the pool keeps only what an organization's own has kept", (level) => {
  const [rule, ownRule] = [sampleRule(level, pool), sampleRule(level, "org_0")];
  const organization = shortName("org_0");
  fc.assert(
    fc.property(pooledOf[level], (all) => {
      const its = all
        .filter((entry) => entry.endsWith(organization))
        .map((entry) => entry.slice(0, -organization.length));
      const kept = keepEntries(its, ownRule, organization);
      const others = all.filter((entry) => !entry.endsWith(organization));
      expect(keepEntries([...others, ...kept.map((entry) => entry + organization)], rule, "")).toEqual(
        keepEntries(all, rule, ""),
      );
    }),
  );
});

test("in the pool each organization's first price of a lane comes before anybody's second", () => {
  const of = (organization: string, count: number) =>
    Array.from({ length: count }, (_, at) => price(at, at) + shortName(organization));
  const all = [...of("large", 30), ...of("middle", 8), ...["a", "b", "c", "d", "e"].flatMap((one) => of(one, 1))];
  const owners = keepEntries(all, sampleRule("LANE", pool), "").map((entry) => entry.slice(-nameLength));
  expect(new Set(owners.slice(0, 7)).size).toBe(7);
  expect(owners).toHaveLength(8);
});

test("what was not kept is taken away without a look at the prices; what was kept is not", () => {
  const many = Array.from({ length: 60 }, (_, at) => price(at, at));
  const week = addEntries(empty, many, own, "a");
  const [gone = ""] = many.filter((entry) => !week.entries.includes(entry));
  expect(removeEntries(week, [gone])).toEqual({ ...week, observations: 59 });
  expect(removeEntries(week, [week.entries[0] ?? ""])).toBeUndefined();
});

test("a week is read as it was written", () => {
  fc.assert(
    fc.property(prices, (entries) => {
      const week = addEntries(empty, entries, own, "a");
      expect(readWeek(writeWeek(week), own)).toEqual(week);
    }),
  );
});
