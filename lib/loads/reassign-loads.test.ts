import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { readRequest } from "@/lib/core/read-request";
import { countLoadsByOwner } from "@/lib/loads/find-load-owners";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import { reassignLoads } from "@/lib/loads/reassign-loads";
import { ReassignLoadsRequest } from "@/lib/loads/schema/decisions";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";
import { aTeam, aUser } from "@/lib/testing/an-owner";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
  await Promise.all([aUser(broker, "U-1"), aUser(broker, "U-2"), aTeam(broker, "T-1")]);
});

const aLoad = async (owner?: string, team?: string) => {
  const owners = { externalOwnerCoverageUserId: owner, externalOwnerCoverageTeamId: team };
  return (await sync(tms, { ...aNewKey(), ...owners })).load;
};
const ownersOf = async (id: string) => {
  const { load } = await getLoad(broker, { id });
  return [load.externalOwnerCoverageUserId, load.externalOwnerCoverageTeamId];
};

describe("reassigning loads", () => {
  test("changes only the owners named, with an entry in the history of each load", async () => {
    const [first, second] = [await aLoad("U-1", "T-1"), await aLoad()];
    const request = { ids: [first.id, second.id], externalOwnerCoverageUserId: "U-2" };
    const { results } = await reassignLoads(broker, request);
    expect(results).toEqual([
      {
        id: first.id,
        outcome: "CHANGED",
        version: 2,
        before: { externalOwnerCoverageUserId: "U-1", externalOwnerCoverageTeamId: "T-1" },
      },
      {
        id: second.id,
        outcome: "CHANGED",
        version: 2,
        before: { externalOwnerCoverageUserId: null, externalOwnerCoverageTeamId: null },
      },
    ]);
    expect(await ownersOf(first.id)).toEqual(["U-2", "T-1"]);
    const { items } = await listLoadChanges(broker, { id: first.id, limit: 1 });
    expect(items).toMatchObject([
      {
        version: 2,
        operation: "UPDATED",
        actor: { type: "user", name: "Ada Admin" },
        requestId: broker.requestId,
        changes: [{ path: "load.externalOwnerCoverageUserId", before: "U-1", after: "U-2" }],
      },
    ]);
  });

  test("takes an owner off with null, and leaves loads alone that are theirs already", async () => {
    const [owned, unowned] = [await aLoad("U-1"), await aLoad()];
    const ids = [owned.id, unowned.id, owned.id];
    const { results } = await reassignLoads(broker, { ids, externalOwnerCoverageUserId: null });
    expect(results.map(({ outcome, version }) => [outcome, version])).toEqual([
      ["CHANGED", 2],
      ["UNCHANGED", 1],
      ["CHANGED", 2],
    ]);
    expect(await ownersOf(owned.id)).toEqual([undefined, undefined]);
  });

  test("reports what would change without changing it", async () => {
    const load = await aLoad("U-1");
    const request = { ids: [load.id], externalOwnerCoverageTeamId: "T-1", validateOnly: true };
    expect((await reassignLoads(broker, request)).results).toMatchObject([{ outcome: "CHANGED", version: 1 }]);
    expect(await ownersOf(load.id)).toEqual(["U-1", undefined]);
  });

  test("answers a load of another organization as one that does not exist", async () => {
    const other = await aBrokerage();
    const { load } = await sync(other.tms, aNewKey());
    const ids = [load.id, newId("load")];
    expect((await reassignLoads(broker, { ids, externalOwnerCoverageUserId: "U-1" })).results).toEqual(
      ids.map((id) => ({ id, outcome: "NOT_FOUND" })),
    );
    expect((await getLoad(other.broker, { id: load.id })).version).toBe(1);
  });

  test("to an owner nobody is, or whom only another organization has, is refused to a person", async () => {
    const other = await aBrokerage();
    await aUser(other.broker, "U-9");
    const load = await aLoad();
    const reassigned = reassignLoads(broker, {
      ids: [load.id],
      externalOwnerCoverageUserId: "U-9",
      externalOwnerCoverageTeamId: "T-9",
    });
    await expect(reassigned).rejects.toMatchObject({
      code: "invalid_request",
      details: {
        issues: [
          { path: "externalOwnerCoverageUserId", code: "unknown_owner" },
          { path: "externalOwnerCoverageTeamId", code: "unknown_owner" },
        ],
      },
    });
  });

  test("is taken back by giving each load its owner again, also one that nobody knows yet", async () => {
    const [unknown, given] = [await aLoad("U-AHEAD"), await aLoad("U-1")];
    const ids = [unknown.id, given.id];
    await reassignLoads(broker, { ids, externalOwnerCoverageUserId: "U-2" });
    await reassignLoads(broker, { ids: [given.id], externalOwnerCoverageUserId: null });
    const ifOwners = { externalOwnerCoverageUserId: "U-2" };
    const back = await reassignLoads(broker, { ids: [unknown.id], externalOwnerCoverageUserId: "U-AHEAD", ifOwners });
    expect(back.results[0]?.outcome).toBe("CHANGED");
    expect(await ownersOf(unknown.id)).toEqual(["U-AHEAD", undefined]);
    // Somebody else gave this one away meanwhile.
    const late = await reassignLoads(broker, { ids: [given.id], externalOwnerCoverageUserId: "U-1", ifOwners });
    expect(late.results[0]?.outcome).toBe("CONFLICT");
    expect(await ownersOf(given.id)).toEqual([undefined, undefined]);
  });

  test("by a key is kept as what the TMS sent last, and gives way to a pin", async () => {
    const [free, pinned] = [await aLoad("U-1"), await aLoad("U-1")];
    await pinLoadField(broker, { id: pinned.id, path: "load.externalOwnerCoverageUserId", pinned: true });
    const answer = await reassignLoads(tms, { ids: [free.id, pinned.id], externalOwnerCoverageUserId: "U-NEW" });
    expect(answer.results.map(({ outcome }) => outcome)).toEqual(["CHANGED", "UNCHANGED"]);
    expect(codesOf(answer)).toEqual(["coverage_user_unknown externalOwnerCoverageUserId", "pinned_field ids[1]"]);
    expect(answer.warnings?.[1]?.sent).toEqual({ externalOwnerCoverageUserId: "U-NEW" });
    expect((await getLoad(tms, { id: free.id })).lastSynced).toMatchObject({ externalOwnerCoverageUserId: "U-NEW" });
    expect(await ownersOf(pinned.id)).toEqual(["U-1", undefined]);
  });

  test("beside other writes of the same loads loses none of them", async () => {
    const loads = await Promise.all(Array.from({ length: 20 }, () => aLoad("U-1")));
    const ids = loads.map(({ id }) => id);
    const [user, team] = await Promise.all([
      reassignLoads(broker, { ids, externalOwnerCoverageUserId: "U-2" }),
      reassignLoads(broker, { ids: ids.toReversed(), externalOwnerCoverageTeamId: "T-1" }),
      ...loads.map(({ externalId }) => sync(tms, { externalId, linearFeet: 53 })),
    ]);
    expect(new Set([...user.results, ...team.results].map(({ outcome }) => outcome))).toEqual(new Set(["CHANGED"]));
    for (const id of ids) {
      const { load, version } = await getLoad(broker, { id });
      expect(load).toMatchObject({
        externalOwnerCoverageUserId: "U-2",
        externalOwnerCoverageTeamId: "T-1",
        linearFeet: 53,
      });
      expect(version).toBe(4);
    }
  });

  test("names a user, a team or both, and at most 200 loads", () => {
    const codes = (request: unknown) => {
      const reading = readRequest(ReassignLoadsRequest, request);
      return reading.ok ? [] : reading.issues.map(({ code }) => code);
    };
    expect(codes({ ids: ["load_1"] })).toEqual(["owner_missing"]);
    expect(codes({ ids: ["load_1"], externalOwnerCoverageTeamId: "" })).toEqual([]);
    expect(codes({ ids: Array(201).fill("load_1"), externalOwnerCoverageUserId: null })).toEqual(["too_many_items"]);
  });
});

test("loads are counted for each owner asked for, within the organization", async () => {
  const [here, elsewhere] = [await aBrokerage(), await aBrokerage()];
  const owned = { externalOwnerCoverageUserId: "U-7", externalOwnerCoverageTeamId: "T-7" };
  await sync(here.tms, { ...aNewKey(), ...owned });
  await sync(here.tms, { ...aNewKey(), externalOwnerCoverageUserId: "U-7", status: "COMPLETED" });
  await sync(elsewhere.tms, { ...aNewKey(), ...owned });
  const asked = { userExternalIds: ["U-8", "U-7", "U-7"], teamExternalIds: ["T-7"] };
  expect(await countLoadsByOwner(here.broker, asked)).toEqual({
    users: [
      { externalId: "U-8", count: 0 },
      { externalId: "U-7", count: 2 },
      { externalId: "U-7", count: 2 },
    ],
    teams: [{ externalId: "T-7", count: 1 }],
  });
  expect(await countLoadsByOwner(here.broker, {})).toEqual({ users: [], teams: [] });
});
