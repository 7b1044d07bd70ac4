import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { aRelationship } from "@/lib/testing/a-relationship";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

async function anUpsert() {
  const { ctx, anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const upsert = async (...carrierRelationships: object[]) => {
    const path = "/carrier-relationships/upsert";
    const { status, json } = await send(routeOf(path).POST, headers, { carrierRelationships });
    expect([status, problemsOfAnswer(path, status, json)]).toEqual([200, []]);
    return json;
  };
  return { ctx, upsert };
}

test.each([null, ""])("%j as a carrier's id takes the id away, over HTTP too", async (cleared) => {
  const { ctx, upsert } = await anUpsert();
  const { dotNumber } = await aRelationship(ctx, { status: "ACTIVE" });
  const carrierExternalId = newId("carrier");
  await upsert({ carrier: { dotNumber }, carrierExternalId });
  const { carrierRelationships, warnings } = await upsert({ carrier: { dotNumber }, carrierExternalId: cleared });
  expect(carrierRelationships).toMatchObject([{ carrierExternalId: null, status: "ACTIVE" }]);
  expect(warnings).toBeUndefined();
  expect((await upsert({ carrierExternalId })).carrierRelationships).toEqual([null]);
});

test("an item that is left out keeps the carrier's id", async () => {
  const { ctx, upsert } = await anUpsert();
  const { dotNumber } = await aRelationship(ctx, { status: "ACTIVE" });
  await upsert({ carrier: { dotNumber }, carrierExternalId: dotNumber });
  const { carrierRelationships } = await upsert({ carrier: { dotNumber } });
  expect(carrierRelationships).toMatchObject([{ carrierExternalId: dotNumber }]);
});

test("an item without an answer says why, and of several carriers which", async () => {
  const { ctx, upsert } = await anUpsert();
  const [one, other] = [await aRelationship(ctx, { status: "ACTIVE" }), await aRelationship(ctx, { status: "ACTIVE" })];
  const { carrierRelationships, warnings } = await upsert(
    { carrier: { dotNumber: one.dotNumber } },
    { carrier: { dotNumber: one.dotNumber, mcNumber: other.mcNumber } },
    { carrier: { dotNumber: "99999999" } },
    { carrierExternalId: newId("carrier") },
    { carrier: { dotNumber: "N/A" } },
    {},
  );
  expect(carrierRelationships).toEqual([expect.any(Object), null, null, null, null, null]);
  const notFound = { code: "carrier_not_found" };
  expect(warnings.map(({ message: _sentence, ...warning }: { message: string }) => warning)).toEqual([
    {
      path: "carrierRelationships[1]",
      code: "different_carriers",
      candidates: [one.carrierId, other.carrierId],
    },
    { path: "carrierRelationships[2]", ...notFound, reason: "unknown_numbers" },
    { path: "carrierRelationships[3]", ...notFound, reason: "unknown_external_id" },
    { path: "carrierRelationships[4]", ...notFound, reason: "nothing_given" },
    { path: "carrierRelationships[5]", ...notFound, reason: "nothing_given" },
  ]);
});
