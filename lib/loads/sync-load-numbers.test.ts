import { describe, expect, test } from "vitest";
import { listConflicts } from "@/lib/carriers/resolve-conflict";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { getLoad } from "@/lib/loads/get-load";
import type { Context } from "@/lib/server/context";
import { aNumber } from "@/lib/testing/a-number";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

const origins = ["a sync by key", "a save in the portal"] as const;
const notAssigned = "carrier_not_assigned load.assignedCarrier.carrier";
const anActiveCarrier = (ctx: Context) => aRelationship(ctx, { status: "ACTIVE" });

describe.each(origins)("a number that contradicts the carrier's record, by %s", (origin) => {
  async function aLoad() {
    const { broker, tms } = await aBrokerage();
    const { externalId } = aNewKey();
    await sync(tms, { externalId });
    const send = async (carrier: object, options = {}) => {
      const { version: ifVersion } = await getLoad(tms, { externalId });
      const load = { externalId, assignedCarrier: { carrier } };
      return origin === "a sync by key" ? sync(tms, load, options) : sync(broker, load, { ifVersion, ...options });
    };
    const conflicts = async () => (await listConflicts(broker, {})).items;
    return { tms, send, conflicts };
  }
  const differs = "carrier_number_differs load.assignedCarrier.carrier.dotNumber";

  test("is a warning and listed to be settled, while the carrier is assigned", async () => {
    const { tms, send, conflicts } = await aLoad();
    const { dotNumber: onRecord, mcNumber, carrierId } = await anActiveCarrier(tms);
    const dotNumber = aNumber();
    const answer = await send({ dotNumber, mcNumber });
    expect(codesOf(answer)).toEqual([differs]);
    expect(answer.load.assignedCarrier?.carrier).toMatchObject({ id: carrierId, dotNumber: onRecord });
    expect(await conflicts()).toMatchObject([
      {
        kind: "IDENTITY_DIFFERS",
        carriers: [{ id: carrierId }],
        identifiers: { dotNumber, mcNumber },
        differences: [{ field: "dotNumber", onRecord, sent: dotNumber }],
        occurrences: 1,
      },
    ]);
    await upsertRelationships(tms, { carrierRelationships: [{ carrier: { dotNumber, mcNumber } }] });
    expect((await conflicts()).map(({ occurrences }) => occurrences)).toEqual([2]);
  });

  test("is a warning once, when the carrier is named", async () => {
    const { tms, send, conflicts } = await aLoad();
    const refused = await aRelationship(tms, { status: "NEEDS_REVIEW" });
    const carrier = { dotNumber: aNumber(), mcNumber: refused.mcNumber };
    expect(codesOf(await send(carrier))).toEqual([differs, notAssigned]);
    expect(codesOf(await send(carrier))).toEqual([notAssigned]);
    expect((await conflicts()).map(({ occurrences }) => occurrences)).toEqual([1]);
  });

  test("is a warning and not listed when the sync is only tried out", async () => {
    const { tms, send, conflicts } = await aLoad();
    const { mcNumber } = await anActiveCarrier(tms);
    expect(codesOf(await send({ dotNumber: aNumber(), mcNumber }, { validateOnly: true }))).toEqual([differs]);
    expect(await conflicts()).toEqual([]);
  });

  test("is none where the record lacks the number, or has it written otherwise", async () => {
    const { tms, send, conflicts } = await aLoad();
    const { dotNumber, mcNumber } = await anActiveCarrier(tms);
    const carrier = { dotNumber: `USDOT 0${dotNumber}`, mcNumber, cvorNumber: aNumber(), rfcNumber: "XAXX010101000" };
    expect(codesOf(await send(carrier))).toEqual([]);
    expect(await conflicts()).toEqual([]);
  });
});
