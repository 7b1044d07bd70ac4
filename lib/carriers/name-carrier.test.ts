import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { aCallingTms } from "@/lib/testing/a-calling-tms";
import { aRelationship } from "@/lib/testing/a-relationship";
import { anOrganization } from "@/lib/testing/an-organization";

let ctx: Context;
let post: Awaited<ReturnType<typeof aCallingTms>>["post"];

beforeAll(async () => {
  ({ ctx, post } = await aCallingTms());
});

const aCarrier = () => aRelationship(ctx, { status: "ACTIVE" });
const note = "Insurance lapsed.";

/** Each operation on one carrier, with what it needs beside it. */
const operations = [
  ["/carriers/get", {}],
  ["/carriers/history", {}],
  ["/carriers/update-profile", { has247CustomerService: true }],
  ["/carrier-relationships/review", { status: "DO_NOT_DISPATCH", note }],
  ["/carrier-conflicts/list", {}],
] as const;

describe.each(operations)("%s", (path, request) => {
  test("takes a carrier by its number and by the organization's id of it", async () => {
    const { dotNumber } = await aCarrier();
    const externalId = newId("carrier");
    await post("/carrier-relationships/upsert", {
      carrierRelationships: [{ carrier: { dotNumber }, carrierExternalId: externalId }],
    });
    const byNumber = await post(path, { ...request, carrier: { dotNumber: `USDOT ${dotNumber}` } });
    const byOwnId = await post(path, { ...request, carrier: { externalId } });
    expect([byNumber.status, byOwnId.status]).toEqual([200, 200]);
    expect(byOwnId.json).toEqual(byNumber.json);
  });

  test("refuses what nobody, and what several carriers are known by", async () => {
    const [one, other] = [await aCarrier(), await aCarrier()];
    expect(await post(path, { ...request, carrier: { externalId: newId("carrier") } })).toMatchObject({
      status: 404,
      json: { code: "not_found", reason: "unknown_external_id" },
    });
    const numbers = { dotNumber: one.dotNumber, mcNumber: other.mcNumber };
    expect(await post(path, { ...request, carrier: numbers })).toMatchObject({
      status: 409,
      json: {
        code: "conflict",
        reason: "different_carriers",
        candidates: expect.arrayContaining([one.carrierId, other.carrierId]),
      },
    });
  });
});

test("an empty carrier beside an id says nothing; alone it is nobody", async () => {
  const { carrierId } = await aCarrier();
  const beside = await post("/carriers/get", { id: carrierId, carrier: { externalId: null, dotNumber: "" } });
  expect(beside).toMatchObject({ status: 200, json: { carrier: { id: carrierId } } });
  expect(await post("/carriers/get", { carrier: {} })).toMatchObject({
    status: 404,
    json: { reason: "nothing_given" },
  });
});

test("a carrier of another organization's id is nobody", async () => {
  const { ctx: other } = await anOrganization();
  const { carrierId } = await aRelationship(other, { status: "ACTIVE" });
  const externalId = newId("carrier");
  await other.db.carrierRelationship.updateMany({ where: { carrierId }, data: { carrierExternalId: externalId } });
  expect((await post("/carriers/get", { carrier: { externalId } })).status).toBe(404);
});

test.each([
  ["/carriers/get", "id", {}],
  ["/carriers/history", "id", {}],
  ["/carriers/update-profile", "id", {}],
  ["/carrier-relationships/create", "carrierId", {}],
  ["/carrier-relationships/review", "id", { status: "ACTIVE" }],
] as const)("%s says that %s is required where nothing names the carrier", async (path, field, request) => {
  const { status, json } = await post(path, request);
  expect([status, json.issues]).toMatchObject([422, [{ path: field, code: "required" }]]);
});

describe("a relationship", () => {
  test("is begun with the carrier that has a number, once", async () => {
    const { carrierId, dotNumber } = await aRelationship(ctx, { status: undefined });
    const begun = await post("/carrier-relationships/create", { carrier: { dotNumber } });
    expect(begun.json).toMatchObject({ carrierRelationship: { carrierOrganizationId: carrierId, status: "ACTIVE" } });
    const again = await post("/carrier-relationships/create", { carrier: { dotNumber } });
    expect(again).toMatchObject({ status: 409, json: { code: "conflict" } });
  });

  test("is reviewed by its carrier's id as well, and not where it is with another carrier", async () => {
    const [{ carrierId }, other] = [await aCarrier(), await aCarrier()];
    const reviewed = await post("/carrier-relationships/review", { carrierId, status: "NEEDS_REVIEW" });
    expect(reviewed.json).toMatchObject({
      carrierRelationship: { carrierOrganizationId: carrierId, status: "NEEDS_REVIEW", version: 2 },
    });
    const { id } = Object(reviewed.json.carrierRelationship);
    const wrong = { id, carrier: { dotNumber: other.dotNumber }, status: "ACTIVE" };
    expect(await post("/carrier-relationships/review", wrong)).toMatchObject({
      status: 409,
      json: { code: "conflict", candidates: [carrierId, other.carrierId] },
    });
    const stranger = await aRelationship(ctx, { status: undefined });
    const none = await post("/carrier-relationships/review", { carrierId: stranger.carrierId, status: "ACTIVE" });
    expect(none).toMatchObject({ status: 404, json: { code: "not_found" } });
  });
});
