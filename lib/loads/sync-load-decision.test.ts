import { describe, expect, test } from "vitest";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { verifyCarrierSelections } from "@/lib/carrier-selection/verify-carrier-selections";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { getLoad } from "@/lib/loads/get-load";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";
import { countedStatements } from "@/lib/testing/counted-statements";
import { until } from "@/lib/testing/until";

const origins = ["a sync by key", "a save in the portal"] as const;
const named = (dotNumber: string) => ({ assignedCarrier: { carrier: { dotNumber } } });
const notAssigned = "carrier_not_assigned load.assignedCarrier.carrier";
const anActiveCarrier = (ctx: Context) => aRelationship(ctx, { status: "ACTIVE" });
const decide = (ctx: Context, dotNumber: string, status: RelationshipStatus) =>
  upsertRelationships(ctx, { carrierRelationships: [{ carrier: { dotNumber }, status }] });

/**
 * Syncs while a decision is made but not yet visible: the sync checks by what was before, and its assignment waits for
 * the decision.
 */
async function syncDuring<Answer>(
  ctx: Context,
  decide: (tx: Context) => Promise<unknown>,
  sync: () => Promise<Answer>,
) {
  let syncing: Promise<Answer> | undefined;
  await inTransaction(ctx, async (tx) => {
    await decide(tx);
    syncing = sync();
    await someoneWaitsFor(tx);
  });
  return syncing;
}

async function someoneWaitsFor(tx: Context) {
  const [self] = await tx.db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS "pid"`;
  const waiting = () =>
    db.$queryRaw<object[]>`SELECT "pid" FROM pg_stat_activity WHERE ${self?.pid} = ANY(pg_blocking_pids("pid"))`;
  await until(async () => (await waiting()).length === 1);
}

describe("a carrier on which is decided while it is assigned", () => {
  test.each(origins)("by %s is checked anew when it becomes do-not-dispatch", async (origin) => {
    const { broker, tms } = await aBrokerage();
    const { dotNumber } = await anActiveCarrier(tms);
    const { externalId } = aNewKey();
    await sync(tms, { externalId });
    const [caller, options] = origin === "a sync by key" ? [tms, {}] : [broker, { ifVersion: 1 }];
    const answer = await syncDuring(
      tms,
      (tx) => decide(tx, dotNumber, "DO_NOT_DISPATCH"),
      () => sync(caller, { externalId, linearFeet: 9, ...named(dotNumber) }, options),
    );
    expect(codesOf(answer ?? {})).toEqual([notAssigned]);
    expect(answer?.load).toMatchObject({ linearFeet: 9 });
    expect(answer?.load.assignedCarrier).toBeUndefined();
    expect((await getLoad(tms, { externalId })).proposedCarrier).toEqual({ carrier: { dotNumber } });
    expect((await verifyCarrierSelections(tms)).records).toBe(0);
  });

  test("for a load that is new is checked anew too", async () => {
    const { tms } = await aBrokerage();
    const { dotNumber } = await anActiveCarrier(tms);
    const answer = await syncDuring(
      tms,
      (tx) => decide(tx, dotNumber, "NEEDS_REVIEW"),
      () => sync(tms, { ...aNewKey(), ...named(dotNumber) }),
    );
    expect(answer?.warnings?.[0]?.message).toContain("(needs_review)");
    expect([answer?.version, answer?.load.assignedCarrier]).toEqual([1, undefined]);
  });

  test("is assigned with what it is afterwards on record, where it still may be", async () => {
    const { tms } = await aBrokerage();
    const { dotNumber, carrierId } = await anActiveCarrier(tms);
    const carrierRelationships = [{ carrier: { dotNumber }, onboardingStatus: "IN_PROGRESS" as const }];
    const answer = await syncDuring(
      tms,
      (tx) => upsertRelationships(tx, { carrierRelationships }),
      () => sync(tms, { ...aNewKey(), ...named(dotNumber) }),
    );
    expect(answer?.load.assignedCarrier?.carrier?.id).toBe(carrierId);
    const { items } = await listCarrierSelections(tms, { carrierId });
    expect(items.map(({ record }) => record.relationship)).toMatchObject([
      { onboardingStatus: "IN_PROGRESS", version: 2 },
    ]);
  });
});

test("nobody makes a carrier do-not-dispatch between the last look at it and its assignment", async () => {
  const { tms } = await aBrokerage();
  const { dotNumber, carrierId } = await anActiveCarrier(tms);
  const order: string[] = [];
  let deciding: Promise<unknown> = Promise.resolve();
  await inTransaction(tms, async (tx) => {
    await sync(tx, { ...aNewKey(), ...named(dotNumber) });
    deciding = decide(tms, dotNumber, "DO_NOT_DISPATCH").then(() => order.push("decided"));
    await someoneWaitsFor(tx);
    order.push("assigned");
  });
  await deciding;
  expect(order).toEqual(["assigned", "decided"]);
  expect((await listCarrierSelections(tms, { carrierId })).items[0]?.record.relationship.status).toBe("ACTIVE");
});

test("sixty syncs that assign beside upserts that decide come to an end, and none assigns against its record", async () => {
  const { tms } = await aBrokerage();
  const carriers = await Promise.all(Array.from({ length: 4 }, () => anActiveCarrier(tms)));
  const decideAll = (status: RelationshipStatus) =>
    upsertRelationships(tms, {
      carrierRelationships: carriers.map(({ dotNumber }) => ({ carrier: { dotNumber }, status })),
    });
  const deciding = (async () => {
    for (let round = 0; round < 20; round++) await decideAll(round % 2 === 0 ? "DO_NOT_DISPATCH" : "ACTIVE");
  })();
  const syncing = Array.from({ length: 60 }, (_, index) => {
    const { dotNumber, mcNumber } = carriers[index % 4] ?? { dotNumber: "", mcNumber: "" };
    // Three of each load, and every second one says another number: then a conflict is listed as well.
    const carrier = index % 2 === 0 ? { dotNumber } : { dotNumber: "9999999", mcNumber };
    const load = { externalId: `TMS-${index % 20}`, assignedCarrier: { carrier } };
    // In a transaction the others do not wait for their turn, but in the database.
    return index % 3 === 0 ? inTransaction(tms, (tx) => sync(tx, load)) : sync(tms, load);
  });
  await Promise.all([deciding, ...syncing]);
  const { items } = await listCarrierSelections(tms, { limit: 200 });
  expect(items.filter(({ record }) => record.relationship.status !== "ACTIVE")).toEqual([]);
  expect(await verifyCarrierSelections(tms)).toMatchObject({ valid: true, records: items.length });
});

test("a sync asks no more of the database than it needs", async () => {
  const { tms } = await aBrokerage();
  const { dotNumber } = await anActiveCarrier(tms);
  const bare = aNewKey();
  const body = {
    ...aNewKey(),
    status: "AVAILABLE" as const,
    carrierRequirements: { ctpatCertified: true },
    ...named(dotNumber),
  };
  expect(await countedStatements(() => sync(tms, bare))).toBe(2);
  expect(await countedStatements(() => sync(tms, bare))).toBe(1);
  await sync(tms, body);
  // The load, and the carrier with its relationship and its profile for the answer.
  expect(await countedStatements(() => sync(tms, body))).toBe(4);
  expect(await countedStatements(() => sync(tms, { ...body, linearFeet: 9 }))).toBe(5);
});
