import fc from "fast-check";
import { expect, test } from "vitest";
import { rebuildSummaries } from "@/lib/rates/rebuild-summaries";
import { weekNumberOf } from "@/lib/rates/rules/summary-series";
import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { anObservation } from "@/lib/testing/an-observation";
import { anOrganization } from "@/lib/testing/an-organization";
import { countedStatements } from "@/lib/testing/counted-statements";

const rows = () =>
  db.rateSummary.findMany({
    where: { NOT: { weeks: "" } },
    orderBy: [{ owner: "asc" }, { series: "asc" }, { block: "asc" }],
  });

const save = (ctx: Context, added: Observation[], removed: Observation[] = []) =>
  inTransaction(ctx, (tx) => saveObservations(tx, { added, removed }));

const price = fc.record({
  key: fc.constantFrom(...Array.from({ length: 60 }, (_, at) => `import:${at}`)),
  originMarket: fc.constantFrom("DAL", "HOU"),
  destinationMarket: fc.constantFrom("ATL", "CHI"),
  pickupDate: fc.constantFrom("2026-11-18", "2026-11-11", "2026-07-01"),
  allInAmount: fc.integer({ min: 100_000, max: 300_000 }),
  carrierKey: fc.constantFrom("carrier_1", "carrier_2", "carrier_3"),
  source: fc.constantFrom("IMPORT" as const, "SYNTHETIC" as const),
});

/** The rates of all organizations are rebuilt together: those that other tests left would take most of the time. */
const forgetOtherPrices = () => db.$executeRaw`TRUNCATE "rate_observation", "rate_summary"`;

test("summaries equal a rebuild after any inserts, replacements and deletes of several organizations", async () => {
  await forgetOtherPrices();
  const organizations = await Promise.all(["one", "two", "three"].map(anOrganization));
  const stored = organizations.map(() => new Map<string, Observation>());
  const step = fc.record({
    who: fc.nat(2),
    added: fc.array(price, { maxLength: 60 }),
    gone: fc.array(price, { maxLength: 25 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
      for (const { who, added, gone } of steps) {
        const [ctx, own] = [organizations[who]?.ctx, stored[who]];
        if (!ctx || !own) continue;
        const after = new Map(added.map((it) => [it.key, anObservation(it)]));
        const deleted = [...new Set(gone.map(({ key }) => key))].flatMap((key) =>
          after.has(key) ? [] : (own.get(key) ?? []),
        );
        const replaced = [...after.keys()].flatMap((key) => own.get(key) ?? []);
        await save(ctx, [...after.values()], [...replaced, ...deleted]);
        for (const { key } of deleted) own.delete(key);
        for (const [key, observation] of after) own.set(key, observation);
      }
      const kept = await rows();
      const ctx = organizations[0]?.ctx;
      if (ctx) await rebuildSummaries(ctx);
      expect(kept).toEqual(await rows());
    }),
    { numRuns: 15 },
  );
});

test("five thousand prices cost as many statements as one", async () => {
  const { ctx } = await anOrganization();
  const many = Array.from({ length: 5_000 }, (_, at) => anObservation({ carrierKey: `carrier_${at % 90}` }));
  expect(await countedStatements(() => save(ctx, many))).toBe(
    await countedStatements(() => save(ctx, [anObservation()])),
  );
});

test("imports of several organizations into the same lanes at once lose nothing and never block each other for ever", async () => {
  const organizations = await Promise.all([1, 2, 3, 4].map(anOrganization));
  const lanes = ["ATL", "CHI", "HOU", "LAX", "MIA"];
  const week = "2025-01-08";
  await Promise.all(
    organizations.flatMap(({ ctx }) =>
      [0, 1, 2].map((round) => {
        const order = round % 2 ? lanes.toReversed() : lanes;
        return save(
          ctx,
          order.map((destinationMarket) => anObservation({ originMarket: "SEA", destinationMarket, pickupDate: week })),
        );
      }),
    ),
  );
  const pooled = await db.rateSummary.findMany({
    where: { owner: "POOL", series: { startsWith: "LANE USD DRY_VAN SEA" } },
  });
  const place = ((weekNumberOf(week) % 13) + 13) % 13;
  expect(pooled.map(({ weeks }) => weeks.split(" ")[place]?.split(".")[0])).toEqual(lanes.map(() => "c"));
});

test("a row whose last price is removed says nothing any longer", async () => {
  const { ctx } = await anOrganization();
  const only = anObservation({ originMarket: "BIL" });
  await save(ctx, [only]);
  await save(ctx, [], [only]);
  expect(await db.rateSummary.findMany({ where: { owner: ctx.organizationId, NOT: { weeks: "" } } })).toEqual([]);
});
