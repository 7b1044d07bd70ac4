import { beforeAll, describe, expect, test } from "vitest";
import { listCarrierChanges } from "@/lib/carriers/get-carrier";
import { listConflicts } from "@/lib/carriers/resolve-conflict";
import { reviewRelationship } from "@/lib/carriers/review-relationship";
import { saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import type { RelationshipInput } from "@/lib/carriers/schema/relationship-requests";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { aNumber } from "@/lib/testing/a-number";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

const upsert = async (ctx: Context, ...carrierRelationships: RelationshipInput[]) =>
  (await upsertRelationships(ctx, { carrierRelationships })).carrierRelationships;
const aStranger = () => aRelationship(tms, { status: undefined });
const openConflicts = async (ctx: Context) => (await listConflicts(ctx, { resolved: false })).items;
const historyOf = async (id: string) => (await listCarrierChanges(tms, { id })).items;

describe("a relationship that is new", () => {
  test("is active and not onboarded, and answered in full", async () => {
    const { carrierId, dotNumber } = await aStranger();
    expect(await upsert(tms, { carrier: { dotNumber } })).toEqual([
      {
        id: expect.stringMatching(/^rel_/),
        organizationId: tms.organizationId,
        carrierOrganizationId: carrierId,
        status: "ACTIVE",
        onboardingStatus: "NOT_ONBOARDED",
        source: "API",
        carrierExternalId: null,
      },
    ]);
  });

  test("has what the item says instead", async () => {
    const { dotNumber } = await aStranger();
    const said = { status: "DO_NOT_DISPATCH", onboardingStatus: "ONBOARDED" } as const;
    expect(await upsert(broker, { carrier: { dotNumber }, ...said })).toMatchObject([{ ...said, source: "PORTAL" }]);
  });

  test("has the default status that an admin chose", async () => {
    const { broker: admin, tms } = await aBrokerage();
    await saveCarrierPolicy(admin, { defaultStatus: "NEEDS_REVIEW", requirementsBlock: false });
    const { dotNumber } = await aStranger();
    expect(await upsert(tms, { carrier: { dotNumber } })).toMatchObject([{ status: "NEEDS_REVIEW" }]);
  });
});

describe("a relationship that exists", () => {
  test("loses its id when that is null, whatever else names the carrier", async () => {
    const { dotNumber } = await aStranger();
    const carrierExternalId = newId("carrier");
    await upsert(tms, { carrier: { dotNumber }, carrierExternalId });
    const cleared = { carrier: { dotNumber, externalId: carrierExternalId }, carrierExternalId: null };
    expect(await upsert(tms, cleared)).toMatchObject([{ carrierExternalId: null }]);
    expect(await upsert(tms, { carrier: {}, carrierExternalId })).toEqual([null]);
  });

  test("keeps what the item leaves out", async () => {
    const { dotNumber } = await aRelationship(tms, { status: "NEEDS_REVIEW", onboardingStatus: "IN_PROGRESS" });
    const carrierExternalId = newId("carrier");
    expect(await upsert(tms, { carrier: { dotNumber }, carrierExternalId })).toMatchObject([
      { status: "NEEDS_REVIEW", onboardingStatus: "IN_PROGRESS", carrierExternalId },
    ]);
    expect(await upsert(tms, { carrier: { dotNumber }, status: "ACTIVE" })).toMatchObject([
      { status: "ACTIVE", onboardingStatus: "IN_PROGRESS", carrierExternalId },
    ]);
  });

  test("and does not change has no new entry in its history, and its source stays", async () => {
    const { carrierId, dotNumber } = await aStranger();
    await upsert(broker, { carrier: { dotNumber }, status: "NEEDS_REVIEW" });
    expect(await upsert(tms, { carrier: { dotNumber }, status: "NEEDS_REVIEW" })).toMatchObject([{ source: "PORTAL" }]);
    expect(await historyOf(carrierId)).toMatchObject([
      {
        operation: "RELATIONSHIP_CREATED",
        actor: { type: "user", name: "Ada Admin" },
        source: "PORTAL",
        requestId: broker.requestId,
        changes: [
          { path: "relationship.status", after: "NEEDS_REVIEW" },
          { path: "relationship.onboardingStatus", after: "NOT_ONBOARDED" },
        ],
      },
    ]);
  });

  test("loses the note on the status it had when it gets another", async () => {
    const { dotNumber, carrierId } = await aStranger();
    const [created] = await upsert(tms, { carrier: { dotNumber } });
    await reviewRelationship(broker, { id: created?.id ?? "", status: "DO_NOT_DISPATCH", note: "Double brokered." });
    await upsert(tms, { carrier: { dotNumber }, onboardingStatus: "ONBOARDED" });
    await upsert(tms, { carrier: { dotNumber }, status: "ACTIVE" });
    const [last, before] = await historyOf(carrierId);
    expect(before?.changes.map(({ path }) => path)).toEqual(["relationship.onboardingStatus"]);
    expect(last?.changes).toEqual([
      { path: "relationship.status", before: "DO_NOT_DISPATCH", after: "ACTIVE" },
      { path: "relationship.note", before: "Double brokered." },
    ]);
  });
});

describe("the carrier that is meant", () => {
  test("is found by a number however it is written", async () => {
    const { carrierId, mcNumber } = await aStranger();
    for (const written of [`MC-${mcNumber}`, `mc # 00${mcNumber}`, ` ${mcNumber} `])
      expect(await upsert(tms, { carrier: { mcNumber: written } })).toMatchObject([
        { carrierOrganizationId: carrierId },
      ]);
  });

  test("is found by one number though nobody has the others", async () => {
    const { carrierId, dotNumber } = await aStranger();
    const item = { carrier: { dotNumber, nirNumber: aNumber() } };
    expect(await upsert(tms, item)).toMatchObject([{ carrierOrganizationId: carrierId }]);
  });

  test.each([
    [{ dotNumber: "99999999" }],
    [{ rfcNumber: "XAXX010101000" }],
    [{ mcNumber: "N/A" }],
    [{ mcNumber: "MC PENDING", dotNumber: "USDOT N/A" }],
    [{ externalId: "nobody's" }],
    [{}],
  ])("is null for %o", async (carrier) => {
    expect(await upsert(tms, { carrier, status: "ACTIVE" })).toEqual([null]);
  });

  test("is the one the organization calls so, where no number is given", async () => {
    const { carrierId, dotNumber } = await aStranger();
    const externalId = newId("carrier");
    await upsert(tms, { carrier: { dotNumber, externalId } });
    const found = [{ carrierOrganizationId: carrierId, carrierExternalId: externalId }];
    expect(await upsert(tms, { carrier: { externalId } })).toMatchObject(found);
    expect(await upsert(tms, { carrier: {}, carrierExternalId: externalId })).toMatchObject(found);
    expect(await upsert(tms, { carrier: { rfcNumber: "XEXX010101000" }, carrierExternalId: externalId })).toMatchObject(
      found,
    );
    const other = await aBrokerage();
    expect(await upsert(other.tms, { carrier: { externalId } })).toEqual([null]);
  });

  test("is not looked for by an external id beside a number", async () => {
    const [other, meant] = [await aStranger(), await aStranger()];
    const externalId = newId("carrier");
    await upsert(tms, { carrier: { dotNumber: other.dotNumber, externalId } });
    expect(await upsert(tms, { carrier: { dotNumber: meant.dotNumber, externalId } })).toMatchObject([
      { carrierOrganizationId: meant.carrierId, carrierExternalId: externalId },
    ]);
    expect(await upsert(tms, { carrier: { dotNumber: other.dotNumber } })).toMatchObject([{ carrierExternalId: null }]);
  });
});

describe("an external id", () => {
  test("goes by carrierExternalId where both are given", async () => {
    const { dotNumber } = await aStranger();
    const carrierExternalId = newId("carrier");
    expect(await upsert(tms, { carrier: { dotNumber, externalId: "other" }, carrierExternalId })).toMatchObject([
      { carrierExternalId },
    ]);
  });

  test("is replaced where the old one finds the carrier and the new one is given beside it", async () => {
    const { carrierId, dotNumber } = await aStranger();
    const [old, renamed] = [newId("carrier"), newId("carrier")];
    await upsert(tms, { carrier: { dotNumber, externalId: old } });
    expect(await upsert(tms, { carrier: { externalId: old }, carrierExternalId: renamed })).toMatchObject([
      { carrierOrganizationId: carrierId, carrierExternalId: renamed },
    ]);
  });

  test("may be swapped between two carriers in one batch", async () => {
    const [one, two] = [await aStranger(), await aStranger()];
    const [idOne, idTwo] = [newId("carrier"), newId("carrier")];
    const give = (first: string, second: string) =>
      upsert(
        tms,
        { carrier: { dotNumber: one.dotNumber }, carrierExternalId: first },
        { carrier: { dotNumber: two.dotNumber }, carrierExternalId: second },
      );
    await give(idOne, idTwo);
    await give(idTwo, idOne);
    const again = await upsert(tms, { carrier: { externalId: idOne } }, { carrier: { externalId: idTwo } });
    expect(again).toMatchObject([{ carrierOrganizationId: two.carrierId }, { carrierOrganizationId: one.carrierId }]);
  });
});

test("of the same carrier twice in a batch the later item wins, and both positions show how it ends", async () => {
  const { carrierId, dotNumber, mcNumber } = await aStranger();
  const [first, second] = await upsert(
    tms,
    { carrier: { dotNumber }, status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" },
    { carrier: { mcNumber }, status: "DO_NOT_DISPATCH" },
  );
  expect(first).toEqual(second);
  expect(second).toMatchObject({ status: "DO_NOT_DISPATCH", onboardingStatus: "ONBOARDED" });
  expect(await historyOf(carrierId)).toHaveLength(1);
});

describe("numbers of different carriers", () => {
  test("are null, change neither, and are listed once however often they are sent", async () => {
    const { broker, tms } = await aBrokerage();
    const [one, two] = [await aStranger(), await aStranger()];
    const item = { carrier: { dotNumber: one.dotNumber, mcNumber: `MC${two.mcNumber}` }, status: "ACTIVE" } as const;
    expect(await upsert(tms, item, item)).toEqual([null, null]);
    expect(await upsert(tms, item)).toEqual([null]);
    expect(await openConflicts(broker)).toMatchObject([
      {
        kind: "DIFFERENT_CARRIERS",
        identifiers: { dotNumber: one.dotNumber, mcNumber: two.mcNumber },
        carriers: expect.arrayContaining([
          { id: one.carrierId, displayName: "Test Carrier", identifiedBy: ["dotNumber"] },
          { id: two.carrierId, displayName: "Test Carrier", identifiedBy: ["mcNumber"] },
        ]),
        occurrences: 2,
        source: "API",
        actor: { type: "apiKey", name: "tms-prod" },
      },
    ]);
    expect(await upsert(tms, { carrier: { externalId: one.carrierId } })).toEqual([null]);
  });

  test("do not keep the rest of the batch from being stored", async () => {
    const [one, two] = [await aStranger(), await aStranger()];
    const mixed = { carrier: { dotNumber: one.dotNumber, mcNumber: two.mcNumber } };
    expect(await upsert(tms, mixed, { carrier: { dotNumber: two.dotNumber } })).toMatchObject([
      null,
      { carrierOrganizationId: two.carrierId },
    ]);
  });
});

test("a number that contradicts the carrier's record is listed, and the relationship written all the same", async () => {
  const { broker, tms } = await aBrokerage();
  const { carrierId, dotNumber, mcNumber } = await aStranger();
  const sent = aNumber();
  const item = { carrier: { dotNumber, mcNumber: sent, rfcNumber: "AAA010101AA1" } };
  expect(await upsert(tms, item)).toMatchObject([{ carrierOrganizationId: carrierId }]);
  expect(await openConflicts(broker)).toMatchObject([
    { kind: "IDENTITY_DIFFERS", differences: [{ field: "mcNumber", onRecord: mcNumber, sent }] },
  ]);
});
