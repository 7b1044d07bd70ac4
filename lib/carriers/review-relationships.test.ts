import { beforeAll, describe, expect, test } from "vitest";
import { createRelationship } from "@/lib/carriers/create-relationship";
import { getCarrier, listCarrierChanges } from "@/lib/carriers/get-carrier";
import { reviewManyRelationships, reviewRelationship } from "@/lib/carriers/review-relationship";
import { saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { advanceOnboarding } from "@/lib/carriers/write-relationships";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

async function toReview() {
  const { carrierId } = await aRelationship(broker, { status: "NEEDS_REVIEW" });
  const { carrier } = await getCarrier(broker, { id: carrierId });
  return { carrierId, id: carrier.relationship?.id ?? "" };
}
const relationshipOf = async (carrierId: string) => (await getCarrier(broker, { id: carrierId })).carrier.relationship;
const historyOf = async (carrierId: string) => (await listCarrierChanges(broker, { id: carrierId })).items;

describe("a review", () => {
  test("decides, and is recorded with who decided it, by which way and why", async () => {
    const { carrierId, id } = await toReview();
    const answer = await reviewRelationship(broker, {
      id,
      status: "ACTIVE",
      note: "Called the insurer.",
      ifVersion: 1,
    });
    expect(answer).toMatchObject({
      carrierRelationship: { status: "ACTIVE", source: "PORTAL", version: 2 },
      version: 2,
    });
    expect(await historyOf(carrierId)).toMatchObject([
      {
        operation: "RELATIONSHIP_UPDATED",
        actor: { type: "user", name: "Ada Admin" },
        source: "PORTAL",
        note: "Called the insurer.",
        changes: [
          { path: "relationship.status", before: "NEEDS_REVIEW", after: "ACTIVE" },
          { path: "relationship.note", after: "Called the insurer." },
        ],
      },
    ]);
  });

  test("by a key is one of the TMS", async () => {
    const { id } = await toReview();
    const { carrierRelationship } = await reviewRelationship(tms, {
      id,
      status: "ACTIVE",
      onboardingStatus: "ONBOARDED",
    });
    expect(carrierRelationship.source).toBe("API");
  });

  test("that does not dispatch says why", async () => {
    const { id } = await toReview();
    await expect(reviewRelationship(broker, { id, status: "DO_NOT_DISPATCH" })).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "note", code: "required" }] },
    });
  });

  test("of a version that is no longer is refused with the relationship as it is: of two at once one wins", async () => {
    const { carrierId, id } = await toReview();
    const decide = (status: "ACTIVE" | "DO_NOT_DISPATCH") =>
      reviewRelationship(broker, { id, status, note: "Because.", ifVersion: 1 });
    const settled = await Promise.allSettled([decide("ACTIVE"), decide("DO_NOT_DISPATCH")]);
    const current = await relationshipOf(carrierId);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(settled.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "version_conflict", details: { current: { carrierRelationship: current } } },
    });
    expect(await historyOf(carrierId)).toHaveLength(1);
  });

  test("without a version is recorded too when two come at once", async () => {
    const { carrierId, id } = await toReview();
    await Promise.all([
      reviewRelationship(broker, { id, status: "ACTIVE" }),
      reviewRelationship(tms, { id, status: "DO_NOT_DISPATCH", note: "Lost its insurance." }),
    ]);
    expect(await historyOf(carrierId)).toHaveLength(2);
    expect((await relationshipOf(carrierId))?.version).toBe(3);
  });
});

describe("a review of many", () => {
  test("changes those it may and names what became of the others", async () => {
    const [changed, stale, same] = [await toReview(), await toReview(), await toReview()];
    await reviewRelationship(broker, { id: same.id, status: "ACTIVE" });
    const items = [
      { id: changed.id, ifVersion: 1 },
      { id: stale.id, ifVersion: 7 },
      { id: same.id },
      { id: "rel_none" },
    ];
    const { results } = await reviewManyRelationships(broker, { items, status: "ACTIVE" });
    expect(results.map(({ outcome }) => outcome)).toEqual(["CHANGED", "CONFLICT", "UNCHANGED", "NOT_FOUND"]);
    expect(results[0]).toMatchObject({ before: { status: "NEEDS_REVIEW" }, after: { status: "ACTIVE", version: 2 } });
    expect((await relationshipOf(changed.carrierId))?.status).toBe("ACTIVE");
    expect((await relationshipOf(stale.carrierId))?.status).toBe("NEEDS_REVIEW");
    expect(await historyOf(same.carrierId)).toHaveLength(1);
  });

  test("that is only validated answers what would change and changes nothing", async () => {
    const { id, carrierId } = await toReview();
    const { results } = await reviewManyRelationships(broker, {
      items: [{ id }],
      status: "ACTIVE",
      validateOnly: true,
    });
    expect(results).toMatchObject([{ outcome: "CHANGED", after: { status: "ACTIVE" } }]);
    expect((await relationshipOf(carrierId))?.status).toBe("NEEDS_REVIEW");
    expect(await historyOf(carrierId)).toEqual([]);
  });
});

describe("a relationship begun by hand", () => {
  test("has the organization's default status unless one is given, and is begun once", async () => {
    const { broker: admin } = await aBrokerage();
    await saveCarrierPolicy(admin, { defaultStatus: "NEEDS_REVIEW", requirementsBlock: true });
    const [one, two] = [
      await aRelationship(admin, { status: undefined }),
      await aRelationship(admin, { status: undefined }),
    ];
    expect(await createRelationship(admin, { carrierId: one.carrierId })).toMatchObject({
      carrierRelationship: { status: "NEEDS_REVIEW", onboardingStatus: "NOT_ONBOARDED", source: "PORTAL", version: 1 },
    });
    const begin = () => createRelationship(admin, { carrierId: two.carrierId, status: "ACTIVE" });
    const settled = await Promise.allSettled([begin(), begin()]);
    expect(settled.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("with a carrier nobody has is refused", async () => {
    await expect(createRelationship(broker, { carrierId: "carrier_none" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("onboarding", () => {
  const asCarrier = (carrierId: string): Context => ({
    ...broker,
    actor: { type: "carrier", id: carrierId, name: "Test Carrier", link: "ONBOARDING", linkId: "link_1" },
  });

  test("begins a relationship that needs a review, whatever the default", async () => {
    const { carrierId } = await aRelationship(broker, { status: undefined });
    await advanceOnboarding(asCarrier(carrierId), { carrierId, to: "IN_PROGRESS" });
    expect(await relationshipOf(carrierId)).toMatchObject({
      status: "NEEDS_REVIEW",
      onboardingStatus: "IN_PROGRESS",
      source: "ONBOARDING",
    });
  });

  test("leaves the status as it is, and one that is onboarded stays onboarded", async () => {
    const { carrierId } = await aRelationship(broker, { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" });
    await advanceOnboarding(asCarrier(carrierId), { carrierId, to: "IN_PROGRESS" });
    expect(await relationshipOf(carrierId)).toMatchObject({ status: "ACTIVE", onboardingStatus: "IN_PROGRESS" });
    await advanceOnboarding(broker, { carrierId, to: "ONBOARDED" });
    await advanceOnboarding(asCarrier(carrierId), { carrierId, to: "IN_PROGRESS" });
    expect(await relationshipOf(carrierId)).toMatchObject({ onboardingStatus: "ONBOARDED", source: "PORTAL" });
  });
});
