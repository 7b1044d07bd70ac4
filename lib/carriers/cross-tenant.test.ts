import { beforeAll, describe, expect, test } from "vitest";
import { createRelationship } from "@/lib/carriers/create-relationship";
import { getCarrier, listCarrierChanges } from "@/lib/carriers/get-carrier";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { listConflicts, resolveConflict } from "@/lib/carriers/resolve-conflict";
import { reviewManyRelationships, reviewRelationship } from "@/lib/carriers/review-relationship";
import { getCarrierPolicy, saveCarrierPolicy } from "@/lib/carriers/save-carrier-policy";
import { listRelationships, searchCarriers } from "@/lib/carriers/search-carriers";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { endpoints } from "@/lib/operations";
import type { Context } from "@/lib/server/context";
import { aNumber } from "@/lib/testing/a-number";
import { aBrokerage } from "@/lib/testing/a-sync";

/** What one organization has, and another that tries to reach it. */
type Theirs = { dotNumber: string; externalId: string; carrierId: string; relationshipId: string; conflictId: string };

let owner: Context;
let stranger: Context;
let theirs: Theirs;

const note = "Seen by its organization alone.";

async function everythingOf(ctx: Context): Promise<Theirs> {
  const [dotNumber, mcNumber] = [aNumber(), aNumber()];
  const externalId = `theirs-${dotNumber}`;
  const rows = [
    { displayName: "Transportes Águila", dotNumber, externalId, status: "NEEDS_REVIEW" as const, contactName: "Ana" },
    { displayName: "Lone Mesa", mcNumber },
  ];
  const { results } = await importCarriers(ctx, { rows });
  const carrierId = results[0]?.carrierId ?? "";
  const relationshipId = (await getCarrier(ctx, { id: carrierId })).carrier.relationship?.id ?? "";
  await reviewRelationship(ctx, { id: relationshipId, status: "DO_NOT_DISPATCH", note });
  await upsertRelationships(ctx, { carrierRelationships: [{ carrier: { dotNumber, mcNumber } }] });
  const conflictId = (await listConflicts(ctx, {})).items[0]?.id ?? "";
  await saveCarrierPolicy(ctx, { defaultStatus: "NEEDS_REVIEW", requirementsBlock: true });
  return { dotNumber, externalId, carrierId, relationshipId, conflictId };
}

/** All that the owner sees; nothing a stranger does may change it. */
async function seenBy(ctx: Context) {
  const { carrierId: id } = theirs;
  return JSON.stringify([
    await getCarrier(ctx, { id }),
    await listCarrierChanges(ctx, { id }),
    await listConflicts(ctx, {}),
    await listRelationships(ctx, {}),
    await searchCarriers(ctx, {}),
    await getCarrierPolicy(ctx),
  ]);
}

beforeAll(async () => {
  [{ broker: owner }, { broker: stranger }] = [await aBrokerage(), await aBrokerage()];
  theirs = await everythingOf(owner);
});

const notFound = { code: "not_found" };
const noRelationship = { profileVersion: 0, meaning: { reason: "no_relationship" }, openConflicts: 0 };

/** What each operation answers a stranger who knows every id of the owner's. */
const attempts: Record<string, () => Promise<unknown>> = {
  "/carriers/get": async () => {
    const { carrier } = await getCarrier(stranger, { id: theirs.carrierId });
    expect(carrier).toMatchObject({ ...noRelationship, profile: { contacts: [], certificates: [] } });
    expect(carrier).not.toHaveProperty("relationship");
    expect(carrier).not.toHaveProperty("externalId");
  },
  "/carriers/search": async () => {
    expect((await searchCarriers(stranger, {})).items).toEqual([]);
    expect((await searchCarriers(stranger, { query: theirs.externalId })).items).toEqual([]);
    expect((await searchCarriers(stranger, { query: theirs.dotNumber })).items).toMatchObject([noRelationship]);
  },
  "/carriers/history": async () =>
    expect(await listCarrierChanges(stranger, { id: theirs.carrierId })).toEqual({ items: [], nextCursor: null }),
  "/carriers/update-profile": async () => {
    const { broker } = await aBrokerage();
    const { carrier } = await updateCarrierProfile(broker, { id: theirs.carrierId, has247CustomerService: true });
    expect(carrier).toMatchObject({ profile: { contacts: [], has247CustomerService: true }, profileVersion: 1 });
  },
  "/carriers/import": async () => {
    const { externalId } = theirs;
    const { results } = await importCarriers(stranger, { rows: [{ externalId, status: "ACTIVE" }] });
    expect(results).toMatchObject([{ outcome: "INVALID" }]);
  },
  "/carrier-relationships/upsert": async () => {
    const { externalId } = theirs;
    const { carrierRelationships } = await upsertRelationships(stranger, {
      carrierRelationships: [{ carrier: { externalId }, status: "ACTIVE" }],
    });
    expect(carrierRelationships).toEqual([null]);
  },
  "/carrier-relationships/list": async () => expect((await listRelationships(stranger, {})).items).toEqual([]),
  "/carrier-relationships/review": () =>
    expect(reviewRelationship(stranger, { id: theirs.relationshipId, status: "ACTIVE" })).rejects.toMatchObject(
      notFound,
    ),
  "/carrier-relationships/review-many": async () => {
    const { relationshipId: id } = theirs;
    const { results } = await reviewManyRelationships(stranger, { items: [{ id }], status: "ACTIVE" });
    expect(results).toEqual([{ id, outcome: "NOT_FOUND" }]);
  },
  "/carrier-relationships/create": async () => {
    const { broker } = await aBrokerage();
    const { carrierRelationship } = await createRelationship(broker, { carrierId: theirs.carrierId });
    expect(carrierRelationship).toMatchObject({ status: "ACTIVE", carrierExternalId: null, version: 1 });
    expect(carrierRelationship.id).not.toBe(theirs.relationshipId);
  },
  "/carrier-conflicts/list": async () => {
    expect((await listConflicts(stranger, {})).items).toEqual([]);
    expect((await listConflicts(stranger, { carrierId: theirs.carrierId })).items).toEqual([]);
  },
  "/carrier-conflicts/resolve": () =>
    expect(resolveConflict(stranger, { id: theirs.conflictId })).rejects.toMatchObject(notFound),
  "/carrier-policy/get": async () =>
    expect(await getCarrierPolicy(stranger)).toEqual({ policy: { defaultStatus: "ACTIVE", requirementsBlock: false } }),
  "/carrier-policy/save": async () => {
    const { broker } = await aBrokerage();
    await saveCarrierPolicy(broker, { defaultStatus: "ACTIVE", requirementsBlock: false });
  },
};

describe("what an organization has of carriers is neither seen nor changed by another", () => {
  test("whatever the operation", () => {
    const ours = endpoints.filter(({ tag }) => tag === "Carriers").map(({ path }) => path);
    expect(Object.keys(attempts).sort()).toEqual([...ours].sort());
  });

  test.each(Object.entries(attempts))("by %s", async (_path, attempt) => {
    const before = await seenBy(owner);
    await attempt();
    expect(await seenBy(owner)).toBe(before);
  });

  test("and the owner still sees all of it", async () => {
    expect(await seenBy(owner)).toContain(note);
  });
});
