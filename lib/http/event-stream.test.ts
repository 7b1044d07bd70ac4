import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { GET } from "@/app/api/[[...path]]/route";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import { bidEventsChannel } from "@/lib/bidding/make-moves";
import { newId } from "@/lib/core/ids";
import { closeStreams, heartbeatFrame, makeStream } from "@/lib/http/open-streams";
import { announceChange, changesChannel } from "@/lib/server/announce-change";
import { db } from "@/lib/server/db";
import { isListening, listen, notify } from "@/lib/server/notifications";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { openStream, writeEvents } from "@/lib/testing/a-stream";
import { anOrganization } from "@/lib/testing/an-organization";
import { until } from "@/lib/testing/until";

/** An organization with a key, and what writes its events and notifies of them. */
async function aFeed() {
  const { organizationId, ctx, anApiKey } = await anOrganization();
  const key = { "api-key": await anApiKey(["bids:read"]) };
  const write = async (how?: Parameters<typeof writeEvents>[1]) => {
    const ids = await writeEvents(organizationId, how);
    notify(bidEventsChannel, organizationId);
    return ids;
  };
  return { organizationId, ctx, key, write };
}

/** The organizations whose changes were announced. */
const announced: string[] = [];
listen(changesChannel, (subject) => void (subject && announced.push(JSON.parse(subject).organizationId)));

test("an event reaches an open stream once it is committed", async () => {
  const { key, write } = await aFeed();
  const stream = await openStream(key);
  await until(() => isListening(bidEventsChannel));
  await write();
  await until(() => stream.ids.length === 1);
  const ids = await write();
  await until(() => stream.ids.includes(ids[0] ?? ""));
  expect(stream.ids.slice(1)).toEqual(ids);
  stream.close();
});

test("a stream is declared as one to caches, proxies and readers", async () => {
  const { key } = await aFeed();
  const { response, close } = await openStream(key);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  close();
});

test("of events that many write at once, with transactions that overtake each other, none is lost or comes twice", async () => {
  const { organizationId, key, write } = await aFeed();
  const whole = await openStream(key);
  const written: string[] = [];
  let interrupted = await openStream(key);
  const seen: string[] = [];
  let isWritten = false;
  const writer = async () => {
    for (let round = 0; round < 12; round++) {
      written.push(...(await write({ count: randomInt(1, 4), heldMs: randomInt(0, 25) })));
    }
  };
  const interrupt = async () => {
    for (let round = 0; round < 8; round++) {
      const cutAt = randomInt(1, 8);
      await until(() => isWritten || interrupted.ids.length >= cutAt);
      interrupted.close();
      seen.push(...interrupted.ids);
      interrupted = await openStream(key, interrupted.cursor);
    }
  };
  const writing = Promise.all(Array.from({ length: 8 }, writer)).then(() => {
    isWritten = true;
  });
  await Promise.all([writing, interrupt()]);
  notify(bidEventsChannel, organizationId);
  await until(() => whole.ids.length >= written.length);
  await until(() => seen.length + interrupted.ids.length >= written.length);
  expect([...whole.ids].sort()).toEqual([...written].sort());
  // A client that resumes gets the same in the same order.
  expect([...seen, ...interrupted.ids]).toEqual(whole.ids);
  whole.close();
  interrupted.close();
});

test("what was missed for long is all there on return, in order, beside what comes meanwhile", async () => {
  const { key, write } = await aFeed();
  const first = await openStream(key);
  const away = first.cursor;
  first.close();
  const missed = await write({ count: 950 });
  const other = await openStream(key);
  const [stream, ...late] = await Promise.all([openStream(key, away), write(), write(), write()]);
  await until(() => stream.ids.length === 953 && other.ids.length === 3);
  expect(stream.ids.slice(0, 950)).toEqual(missed);
  expect(new Set(stream.ids).size).toBe(953);
  expect(stream.ids.slice(950).sort()).toEqual(late.flat().sort());
  stream.close();
  other.close();
});

test("events of an organization reach its streams alone", async () => {
  const [ours, theirs] = [await aFeed(), await aFeed()];
  const stream = await openStream(ours.key);
  const other = await openStream(theirs.key, stream.cursor);
  const ids = await ours.write();
  await until(() => stream.ids.length === 1);
  await theirs.write();
  await until(() => other.ids.length === 1);
  expect([stream.ids, other.ids.includes(ids[0] ?? "")]).toEqual([ids, false]);
  stream.close();
  other.close();
});

test("a revoked key ends its streams", async () => {
  const { ctx, key, organizationId } = await aFeed();
  const stream = await openStream(key);
  const { id } = await db.apiKey.findFirstOrThrow({ where: { organizationId } });
  await revokeApiKey(ctx, { id });
  await until(() => stream.hasEnded);
  expect((await openStream(key)).status).toBe(401);
});

test("a session reads the stream until it ends", async () => {
  const { headers, organizationId } = await aSignedInUser("VIEWER");
  const stream = await openStream(headers);
  const ids = await writeEvents(organizationId);
  notify(bidEventsChannel, organizationId);
  await until(() => stream.ids.length === 1);
  expect([stream.ids, stream.hasEnded]).toEqual([ids, false]);
  await db.session.deleteMany({ where: { activeOrganizationId: organizationId } });
  await until(() => stream.hasEnded);
});

test("a caller without access is refused, and so is a place the stream never gave", async () => {
  const { anApiKey } = await anOrganization();
  const { key } = await aFeed();
  const future = btoa(`after ${10n ** 17n}`).replaceAll("=", "");
  const statuses = [
    await openStream({}),
    await openStream({ "api-key": await anApiKey(["loads:read"]) }),
    await openStream(key, "nonsense"),
    await openStream(key, newId("evt")),
    await openStream(key, future),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 403, 422, 422, 422]);
});

test("an API key reads only what the API documents: changes of other things are for the portal's pages", async () => {
  const { ctx, key, write } = await aFeed();
  const stream = await openStream(key);
  announceChange(ctx, "load", ["load_1"]);
  await until(() => announced.includes(ctx.organizationId));
  const ids = await write();
  await until(() => stream.ids.length === 1);
  expect([stream.ids, stream.blocks.filter((block) => block.includes("load_1"))]).toEqual([ids, []]);
  stream.close();
});

test("HEAD is answered without keeping a stream open for it", async () => {
  const { key } = await aFeed();
  const answer = await GET(new Request("http://portal.test/api/bid-events/stream", { method: "HEAD", headers: key }));
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

test("a key has at most 100 streams open at a time", async () => {
  const { key } = await aFeed();
  const streams = await Promise.all(Array.from({ length: 100 }, () => openStream(key)));
  expect((await openStream(key)).status).toBe(429);
  streams[0]?.close();
  const again = await openStream(key);
  expect(again.status).toBe(200);
  for (const stream of [...streams, again]) stream.close();
});

test("a reader that does not fetch what it is sent is cut off, and the others go on", async () => {
  let ended = 0;
  const { stream } = makeStream(new AbortController().signal, () => ended++);
  const frame = new Uint8Array(64 * 1024);
  for (let count = 0; count < 8; count++) stream.send(frame);
  stream.send(heartbeatFrame);
  expect([stream.isOpen(), ended]).toEqual([false, 1]);
});

test("a server that goes down ends every stream and opens none", async () => {
  const { key } = await aFeed();
  const stream = await openStream(key);
  const open = closeStreams();
  await until(() => stream.hasEnded);
  expect((await openStream(key, stream.cursor)).status).toBe(503);
  open();
  const again = await openStream(key, stream.cursor);
  expect(again.status).toBe(200);
  again.close();
});
