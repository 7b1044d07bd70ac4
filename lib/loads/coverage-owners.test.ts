import { beforeAll, describe, expect, test } from "vitest";
import { mapTeams, mapUsers } from "@/lib/directory/apply-mapping";
import { getLoad } from "@/lib/loads/get-load";
import { listLoads } from "@/lib/loads/list-loads";
import type { ListLoadsRequest } from "@/lib/loads/schema/list";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";
import { aTeam, aUser } from "@/lib/testing/an-owner";

let broker: Context;
let tms: Context;
const listed = async (filter: ListLoadsRequest) => (await listLoads(broker, filter)).items;
const idsOf = async (filter: ListLoadsRequest) => (await listed(filter)).map(({ externalId }) => externalId).sort();

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

test("a load sent before its owners are mapped shows them, and is found by them, from the moment they are", async () => {
  const [ana, laredo] = [await aUser(broker), await aTeam(broker)];
  const { externalId } = aNewKey();
  const owners = { externalOwnerCoverageUserId: "U-104", externalOwnerCoverageTeamId: "T-LRD" };
  const answer = await sync(tms, { externalId, ...owners });
  expect(codesOf(answer)).toEqual([
    "coverage_user_unknown load.externalOwnerCoverageUserId",
    "coverage_team_unknown load.externalOwnerCoverageTeamId",
  ]);
  const before = await getLoad(tms, { externalId });
  expect([before.ownerCoverageUser, before.ownerCoverageTeam]).toEqual([undefined, undefined]);
  expect(await idsOf({ ownerUserId: ana.id })).toEqual([]);
  expect(await idsOf({ ownerUserId: "U-104" })).toEqual([externalId]);

  await mapUsers(tms, { users: [{ email: ana.email, externalId: "U-104" }] });
  await mapTeams(tms, { teams: [{ email: laredo.email, externalId: "T-LRD" }] });

  const named = {
    ...owners,
    ownerCoverageUser: { id: ana.id, name: ana.name },
    ownerCoverageTeam: { id: laredo.id, name: laredo.name },
  };
  const { externalOwnerCoverageUserId: _user, externalOwnerCoverageTeamId: _team, ...names } = named;
  expect(await getLoad(tms, { externalId })).toMatchObject(names);
  expect(await listed({ query: externalId })).toMatchObject([named]);
  for (const filter of [{ ownerUserId: "U-104" }, { ownerUserId: ana.id }, { ownerTeamId: laredo.id }])
    expect(await idsOf(filter)).toEqual([externalId]);
  expect((await sync(tms, { externalId, ...owners })).warnings).toBeUndefined();
});

describe("the list", () => {
  test("separates loads without a user, or without a team, from the others", async () => {
    const [users, teams, none] = [aNewKey(), aNewKey(), aNewKey()];
    const externalCustomerId = "OWNERLESS";
    await sync(tms, { ...users, externalCustomerId, externalOwnerCoverageUserId: "U-1" });
    await sync(tms, { ...teams, externalCustomerId, externalOwnerCoverageTeamId: "T-1" });
    await sync(tms, { ...none, externalCustomerId });
    const keys = (...loads: { externalId: string }[]) => loads.map(({ externalId }) => externalId).sort();
    expect(await idsOf({ externalCustomerId, hasOwnerUser: false })).toEqual(keys(teams, none));
    expect(await idsOf({ externalCustomerId, hasOwnerUser: false, hasOwnerTeam: false })).toEqual(keys(none));
    expect(await idsOf({ externalCustomerId, hasOwnerTeam: true })).toEqual(keys(teams));
  });

  test("finds no loads by the owner of another organization", async () => {
    const { broker: stranger } = await aBrokerage();
    const elsewhere = await aUser(stranger, "U-FAR");
    await sync(tms, { ...aNewKey(), externalOwnerCoverageUserId: "U-FAR" });
    expect(await idsOf({ ownerUserId: elsewhere.id })).toEqual([]);
    const [load] = await listed({ ownerUserId: "U-FAR" });
    expect(load?.ownerCoverageUser).toBeUndefined();
  });

  test("answers the loads of a carrier", async () => {
    const { carrierId, dotNumber } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId } = aNewKey();
    await sync(tms, { externalId, assignedCarrier: { carrier: { dotNumber } } });
    expect(await idsOf({ carrierId })).toEqual([externalId]);
    expect(await idsOf({ carrierId: "carrier_unknown" })).toEqual([]);
  });
});
