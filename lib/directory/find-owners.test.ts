import { expect, test } from "vitest";
import { mapTeams, mapUsers } from "@/lib/directory/apply-mapping";
import { createTeam } from "@/lib/directory/create-team";
import { knowOwners, listCoverageOwners } from "@/lib/directory/find-owners";
import { updateUser } from "@/lib/directory/update-user";
import { aDirectory, aMember } from "@/lib/testing/a-directory";

test("owners that the TMS named before they were mapped are known once the mapping arrives", async () => {
  const { ctx, tms } = await aDirectory();
  const [user, { team }] = [await aMember(ctx), await createTeam(ctx, { name: "Desk", email: "desk@x.mx" })];
  const owners = { userId: "U-7", teamId: "T-7" };
  expect(await knowOwners(ctx, owners)).toEqual({ user: false, team: false });
  await mapUsers(tms, { users: [{ email: user.email, externalId: "U-7" }] });
  await mapTeams(tms, { teams: [{ email: team.email, externalId: "T-7" }] });
  expect(await knowOwners(ctx, owners)).toEqual({ user: true, team: true });
  const other = await aDirectory();
  expect(await knowOwners(other.ctx, owners)).toEqual({ user: false, team: false });
});

test("a deactivated user still owns their loads by name, and is marked", async () => {
  const { ctx, admin } = await aDirectory();
  const user = await aMember(ctx, { name: "Zoe", externalId: "U-8" });
  await updateUser(ctx, { id: user.id, deactivated: true });
  expect(await knowOwners(ctx, { userId: "U-8" })).toMatchObject({ user: true });
  expect((await listCoverageOwners(ctx)).users).toEqual([
    { id: admin.id, name: admin.name, email: admin.email },
    { id: user.id, name: "Zoe", email: user.email, externalId: "U-8", isDeactivated: true },
  ]);
});
