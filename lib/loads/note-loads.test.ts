import { expect, test } from "vitest";
import { addLoadNote, listLoadNotes, removeLoadNote } from "@/lib/loads/note-loads";
import type { Context } from "@/lib/server/context";
import { aPosting } from "@/lib/testing/a-posting";
import { aBrokerage, sync } from "@/lib/testing/a-sync";
import { routeOf, send } from "@/lib/testing/send";

const as = (ctx: Context, name: string, role: "ADMIN" | "BROKER" = "BROKER"): Context => ({
  ...ctx,
  actor: { type: "user", id: `user_${name}`, name, role },
});

async function aLoad() {
  const { broker, tms } = await aBrokerage();
  const { load } = await sync(tms, { externalId: "N1" });
  const texts = async () => (await listLoadNotes(broker, { id: load.id })).items.map(({ text }) => text);
  return { broker, tms, load, texts };
}

test("notes say who made them and when, newest first, and leave the load's version as it is", async () => {
  const { broker, tms, load } = await aLoad();
  await addLoadNote(as(broker, "Ana"), { id: load.id, text: "Call before Laredo." });
  await addLoadNote(tms, { externalId: "N1", text: "EDI 204 received." });
  const { items } = await listLoadNotes(broker, { externalId: "N1" });
  expect(items.map(({ text, by }) => [text, by.name])).toEqual([
    ["EDI 204 received.", "tms-prod"],
    ["Call before Laredo.", "Ana"],
  ]);
  expect((await sync(tms, { externalId: "N1" })).version).toBe(1);
});

test("a list in pages is the whole list", async () => {
  const { broker, load, texts } = await aLoad();
  for (const text of ["one", "two", "three"]) await addLoadNote(broker, { id: load.id, text });
  const first = await listLoadNotes(broker, { id: load.id, limit: 2 });
  const rest = await listLoadNotes(broker, { id: load.id, limit: 2, cursor: first.nextCursor ?? "" });
  expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual(await texts());
  expect(rest.nextCursor).toBeNull();
});

test("a note is taken off by who made it and by admins, and by nobody of another organization", async () => {
  const [{ broker, load, texts }, other] = [await aLoad(), await aBrokerage()];
  const add = async (text: string) => (await addLoadNote(as(broker, "Ana"), { id: load.id, text })).note.id;
  const [own, others] = [await add("own"), await add("others")];
  await expect(removeLoadNote(as(broker, "Beto"), { noteId: own })).rejects.toMatchObject({ code: "forbidden" });
  const stranger = as(other.broker, "Ana", "ADMIN");
  await expect(removeLoadNote(stranger, { noteId: own })).rejects.toMatchObject({ code: "not_found" });
  await expect(addLoadNote(stranger, { id: load.id, text: "x" })).rejects.toMatchObject({ code: "not_found" });
  await expect(listLoadNotes(stranger, { id: load.id })).rejects.toMatchObject({ code: "not_found" });
  await removeLoadNote(as(broker, "Ana"), { noteId: own });
  await removeLoadNote(as(broker, "Carla", "ADMIN"), { noteId: others });
  expect(await texts()).toEqual([]);
  await expect(removeLoadNote(as(broker, "Ana"), { noteId: own })).rejects.toMatchObject({ code: "not_found" });
});

test("a carrier finds no note behind its link", async () => {
  const { broker, aCarrier, load } = await aPosting();
  await addLoadNote(broker, { id: load.id, text: "SECRET: they pay late." });
  const { token } = await (await aCarrier()).byLink();
  const { status, text } = await send(routeOf("/offers/get").POST, { "link-token": token }, {});
  expect([status, text.includes("SECRET")]).toEqual([200, false]);
  const refused = await send(routeOf("/load-notes/list").POST, { "link-token": token }, { id: load.id });
  expect(refused.status).toBe(403);
});
