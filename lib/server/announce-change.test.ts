import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import type { LiveChange } from "@/lib/core/live-change";
import { type AnnouncedChanges, announceChange, changesChannel } from "@/lib/server/announce-change";
import { isListening, listen } from "@/lib/server/notifications";
import { inTransaction } from "@/lib/server/transaction";
import { aContext } from "@/lib/testing/a-context";
import { until } from "@/lib/testing/until";

const announcements: AnnouncedChanges[] = [];
listen(changesChannel, (subject) => void (subject && announcements.push(JSON.parse(subject))));

/** The context of a user of an organization of its own, and what is announced of it. */
async function anAnnouncer() {
  await until(() => isListening(changesChannel));
  const ctx = aContext();
  const announced = () => announcements.filter(({ organizationId }) => organizationId === ctx.organizationId);
  const changes = (): LiveChange[] => announced().flatMap(({ changes }) => changes);
  return { ctx, announced, changes };
}

test("a change is announced after the commit, with the request of the user who made it", async () => {
  const { ctx, changes } = await anAnnouncer();
  await inTransaction(ctx, async (tx) => announceChange(tx, "load", ["load_1"]));
  await until(() => changes().length > 0);
  expect(changes()).toEqual([{ kind: "load", ids: ["load_1"], by: [ctx.requestId] }]);
});

test("a change that is rolled back is not announced", async () => {
  const { ctx, changes } = await anAnnouncer();
  const failing = inTransaction(ctx, async (tx) => {
    announceChange(tx, "load", ["load_1"]);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  announceChange(ctx, "carrier", ["carrier_1"]);
  await until(() => changes().length > 0);
  expect(changes().map(({ kind }) => kind)).toEqual(["carrier"]);
});

test("what others had a part in names no request, for no page made it alone", async () => {
  const { ctx, changes } = await anAnnouncer();
  const key = { type: "apiKey", id: "key_1", name: "tms-prod", scopes: [] } as const;
  announceChange(ctx, "load", ["load_1"]);
  announceChange({ ...ctx, actor: key }, "load", ["load_2"]);
  announceChange({ organizationId: ctx.organizationId }, "webhook");
  await until(() => changes().length > 1);
  expect(changes()).toEqual([{ kind: "load", ids: ["load_1", "load_2"] }, { kind: "webhook" }]);
});

test("a thousand changes at once are a few announcements that name none of them", async () => {
  const { ctx, announced, changes } = await anAnnouncer();
  const ids = Array.from({ length: 1000 }, () => newId("load"));
  for (const id of ids) announceChange(ctx, "load", [id]);
  announceChange(ctx, "carrier", ids);
  announceChange(ctx, "posting", ["load_1"]);
  await until(() => changes().some(({ kind }) => kind === "posting"));
  expect(announced()).toHaveLength(1);
  const [loads, carriers] = changes();
  expect([loads, carriers]).toEqual([
    { kind: "load", by: [ctx.requestId] },
    { kind: "carrier", by: [ctx.requestId] },
  ]);
});

test("changes that are too long for one notification are announced by their kinds", async () => {
  const { ctx, changes } = await anAnnouncer();
  const ids = Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(400, "x"));
  announceChange(ctx, "load", ids);
  await until(() => changes().length > 0);
  expect(changes()).toEqual([{ kind: "load" }]);
});
