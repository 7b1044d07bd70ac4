import { expect, test } from "vitest";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aNewKey, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf, send } from "@/lib/testing/send";

async function aTms() {
  const { ctx: broker, anApiKey } = await anOrganization();
  const headers = { "api-key": await anApiKey() };
  const post = async (path: `/${string}`, body: object) => {
    const answer = await send(routeOf(path).POST, headers, body);
    expect(problemsOfAnswer(path, answer.status, answer.json)).toEqual([]);
    return answer.json;
  };
  return { broker, post };
}

test("a TMS reads from a sync's warnings what was replaced, kept out and refused, without reading sentences", async () => {
  const { broker, post } = await aTms();
  const { externalId } = aNewKey();
  const { load } = await post("/loads/sync", { load: { externalId, linearFeet: 40, roundTrip: true } });
  await sync(broker, { externalId, linearFeet: 48, roundTrip: false }, { ifVersion: 1 });
  await pinLoadField(broker, { id: load.id, path: "load.roundTrip", pinned: true });
  const { dotNumber } = await aRelationship(broker, { status: "ACTIVE" });
  const { warnings } = await post("/loads/sync", {
    load: {
      externalId,
      linearFeet: 53,
      roundTrip: null,
      carrierRequirements: { ctpatCertified: true },
      assignedCarrier: { carrier: { dotNumber } },
    },
  });
  expect(warnings).toEqual([
    expect.objectContaining({ path: "load.linearFeet", code: "edit_overwritten", before: 48 }),
    expect.objectContaining({ path: "load.roundTrip", code: "pinned_field", sent: null }),
    expect.objectContaining({
      code: "carrier_requirements_missed",
      misses: [{ requirement: "ctpatCertified", miss: "not_known" }],
    }),
  ]);
});

test("a TMS reads from a sync's warning by which rule a carrier was not assigned", async () => {
  const { broker, post } = await aTms();
  const { dotNumber } = await aRelationship(broker, { status: "NEEDS_REVIEW" });
  const assignedCarrier = { carrier: { dotNumber } };
  const { warnings } = await post("/loads/sync", { load: { ...aNewKey(), assignedCarrier } });
  expect(warnings).toEqual([expect.objectContaining({ code: "carrier_not_assigned", reason: "needs_review" })]);
});
