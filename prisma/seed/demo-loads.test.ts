import { expect, test } from "vitest";
import { LoadInput, LoadStatus } from "@/lib/loads/schema/load";
import { CurrencyCode } from "@/lib/vocabulary/money";
import { TrailerType } from "@/lib/vocabulary/trailer";
import { demoCarriers, demoLoads } from "@/prisma/seed/demo-loads";

const now = new Date("2026-11-20T10:00:00Z");
const loads = demoLoads(now);
const sorted = (values: (string | undefined)[]) => [...new Set(values)].filter(Boolean).sort();

test("every demo load is one the API accepts, under an id of its own", () => {
  for (const load of loads) expect(LoadInput.safeParse(load).error).toBeUndefined();
  expect(sorted(loads.map(({ externalId }) => externalId))).toHaveLength(60);
});

test("the same moment gives the same demo loads", () => {
  expect(demoLoads(now)).toEqual(loads);
});

test("the demo shows every status, trailer and currency", () => {
  expect(sorted(loads.map(({ status }) => status ?? undefined))).toEqual([...LoadStatus.options].sort());
  const trailers = loads.flatMap(({ trailerRequirements }) => trailerRequirements?.allowedTypes ?? []);
  expect(sorted(trailers)).toEqual([...TrailerType.options].sort());
  expect(sorted(loads.map(({ maxBuy }) => maxBuy?.currencyCode))).toEqual([...CurrencyCode.options].sort());
});

test("demo carriers stand in every relation that has a rule", () => {
  const relations = demoCarriers.map(({ relationship }) =>
    relationship ? `${relationship.status} ${relationship.onboardingStatus}` : "none",
  );
  expect(sorted(relations)).toEqual([
    "ACTIVE IN_PROGRESS",
    "ACTIVE NOT_ONBOARDED",
    "ACTIVE ONBOARDED",
    "DO_NOT_DISPATCH NOT_ONBOARDED",
    "DO_NOT_DISPATCH ONBOARDED",
    "NEEDS_REVIEW IN_PROGRESS",
    "NEEDS_REVIEW NOT_ONBOARDED",
    "NEEDS_REVIEW ONBOARDED",
    "none",
  ]);
});
