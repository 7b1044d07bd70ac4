import { expect, test } from "vitest";
import { listDirectoryChanges, listUsers } from "@/lib/directory/list-directory";
import { updateProfile } from "@/lib/directory/update-profile";
import { readSession } from "@/lib/sessions/read-session";
import { aDirectory, aMember, by } from "@/lib/testing/a-directory";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { routeOf, send } from "@/lib/testing/send";

test.each(["ADMIN", "BROKER", "VIEWER"] as const)(
  "a %s chooses what they are called, and the history knows",
  async (role) => {
    const { ctx } = await aDirectory();
    const bea = await aMember(ctx, { role, name: "Bea Broker" });
    const { user } = await updateProfile(by(ctx, bea), { name: "Beatriz Ñúñez" });
    expect(user).toMatchObject({ id: bea.id, name: "Beatriz Ñúñez" });
    const { items } = await listUsers(ctx, { limit: 200 });
    expect(items.find(({ id }) => id === bea.id)?.name).toBe("Beatriz Ñúñez");
    const changes = await listDirectoryChanges(ctx, { limit: 10 });
    expect(changes.items.map(({ operation, actor, changes: [change] }) => [operation, actor.name, change])).toEqual([
      [
        "USER_UPDATED",
        "Bea Broker",
        {
          kind: "USER",
          id: bea.id,
          email: bea.email,
          name: "Beatriz Ñúñez",
          field: "name",
          before: "Bea Broker",
          after: "Beatriz Ñúñez",
        },
      ],
    ]);
  },
);

test("the same name again changes nothing", async () => {
  const { ctx } = await aDirectory();
  const bea = await aMember(ctx, { name: "Bea Broker" });
  await updateProfile(by(ctx, bea), { name: "Bea Broker" });
  expect((await listDirectoryChanges(ctx, { limit: 10 })).items).toEqual([]);
});

test("the session has the new name at once; an empty one is refused", async () => {
  const { headers } = await aSignedInUser("VIEWER");
  const save = (name: string) => send(routeOf("/profile/update").POST, headers, { name });
  expect((await save("  Zoë  ")).json.user.name).toBe("Zoë");
  expect((await readSession(new Headers({ cookie: headers.cookie })))?.name).toBe("Zoë");
  for (const name of ["", "   ", "a\u0000b", "x".repeat(256)]) expect((await save(name)).status).toBe(422);
});
