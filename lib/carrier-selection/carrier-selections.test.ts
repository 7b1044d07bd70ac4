import { describe, expect, test } from "vitest";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { recordCarrierSelection } from "@/lib/carrier-selection/record-carrier-selection";
import { hashOf } from "@/lib/carrier-selection/rules";
import { verifyCarrierSelections } from "@/lib/carrier-selection/verify-carrier-selections";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { asJson } from "@/lib/core/json";
import { getLoad } from "@/lib/loads/get-load";
import { authorOf, type Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

const genesis = "0".repeat(64);
const aCarrier = (ctx: Context) => aRelationship(ctx, { status: "ACTIVE", onboardingStatus: "IN_PROGRESS" });
const named = (dotNumber: string) => ({ assignedCarrier: { carrier: { dotNumber } } });
const recordsOf = async (ctx: Context, loadId: string) => (await listCarrierSelections(ctx, { loadId })).items;

const vans = ["DRY_VAN_53" as const];

describe("the record of a carrier's selection", () => {
  test("freezes who decided, what the carrier was, and what was asked of it against its profile", async () => {
    const { tms } = await aBrokerage();
    const { organizationId } = tms;
    const { carrierId, dotNumber, mcNumber } = await aCarrier(tms);
    await db.carrierRelationship.updateMany({ where: { carrierId }, data: { carrierExternalId: "C-1", note: "Good" } });
    const profile = {
      certificates: [{ type: "CTPAT" as const, number: "CT-9", expiresOn: "2999-12-31" }],
      cargoInsurance: { coverage: { currencyCode: "MXN" as const, amount: 1_000 }, policyNumber: "P-7" },
      has247CustomerService: false,
      hauling: { trailerTypes: ["DRY_VAN_53" as const], countries: ["MX" as const] },
    };
    await db.carrierProfile.create({ data: { organizationId, carrierId, contacts: [{ name: "Luz" }], ...profile } });
    const carrierRequirements = {
      ctpatCertified: true,
      oeaCertified: false,
      minCargoInsurance: { currencyCode: "USD" as const, amount: 50_000 },
    };
    const goods = { commodities: [{ hazmatDetails: { isHazmat: true } }], trailerRequirements: { allowedTypes: vans } };
    const { load } = await sync(tms, { ...aNewKey(), ...goods, carrierRequirements, ...named(dotNumber) });
    const [selection] = await recordsOf(tms, load.id);
    const relationship = await db.carrierRelationship.findFirstOrThrow({ where: { carrierId } });
    expect(selection).toEqual({
      sequence: 1,
      previousHash: genesis,
      hash: hashOf(asJson(selection?.record)),
      record: {
        schemaVersion: 3,
        id: expect.stringMatching(/^selection_/),
        organizationId,
        sequence: 1,
        at: tms.now.toISOString(),
        requestId: tms.requestId,
        decidedBy: authorOf(tms),
        via: "TMS",
        load: { id: load.id, externalId: load.externalId, version: 1 },
        carrier: { id: carrierId, displayName: "Test Carrier", dotNumber, mcNumber, externalId: "C-1" },
        relationship: {
          id: relationship.id,
          status: "ACTIVE",
          onboardingStatus: "IN_PROGRESS",
          source: "API",
          version: 1,
        },
        requirements: [
          { requirement: "ctpatCertified", outcome: "met" },
          { requirement: "minCargoInsurance", least: carrierRequirements.minCargoInsurance, outcome: "other_currency" },
          { requirement: "hazmat", outcome: "not_known" },
          { requirement: "trailerType", outcome: "met" },
        ],
        held: profile,
        rules: [
          { rule: "no_relationship", outcome: "PASSED" },
          { rule: "needs_review", outcome: "PASSED" },
          { rule: "do_not_dispatch", outcome: "PASSED" },
          { rule: "blocked_for_load", outcome: "PASSED" },
          { rule: "requirements_missed", outcome: "NOT_KNOWN" },
        ],
        previousHash: genesis,
      },
    });
  });

  test("is made by a sync, by a save in the portal and by a proposed carrier that is applied, each only once", async () => {
    const { broker, tms } = await aBrokerage();
    const [one, other] = [await aCarrier(tms), await aCarrier(tms)];
    const proposed = await aRelationship(tms, { status: "NEEDS_REVIEW" });
    const body = { ...aNewKey(), ...named(one.dotNumber) };
    const { load } = await sync(tms, body);
    await sync(tms, body);
    await sync(tms, { ...body, linearFeet: 20 });
    await sync(broker, { ...body, ...named(other.dotNumber) }, { ifVersion: 2 });
    await sync(broker, { ...body, ...named(other.dotNumber), linearFeet: 30 }, { ifVersion: 3 });
    await sync(tms, { ...body, ...named(proposed.dotNumber) });
    await proposed.approve();
    await sync(tms, { ...body, ...named(proposed.dotNumber) });
    const records = (await recordsOf(tms, load.id)).map(({ record }) => [record.via, record.carrier.id]);
    expect(records).toEqual([
      ["TMS", proposed.carrierId],
      ["PORTAL", other.carrierId],
      ["TMS", one.carrierId],
    ]);
    const { version } = await getLoad(tms, { id: load.id });
    expect((await recordsOf(tms, load.id))[0]?.record.load.version).toBe(version);
  });

  test("is not made where nothing is stored, where the carrier is refused, or where it is released", async () => {
    const { tms } = await aBrokerage();
    const [{ dotNumber }, refused] = [await aCarrier(tms), await aRelationship(tms, { status: "DO_NOT_DISPATCH" })];
    await sync(tms, { ...aNewKey(), ...named(dotNumber) }, { validateOnly: true });
    const { externalId } = aNewKey();
    await sync(tms, { externalId, ...named(refused.dotNumber) });
    await sync(tms, { externalId, assignedCarrier: null });
    expect(await verifyCarrierSelections(tms)).toEqual({ valid: true, records: 0, lastHash: genesis });
  });

  test("stands or falls with the assignment", async () => {
    const { tms } = await aBrokerage();
    const { dotNumber } = await aCarrier(tms);
    const { externalId } = aNewKey();
    const failing = inTransaction(tms, async (tx) => {
      await sync(tx, { externalId, ...named(dotNumber) });
      throw new Error("after all");
    });
    await expect(failing).rejects.toThrow("after all");
    expect((await verifyCarrierSelections(tms)).records).toBe(0);
    await expect(getLoad(tms, { externalId })).rejects.toMatchObject({ code: "not_found" });
  });

  test("says BID where a bid decided", async () => {
    const { tms } = await aBrokerage();
    const { carrierId } = await aCarrier(tms);
    const [carrier] = await getCarriers(tms, [carrierId]);
    const { load } = await sync(tms, aNewKey());
    const eligibility = { assignable: true, offersOnboardingLink: true, seesFreight: true, misses: [] };
    if (!carrier) throw new Error("no carrier");
    await inTransaction(tms, (tx) =>
      recordCarrierSelection(tx, { load: { ...load, version: 2 }, carrier, eligibility }, "BID"),
    );
    expect((await recordsOf(tms, load.id)).map(({ record }) => record.via)).toEqual(["BID"]);
  });

  test("is another organization's own", async () => {
    const [{ tms }, { tms: stranger }] = [await aBrokerage(), await aBrokerage()];
    const { dotNumber, carrierId } = await aCarrier(tms);
    const { load } = await sync(tms, { ...aNewKey(), ...named(dotNumber) });
    expect(await recordsOf(stranger, load.id)).toEqual([]);
    expect((await listCarrierSelections(stranger, { carrierId })).items).toEqual([]);
    expect((await verifyCarrierSelections(stranger)).records).toBe(0);
  });
});

test("thirty assignments at once make one chain without gaps and without a deadlock", async () => {
  const { broker, tms } = await aBrokerage();
  const carriers = await Promise.all(Array.from({ length: 30 }, () => aCarrier(tms)));
  // Two of each load, so that some also wait for the load.
  await Promise.all(
    carriers.flatMap(({ dotNumber }, index) => {
      const externalId = `TMS-${index % 15}`;
      return [
        sync(tms, { externalId, ...named(dotNumber) }),
        sync(tms, { externalId: `${externalId}-b`, linearFeet: 1 }),
      ];
    }),
  );
  const { items } = await listCarrierSelections(broker, { limit: 200 });
  expect(items.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, index) => 30 - index));
  expect(items.map(({ problem }) => problem)).toEqual(Array.from({ length: 30 }, () => undefined));
  expect(await verifyCarrierSelections(tms)).toEqual({ valid: true, records: 30, lastHash: items[0]?.hash });
});

test("the list goes page by page, newest first, by load and by carrier", async () => {
  const { tms } = await aBrokerage();
  const [one, other] = [await aCarrier(tms), await aCarrier(tms)];
  const { externalId } = aNewKey();
  for (const { dotNumber } of [one, other, one]) await sync(tms, { externalId, ...named(dotNumber) });
  const first = await listCarrierSelections(tms, { carrierId: one.carrierId, limit: 1 });
  expect(first.items.map(({ sequence }) => sequence)).toEqual([3]);
  const next = await listCarrierSelections(tms, {
    carrierId: one.carrierId,
    limit: 1,
    cursor: first.nextCursor ?? undefined,
  });
  expect([next.items.map(({ sequence }) => sequence), next.nextCursor]).toEqual([[1], null]);
});
