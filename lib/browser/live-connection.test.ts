import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLiveConnection } from "@/lib/browser/live-connection";
import { readAtHeader } from "@/lib/core/live-change";
import { until } from "@/lib/testing/until";

/** What a browser has and Node has not; the stream is the test's own. */
const streams: { readAt: string | null; send: (frame: string) => void; end: () => void }[] = [];

function openStream(_url: string, { headers }: RequestInit) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (frame: string) => controller.enqueue(encoder.encode(frame));
      streams.push({ readAt: new Headers(headers).get(readAtHeader), send, end: () => controller.close() });
    },
  });
  return Promise.resolve(new Response(body));
}

beforeEach(() => {
  streams.length = 0;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", openStream);
});
afterEach(() => vi.unstubAllGlobals());

test("what a page came with is read again only where the server says it has changed; after a gap all of it is", async () => {
  const received: string[] = [];
  const close = openLiveConnection("live events of user_1", 1_234, {
    onEvent: () => undefined,
    onChanges: (changes) => received.push(...changes.map(({ kind }) => kind)),
    onFresh: () => received.push("fresh"),
    onStatus: () => undefined,
  });
  await until(() => streams.length === 1);
  streams[0]?.send('event: changed\ndata: [{"kind":"load"}]\n\n');
  await until(() => received.length > 0);
  streams[0]?.end();
  await until(() => received.length > 1);
  close();
  expect(received).toEqual(["load", "fresh"]);
  expect(streams.map(({ readAt }) => readAt)).toEqual(["1234", null]);
});
