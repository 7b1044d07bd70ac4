import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mapUsers } from "@/lib/directory/apply-mapping";
import { createTeam } from "@/lib/directory/create-team";
import { previewMapping } from "@/lib/directory/preview-mapping";
import { aDirectory, aMember, by, externalIdsOf } from "@/lib/testing/a-directory";

test("a preview says row by row what would become of it, and changes nothing", async () => {
  const { ctx, organizationId } = await aDirectory();
  const user = (name: string, externalId?: string) =>
    aMember(ctx, { name, email: `${name}@${organizationId}.mx`, externalId });
  const [ana, lee, raj, eva, noe, mia] = [
    await user("ana"),
    await user("lee", "L-1"),
    await user("raj", "R-1"),
    await user("eva", "E-1"),
    await user("noe"),
    await user("mia", "M-1"),
  ];
  const rows = [
    { email: ana.email.toUpperCase(), externalId: "A-1" },
    { email: lee.email, externalId: "L-1" },
    { email: raj.email, externalId: "R-2" },
    { email: eva.email, externalId: "E-2" },
    { email: eva.email, externalId: "E-3" },
    { email: noe.email, externalId: "M-1" },
    { email: `nia@${organizationId}.mx`, externalId: "N-1" },
    { email: "someone@quite.different", externalId: "S-1" },
    { email: "someone@quite.different", externalId: "A-1" },
  ];
  expect((await previewMapping(ctx, { kind: "USER", rows })).rows).toEqual([
    { status: "MATCHED", id: ana.id, name: "ana", to: "A-1" },
    { status: "UNCHANGED", id: lee.id, name: "lee", from: "L-1" },
    { status: "CHANGED", id: raj.id, name: "raj", from: "R-1", to: "R-2" },
    { status: "DUPLICATE", id: eva.id, name: "eva", from: "E-1" },
    { status: "CHANGED", id: eva.id, name: "eva", from: "E-1", to: "E-3" },
    { status: "CONFLICT", id: noe.id, name: "noe", heldBy: mia.email },
    { status: "NOT_FOUND", suggestion: mia.email },
    { status: "NOT_FOUND" },
    { status: "NOT_FOUND" },
  ]);
  expect(await externalIdsOf(ctx, [ana, lee, raj, eva, noe])).toEqual([null, "L-1", "R-1", "E-1", null]);
});

test("what a preview announces is what the call then does", async () => {
  const { ctx, tms } = await aDirectory();
  const users = await Promise.all(Array.from({ length: 6 }, (_, at) => aMember(ctx, { externalId: `${at}` })));
  const ids = ["1", "0", "3", "4", "4", "9"];
  const rows = users.map(({ email }, at) => ({ email, externalId: ids[at] ?? "" }));
  const preview = await previewMapping(ctx, { kind: "USER", rows });
  const { results } = await mapUsers(tms, { users: rows });
  expect(results.map(({ status }) => status)).toEqual(
    preview.rows.map(({ status }) => (status === "CONFLICT" ? "CONFLICT" : "MATCHED")),
  );
  expect(results.map(({ externalId }) => externalId)).toEqual(preview.rows.map(({ from, to }) => to ?? from));
});

test("a preview of teams knows teams only, and no other organization's", async () => {
  const { ctx } = await aDirectory();
  const other = await aDirectory();
  const email = `${randomUUID()}@x.mx`;
  await createTeam(other.ctx, { name: "Theirs", email });
  const user = await aMember(ctx);
  const rows = [email, user.email].map((one) => ({ email: one, externalId: "1" }));
  expect((await previewMapping(ctx, { kind: "TEAM", rows })).rows).toEqual([
    { status: "NOT_FOUND" },
    { status: "NOT_FOUND" },
  ]);
});

test("only an admin may look", async () => {
  const { ctx } = await aDirectory();
  const broker = by(ctx, await aMember(ctx));
  const request = { kind: "USER" as const, rows: [{ email: "a@x.mx", externalId: "1" }] };
  await expect(previewMapping(broker, request)).rejects.toMatchObject({ code: "forbidden" });
});
