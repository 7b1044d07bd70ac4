import { expect, test } from "vitest";
import { listConflicts, resolveConflict } from "@/lib/carriers/resolve-conflict";
import { UpdateProfileRequest } from "@/lib/carriers/schema/carrier";
import { ImportCarriersRequest } from "@/lib/carriers/schema/import";
import { UpsertRelationshipsRequest } from "@/lib/carriers/schema/relationship-requests";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { readRequest } from "@/lib/core/read-request";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

async function threeConflicts() {
  const { broker, tms } = await aBrokerage();
  const carriers = [];
  for (let count = 0; count < 4; count++) carriers.push(await aRelationship(tms, { status: undefined }));
  const [first, ...others] = carriers;
  for (const { mcNumber } of others)
    await upsertRelationships(tms, { carrierRelationships: [{ carrier: { dotNumber: first?.dotNumber, mcNumber } }] });
  return { broker, tms, first, others };
}

test("conflicts are listed page by page, by carrier, and by whether they are open", async () => {
  const { broker, first, others } = await threeConflicts();
  const one = await listConflicts(broker, { limit: 2 });
  const two = await listConflicts(broker, { limit: 2, cursor: one.nextCursor ?? "" });
  expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(3);
  expect(two.nextCursor).toBeNull();
  expect((await listConflicts(broker, { carrierId: first?.carrierId })).items).toHaveLength(3);
  expect((await listConflicts(broker, { carrierId: others[0]?.carrierId })).items).toHaveLength(1);
  expect((await listConflicts(broker, { resolved: true })).items).toEqual([]);
  const whose = one.items[0]?.carriers.map(({ id, identifiedBy }) => `${id} ${identifiedBy}`).toSorted();
  expect(whose).toEqual([`${first?.carrierId} dotNumber`, `${others[2]?.carrierId} mcNumber`].toSorted());
});

test("a conflict once settled stays so, with who settled it and how; met again it only counts", async () => {
  const { broker, tms, first, others } = await threeConflicts();
  const { items } = await listConflicts(broker, { carrierId: others[0]?.carrierId });
  const id = items[0]?.id ?? "";
  await resolveConflict(broker, { id, resolution: "Mistyped in the TMS." });
  await resolveConflict(tms, { id, resolution: "Too late." });
  const carrier = { dotNumber: first?.dotNumber, mcNumber: others[0]?.mcNumber };
  await upsertRelationships(tms, { carrierRelationships: [{ carrier }] });
  expect((await listConflicts(broker, { resolved: true })).items).toMatchObject([
    { id, occurrences: 2, resolution: "Mistyped in the TMS.", resolvedBy: { name: "Ada Admin" } },
  ]);
  expect((await listConflicts(broker, { resolved: false })).items).toHaveLength(2);
});

const issuesOf = (reading: ReturnType<typeof readRequest>) =>
  reading.ok ? [] : reading.issues.map(({ path, code }) => `${path} ${code}`);
const items = (count: number) => Array.from({ length: count }, () => ({ carrier: {} }));

test("a batch that cannot be read is refused with all that is wrong with it", () => {
  const read = (carrierRelationships: unknown) =>
    issuesOf(readRequest(UpsertRelationshipsRequest, { carrierRelationships }));
  expect(read(items(1000))).toEqual([]);
  expect(read(items(1001))).toEqual(["carrierRelationships too_many_items"]);
  expect(read([])).toEqual(["carrierRelationships too_few_items"]);
  expect(read([{}, { carrier: { dotNumber: 12.5 }, status: "active" }, null])).toEqual([
    "carrierRelationships[1].carrier.dotNumber invalid_type",
    "carrierRelationships[1].status invalid_value",
    "carrierRelationships[2] invalid_type",
  ]);
});

test("an empty text or null in an item leaves the field unset, and takes the carrier's id away", () => {
  const carrierRelationships = [
    { carrier: { dotNumber: "", mcNumber: null }, status: null, carrierExternalId: " " },
    { carrier: null, carrierExternalId: "E1" },
    { carrierExternalId: "E2" },
  ];
  expect(readRequest(UpsertRelationshipsRequest, { carrierRelationships })).toStrictEqual({
    ok: true,
    value: {
      carrierRelationships: [
        { carrier: {}, carrierExternalId: null },
        { carrier: {}, carrierExternalId: "E1" },
        { carrier: {}, carrierExternalId: "E2" },
      ],
    },
    warnings: [],
  });
});

test("certificates and insurance that make no sense are refused", () => {
  const cargoInsurance = { coverage: { amount: 0 }, expiresOn: "2027-02-30" };
  const certificates = [{ type: "ISO9001" }, { type: "PIP", expiresOn: "31/03/2027" }];
  expect(issuesOf(readRequest(ImportCarriersRequest, { rows: [{ certificates, cargoInsurance }] }))).toEqual([
    "rows[0].certificates[0].type invalid_value",
    "rows[0].certificates[1].expiresOn invalid_format",
    "rows[0].cargoInsurance.coverage.amount too_small",
    "rows[0].cargoInsurance.expiresOn invalid_format",
  ]);
  const cleared = readRequest(UpdateProfileRequest, { id: "carrier_1", contacts: null, cargoInsurance: "" });
  expect(cleared).toMatchObject({ ok: true, value: { contacts: null, cargoInsurance: null } });
});
