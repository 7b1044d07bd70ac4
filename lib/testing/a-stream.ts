import type pg from "pg";
import { GET } from "@/app/api/[[...path]]/route";
import { readBlocks, signOf } from "@/lib/browser/event-stream";
import { newId } from "@/lib/core/ids";
import { pool } from "@/lib/server/db";
import { until } from "@/lib/testing/until";

type Headers = { [name: string]: string };

/** A reader of the stream of bid events, as a server-sent event client would be. */
export async function openStream(headers: Headers, after?: string) {
  const connection = new AbortController();
  const request = new Request("http://portal.test/api/bid-events/stream", {
    headers: { host: "portal.test", ...headers, ...(after && { "last-event-id": after }) },
    signal: connection.signal,
  });
  const response = await GET(request);
  const received = { ids: [] as string[], blocks: [] as string[] };
  const reader = { status: response.status, response, ...received, cursor: after, hasEnded: false };
  const follow = async () => {
    const blocks = readBlocks();
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      for (const block of blocks(decoder.decode(bytes, { stream: true }))) {
        reader.blocks.push(block);
        const { cursor, event } = signOf(block);
        reader.cursor = cursor ?? reader.cursor;
        if (event) reader.ids.push(idOf(event.data));
      }
    }
  };
  const gone = response.ok ? follow().then(undefined, () => undefined) : Promise.resolve();
  void gone.then(() => Object.assign(reader, { hasEnded: true }));
  if (response.ok) await until(() => reader.cursor !== undefined);
  return Object.assign(reader, { close: () => connection.abort() });
}

const idOf = (data: unknown) =>
  typeof data === "object" && data !== null && "id" in data ? String(data.id) : "an event without an id";

const insert = `insert into bid_event ("organizationId", id, "bidId", "postingId", "loadId", type, envelope, actor, at)
  values ($1, $2, 'bid_1', 'post_1', 'load_1', 'bid.submitted', $3, '{}', now())`;

/** @returns the id of an event without more to it */
export async function insertEvent(database: Pick<pg.Pool, "query">, organizationId: string) {
  const id = newId("evt");
  await database.query(insert, [organizationId, id, JSON.stringify({ id, type: "bid.submitted" })]);
  return id;
}

/** Writes events in a transaction of its own that stays open for a while, as other processes do. */
export async function writeEvents(organizationId: string, { count = 1, heldMs = 0, database = pool } = {}) {
  const client = await database.connect();
  const ids: string[] = [];
  try {
    await client.query("begin");
    for (let at = 0; at < count; at++) ids.push(await insertEvent(client, organizationId));
    if (heldMs > 0) await client.query("select pg_sleep($1)", [heldMs / 1000]);
    await client.query("commit");
  } finally {
    client.release();
  }
  return ids;
}
