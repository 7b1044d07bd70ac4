import { beforeAll, expect, test } from "vitest";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";

let tms: Context;

beforeAll(async () => {
  ({ tms } = await aBrokerage());
});

const twoCarriers = async () => [await aRelationship(tms, {}), await aRelationship(tms, {})] as const;

test("an external id that moves to another carrier in one call is said at both of its items", async () => {
  const [one, other] = await twoCarriers();
  const carrierExternalId = newId("carrier");
  const naming = ({ dotNumber }: { dotNumber: string }) => ({ carrier: { dotNumber }, carrierExternalId });
  const { carrierRelationships, warnings } = await upsertRelationships(tms, {
    carrierRelationships: [naming(one), naming(other)],
  });
  expect(carrierRelationships).toMatchObject([{ carrierExternalId: null }, { carrierExternalId }]);
  expect(warnings).toMatchObject([
    { path: "carrierRelationships[1]", code: "external_id_moved", candidates: [one.carrierId] },
    { path: "carrierRelationships[0]", code: "external_id_moved", candidates: [other.carrierId] },
  ]);
  const later = await upsertRelationships(tms, { carrierRelationships: [naming(one)] });
  expect(later.warnings).toMatchObject([{ code: "external_id_moved", candidates: [other.carrierId] }]);
  expect((await upsertRelationships(tms, { carrierRelationships: [naming(one)] })).warnings ?? []).toEqual([]);
});

test("one that moves in an import is said at both of its rows", async () => {
  const [one, other] = await twoCarriers();
  const externalId = newId("carrier");
  const { results } = await importCarriers(tms, {
    rows: [
      { dotNumber: one.dotNumber, externalId },
      { dotNumber: other.dotNumber, externalId },
    ],
  });
  const ofIds = results.map(({ problems }) => problems.filter(({ field }) => field === "externalId"));
  expect(ofIds).toMatchObject([[{ code: "external_id_moved" }], [{ code: "external_id_moved" }]]);
});
