import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { aRelationship } from "@/lib/testing/a-relationship";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

const path = "/carrier-relationships/review-many";

async function aTms() {
  const { ctx, anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const review = async (items: object[]) => {
    const { status, json } = await send(routeOf(path).POST, headers, { items, status: "ACTIVE" });
    expect(problemsOfAnswer(path, status, json)).toEqual([]);
    return json;
  };
  return { ctx, review };
}

test("many carriers are decided on by the keys of a TMS: a number, its own id or a SCAC", async () => {
  const { ctx, review } = await aTms();
  const [byNumber, byOwnId, byScac] = [
    await aRelationship(ctx, { status: "NEEDS_REVIEW" }),
    await aRelationship(ctx, { status: "NEEDS_REVIEW" }),
    await aRelationship(ctx, { status: "NEEDS_REVIEW" }),
  ];
  const { organizationId, db } = ctx;
  const [externalId, scac] = [newId("carrier"), newId("carrier").toUpperCase()];
  const own = { organizationId, carrierId: byOwnId.carrierId };
  await db.carrierRelationship.updateMany({ where: own, data: { carrierExternalId: externalId } });
  await db.carrier.update({ where: { id: byScac.carrierId }, data: { scac } });
  const items = [
    { carrier: { dotNumber: byNumber.dotNumber }, ifVersion: 1 },
    { carrier: { externalId } },
    { carrier: { scac } },
  ];
  const { results } = await review(items);
  const changed = { outcome: "CHANGED", after: { status: "ACTIVE" } };
  expect(results).toMatchObject([changed, changed, changed]);
  const of = (carrierId: string) => db.carrierRelationship.findFirstOrThrow({ where: { organizationId, carrierId } });
  const stored = await Promise.all([byNumber, byOwnId, byScac].map(({ carrierId }) => of(carrierId)));
  expect(results.map(({ id }: { id: string }) => [id, "ACTIVE"])).toEqual(stored.map(({ id, status }) => [id, status]));
  expect((await review(items)).results).toMatchObject([
    { outcome: "CONFLICT" },
    { id: results[1].id, outcome: "UNCHANGED" },
    { id: results[2].id, outcome: "UNCHANGED" },
  ]);
});

test("a carrier that is not found says why, and keeps no other from being decided on", async () => {
  const { ctx, review } = await aTms();
  const [known, other, stranger] = [
    await aRelationship(ctx, { status: "NEEDS_REVIEW" }),
    await aRelationship(ctx, { status: "NEEDS_REVIEW" }),
    await aRelationship(ctx, { status: undefined }),
  ];
  const { results } = await review([
    { carrier: { dotNumber: "99999999" } },
    { carrier: { mcNumber: stranger.mcNumber } },
    { carrier: { dotNumber: known.dotNumber, mcNumber: other.mcNumber } },
    { id: newId("rel") },
    { carrier: { mcNumber: known.mcNumber } },
  ]);
  expect(results.map(({ outcome, reason }: { outcome: string; reason?: string }) => [outcome, reason])).toEqual([
    ["NOT_FOUND", "carrier_not_found"],
    ["NOT_FOUND", "no_relationship"],
    ["NOT_FOUND", "different_carriers"],
    ["NOT_FOUND", undefined],
    ["CHANGED", undefined],
  ]);
});

test("an item that names nobody is refused", async () => {
  const { review } = await aTms();
  expect((await review([{ ifVersion: 1 }])).issues).toMatchObject([{ path: "items[0].id", code: "required" }]);
});
