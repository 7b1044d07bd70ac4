import { expect, test } from "vitest";
import { bidEventsChannel } from "@/lib/bidding/make-moves";
import { type LiveEvent, readEventStream } from "@/lib/browser/event-stream";
import { notify } from "@/lib/server/notifications";
import { writeEvents } from "@/lib/testing/a-stream";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";
import { until } from "@/lib/testing/until";

async function aServer() {
  const { origin, kill } = await startApp({ WORKER: "off" });
  return { url: `${origin}/api/bid-events/stream`, kill };
}

/** Reads on from server to server as a browser does: at each loss from where it was. */
async function follow(urls: readonly string[], key: string, stop: AbortSignal) {
  const reader: { ids: string[]; cursor?: string; connections: number } = { ids: [], connections: 0 };
  const read = async () => {
    for (let turn = 0; !stop.aborted; turn++) {
      const url = urls[turn % urls.length] ?? "";
      await readEventStream({
        url,
        ...(reader.cursor && { after: reader.cursor }),
        signal: stop,
        headers: { "api-key": key },
        onOpen: () => reader.connections++,
        onSign: ({ cursor, event }: { cursor?: string; event?: LiveEvent }) => {
          if (cursor) reader.cursor = cursor;
          if (event) reader.ids.push(JSON.stringify(event.data));
        },
      }).catch(() => undefined);
    }
  };
  void read();
  await until(() => reader.cursor !== undefined);
  return reader;
}

test("a reader that loses its server goes on at another and misses nothing", async () => {
  const { organizationId, anApiKey } = await anOrganization();
  const [key, first, second] = [await anApiKey(["bids:read"]), await aServer(), await aServer()];
  const stop = new AbortController();
  const [onFirst, onSecond] = [
    await follow([first.url, second.url], key, stop.signal),
    await follow([second.url], key, stop.signal),
  ];
  const written: string[] = [];
  const write = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      written.push(...(await writeEvents(organizationId, { count: 2, heldMs: 3 })));
      notify(bidEventsChannel, organizationId);
    }
  };
  await Promise.all([write(40), write(40), until(() => onFirst.ids.length > 20).then(first.kill)]);
  await write(5);
  const sent = written.map((id) => JSON.stringify({ id, type: "bid.submitted" }));
  await until(() => onFirst.ids.length >= sent.length && onSecond.ids.length >= sent.length);
  stop.abort();
  expect([...onFirst.ids].sort()).toEqual([...sent].sort());
  expect(onSecond.ids).toEqual(onFirst.ids);
  expect([onFirst.connections, onSecond.connections]).toEqual([2, 1]);
});
