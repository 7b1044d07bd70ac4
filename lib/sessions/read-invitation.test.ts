import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { inviteUser } from "@/lib/directory/invite-user";
import { joinOrganization } from "@/lib/directory/join-organization";
import { revokeInvitation } from "@/lib/directory/revoke-invitation";
import type { Context } from "@/lib/server/context";
import { whyInvitationIsClosed } from "@/lib/sessions/read-invitation";
import { aDirectory } from "@/lib/testing/a-directory";

let ctx: Context;
beforeAll(async () => {
  ({ ctx } = await aDirectory());
});

async function anInvitation() {
  const { invitation, url } = await inviteUser(ctx, { email: `${randomUUID()}@example.test`, role: "BROKER" });
  return { ...invitation, token: url.split("/").at(-1) ?? "" };
}

test("a link that lets nobody in says why: used, withdrawn, too old, or never made", async () => {
  const [used, withdrawn, old] = [await anInvitation(), await anInvitation(), await anInvitation()];
  const joining = { token: used.token, name: "Nia Nueva", password: "correct horse battery" };
  await joinOrganization(joining, new Headers(), ctx);
  await revokeInvitation(ctx, { id: withdrawn.id });
  const tokens = [used.token, withdrawn.token, old.token, "unknown"];
  expect(await Promise.all(tokens.map(whyInvitationIsClosed))).toEqual(["ACCEPTED", "REVOKED", "EXPIRED", "UNKNOWN"]);
});
