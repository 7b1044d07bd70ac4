import { beforeAll, describe, expect, test } from "vitest";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import type { Context } from "@/lib/server/context";
import { aCallingTms } from "@/lib/testing/a-calling-tms";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aNewKey, sync } from "@/lib/testing/a-sync";

let broker: Context;
let post: Awaited<ReturnType<typeof aCallingTms>>["post"];

beforeAll(async () => {
  ({ ctx: broker, post } = await aCallingTms());
});

/** A carrier that the TMS knows by all there is. */
async function aKnownCarrier() {
  const { carrierId, dotNumber, mcNumber } = await aRelationship(broker, { status: "ACTIVE" });
  const [rfcNumber, scac, externalId] = [`RFC${dotNumber}`, `S${dotNumber}`, `C-${dotNumber}`];
  await broker.db.carrier.update({ where: { id: carrierId }, data: { rfcNumber, scac } });
  await upsertRelationships(broker, {
    carrierRelationships: [{ carrier: { dotNumber }, carrierExternalId: externalId }],
  });
  return { carrierId, dotNumber, mcNumber, rfcNumber, scac, externalId };
}

const aLoad = async () => (await sync(broker, aNewKey())).load;
const carrierIdsOf = ({ blockedCarriers }: Record<string, unknown>) =>
  Array.isArray(blockedCarriers) ? blockedCarriers.map(({ carrierId }) => carrierId) : undefined;

describe.each(["dotNumber", "mcNumber", "rfcNumber", "scac", "externalId"] as const)(
  "a carrier named by %s",
  (name) => {
    test("is blocked, checked and unblocked for a load", async () => {
      const [known, { externalId }] = [await aKnownCarrier(), await aLoad()];
      const request = { externalId, carrier: { [name]: known[name] } };
      expect(carrierIdsOf((await post("/loads/block-carrier", request)).json)).toEqual([known.carrierId]);
      expect((await post("/loads/carrier-check", request)).json).toMatchObject({
        meaning: { assignable: false, reason: "blocked_for_load" },
      });
      expect(carrierIdsOf((await post("/loads/unblock-carrier", request)).json)).toEqual([]);
    });

    test("is a filter of the list of loads", async () => {
      const known = await aKnownCarrier();
      await sync(broker, { ...aNewKey(), assignedCarrier: { carrier: { id: known.carrierId } } });
      const { json } = await post("/loads/list", { carrier: { [name]: known[name] } });
      expect(json.items).toMatchObject([{ assignedCarrier: { id: known.carrierId } }]);
    });
  },
);

const paths = ["/loads/block-carrier", "/loads/unblock-carrier", "/loads/carrier-check", "/loads/list"] as const;

/** The list takes a load as another filter; the others need it. */
describe.each(paths)("%s", (path) => {
  test("says that nobody is meant, and why", async () => {
    const { externalId } = await aLoad();
    const unknown = await post(path, { externalId, carrier: { dotNumber: "99999999" } });
    expect(unknown).toMatchObject({ status: 404, json: { code: "not_found", reason: "unknown_numbers" } });
    const nothing = await post(path, { externalId, carrier: { dotNumber: "N/A" } });
    expect(nothing).toMatchObject({ status: 404, json: { code: "not_found", reason: "nothing_given" } });
  });

  test("says which carriers may be meant, and chooses none", async () => {
    const [one, other, { externalId }] = [await aKnownCarrier(), await aKnownCarrier(), await aLoad()];
    const candidates = expect.arrayContaining([one.carrierId, other.carrierId]);
    const conflict = { status: 409, json: { code: "conflict", reason: "different_carriers", candidates } };
    const numbers = { dotNumber: one.dotNumber, mcNumber: other.mcNumber };
    expect(await post(path, { externalId, carrier: numbers })).toMatchObject(conflict);
    const both = { carrierId: one.carrierId, carrier: { dotNumber: other.dotNumber } };
    expect(await post(path, { externalId, ...both })).toMatchObject(conflict);
  });

  test("warns of a number that differs from the record of the carrier that the others name", async () => {
    const [{ dotNumber }, { externalId }] = [await aKnownCarrier(), await aLoad()];
    const { status, json } = await post(path, { externalId, carrier: { dotNumber, mcNumber: "99999999" } });
    expect(status).toBe(200);
    expect(json.warnings).toMatchObject([{ path: "carrier.mcNumber", code: "carrier_number_differs" }]);
  });
});

test.each(paths.slice(0, 3))("%s needs one of both", async (path) => {
  const { externalId } = await aLoad();
  const { status, json } = await post(path, { externalId });
  expect([status, json.issues]).toMatchObject([422, [{ path: "carrierId", code: "required" }]]);
});
