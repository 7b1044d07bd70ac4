import { expect, test } from "vitest";
import { listCarrierChanges } from "@/lib/carriers/get-carrier";
import { importCarriers } from "@/lib/carriers/import-carriers";
import type { RelationshipInput } from "@/lib/carriers/schema/relationship-requests";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { aNumber } from "@/lib/testing/a-number";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";
import { countedStatements } from "@/lib/testing/counted-statements";

/** Carriers that another organization has put on record, and an upsert of them all. */
async function aBatch(size: number) {
  const [{ tms }, { tms: other }] = [await aBrokerage(), await aBrokerage()];
  const numbers = Array.from({ length: size }, aNumber);
  await importCarriers(other, { rows: numbers.map((dotNumber) => ({ displayName: "Test Carrier", dotNumber })) });
  return (status: "ACTIVE" | "NEEDS_REVIEW", idPrefix = "C") =>
    upsertRelationships(tms, {
      carrierRelationships: numbers.map((dotNumber) => ({
        carrier: { dotNumber },
        carrierExternalId: `${idPrefix}-${dotNumber}`,
        status,
      })),
    });
}

test("a batch of 1,000 takes as many statements as a batch of one, BEGIN and COMMIT among them", async () => {
  const [one, many] = [await aBatch(1), await aBatch(1000)];
  const both = async (...terms: Parameters<typeof one>) => [
    await countedStatements(() => one(...terms)),
    await countedStatements(() => many(...terms)),
  ];
  expect(await both("ACTIVE")).toEqual([8, 8]);
  expect(await both("NEEDS_REVIEW")).toEqual([8, 8]);
  expect(await both("NEEDS_REVIEW")).toEqual([6, 6]);
  expect(await both("NEEDS_REVIEW", "D")).toEqual([9, 9]);
});

test("batches of the same carriers at once, in any order, lose nothing", async () => {
  const { tms } = await aBrokerage();
  const carriers = await Promise.all(Array.from({ length: 20 }, () => aRelationship(tms, { status: undefined })));
  const batch = (terms: Pick<RelationshipInput, "status" | "onboardingStatus">, suffix: string, backwards: boolean) => {
    const items = carriers.map(({ dotNumber }) => ({
      carrier: { dotNumber },
      carrierExternalId: `${dotNumber}${suffix}`,
      ...terms,
    }));
    return upsertRelationships(tms, { carrierRelationships: backwards ? items.reverse() : items });
  };
  await Promise.all([
    batch({ status: "NEEDS_REVIEW" }, "", false),
    batch({ onboardingStatus: "ONBOARDED" }, "", true),
    batch({}, "-A", false),
    batch({}, "-B", true),
  ]);
  const { carrierRelationships } = await batch({}, "", false);
  expect(new Set(carrierRelationships.map((found) => `${found?.status} ${found?.onboardingStatus}`))).toEqual(
    new Set(["NEEDS_REVIEW ONBOARDED"]),
  );
  for (const { carrierId } of carriers) {
    const { items } = await listCarrierChanges(tms, { id: carrierId });
    const set = items.flatMap(({ changes }) => changes).filter(({ path }) => path === "relationship.onboardingStatus");
    expect(set.map(({ after }) => after).at(0)).toBe("ONBOARDED");
    expect(items.filter(({ operation }) => operation === "RELATIONSHIP_CREATED")).toHaveLength(1);
  }
});
