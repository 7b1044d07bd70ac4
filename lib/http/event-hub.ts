import type { OpenStream } from "@/lib/http/open-streams";
import { logger } from "@/lib/server/logger";
import { isListening, listen } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** An event as it is streamed. Its cursor is the position after it, where a reader resumes without loss. */
export type StreamedEvent = { cursor: string; type: string; json: string };

/** Where streams read from. A position is opaque to them. */
export type EventFeed = {
  /** Notified, with an organization's id as the subject, whenever the organization may have something new. */
  channel: string;
  /**
   * Checks the given position, or answers the present one: after every event so far, before every later one.
   * @throws AppError invalid_request when `position` is not one of this feed.
   */
  place: (organizationId: string, position?: string) => Promise<string>;
  /**
   * Events after one position, and up to the other where it is given, in their order.
   * `isPending` says that more was written which may not be read yet.
   */
  read: (
    organizationId: string,
    reach: { after: string; until?: string; limit: number },
  ) => Promise<{ events: StreamedEvent[]; isPending: boolean }>;
};

const encoder = new TextEncoder();

/** The lines of an event. JSON as we store it has no line break. */
export const frameOf = ({ cursor, type, json }: StreamedEvent) =>
  encoder.encode(`id: ${cursor}\nevent: ${type}\ndata: ${json}\n\n`);

/** Without data it is no event, but gives the reader the position at which it can resume. */
export const openingFrame = (cursor: string) => encoder.encode(`retry: 1000\nid: ${cursor}\n\n`);

/** The one reader of an organization's events in this process, and the streams it reads for. */
type Hub = {
  organizationId: string;
  feed: EventFeed;
  streams: Set<OpenStream>;
  position: string;
  /** The last task of the hub: its reads and joins run one after the other. */
  turn: Promise<unknown>;
  isReadRequested: boolean;
  retryMs: number;
  retry?: NodeJS.Timeout;
};

const pageSize = 200;
// Notifications can be lost, so hubs read at intervals too; more often where none would arrive.
const pollEveryMs = { listening: 5000, notListening: 1000 };
// Events that are written but not settled wait for other transactions to end, mostly for milliseconds.
const retryAfter = { firstMs: 10, maxMs: 500 };

const hubsOf = (feed: EventFeed) =>
  oncePerProcess(`event hubs of ${feed.channel}`, () => {
    const hubs = new Map<string, Hub>();
    listen(feed.channel, (organizationId) => {
      for (const hub of organizationId ? [hubs.get(organizationId)] : hubs.values()) if (hub) readSoon(hub);
    });
    let ticks = 0;
    setInterval(() => {
      ticks += 1;
      const isDue = !isListening(feed.channel) || ticks % (pollEveryMs.listening / pollEveryMs.notListening) === 0;
      if (isDue) for (const hub of hubs.values()) readSoon(hub);
    }, pollEveryMs.notListening).unref();
    return hubs;
  });

function inTurn<Done>(hub: Hub, run: () => Promise<Done>): Promise<Done> {
  const done = hub.turn.then(run);
  hub.turn = done.catch(() => undefined);
  return done;
}

/** Reads in the hub's next turn. Requests that come before it are served by the same read. */
function readSoon(hub: Hub) {
  if (hub.isReadRequested || hub.streams.size === 0) return;
  hub.isReadRequested = true;
  inTurn(hub, async () => {
    hub.isReadRequested = false;
    const { isPending, found } = await sendNewEvents(hub);
    if (found) hub.retryMs = retryAfter.firstMs;
    clearTimeout(hub.retry);
    if (isPending) hub.retry = setTimeout(readSoon, hub.retryMs, hub).unref();
    hub.retryMs = isPending ? Math.min(2 * hub.retryMs, retryAfter.maxMs) : retryAfter.firstMs;
  }).catch((err) => logger.warn({ err }, "Events could not be read; it is tried again"));
}

/** Sends what is new to every stream of the hub. Only in turn. */
async function sendNewEvents(hub: Hub) {
  for (let found = false; ; found = true) {
    const { events, isPending } = await hub.feed.read(hub.organizationId, { after: hub.position, limit: pageSize });
    for (const frame of events.map(frameOf)) for (const stream of hub.streams) stream.send(frame);
    hub.position = events.at(-1)?.cursor ?? hub.position;
    if (events.length < pageSize) return { isPending, found: found || events.length > 0 };
  }
}

/** Sends one stream what it missed. @returns the position it reached. */
async function catchUp(hub: Hub, stream: OpenStream, from: string, until?: string) {
  for (let after = from; ; ) {
    if (!until) await stream.roomForMore();
    if (!stream.isOpen()) return after;
    const { events } = await hub.feed.read(hub.organizationId, { after, until, limit: pageSize });
    for (const event of events) stream.send(frameOf(event));
    after = events.at(-1)?.cursor ?? after;
    if (events.length < pageSize) return after;
  }
}

function hubOf(feed: EventFeed, organizationId: string, position: string) {
  const hubs = hubsOf(feed);
  const known = hubs.get(organizationId);
  if (known) return known;
  const idle = { streams: new Set<OpenStream>(), isReadRequested: false, retryMs: retryAfter.firstMs };
  const made: Hub = { organizationId, feed, position, turn: Promise.resolve(), ...idle };
  hubs.set(organizationId, made);
  return made;
}

/**
 * Adds a stream from `position` on: first it gets what the others have already, then it gets what they get. Most of the
 * catching up happens outside the turn, so that no stream waits for one that was away for long.
 */
export async function joinEvents(feed: EventFeed, organizationId: string, stream: OpenStream, position: string) {
  const hub = hubOf(feed, organizationId, position);
  stream.send(openingFrame(position));
  const reached = await catchUp(hub, stream, position);
  await inTurn(hub, async () => {
    // The position of a hub without streams may be old: the first stream sets it.
    if (hub.streams.size === 0) hub.position = reached;
    else {
      // First bring the others at least to where this stream is, so that it gets no event twice.
      await sendNewEvents(hub);
      await catchUp(hub, stream, reached, hub.position);
    }
    if (stream.isOpen()) hub.streams.add(stream);
  });
  readSoon(hub);
}

/** Must follow every `joinEvents`, once the stream has ended. */
export function leaveEvents(feed: EventFeed, organizationId: string, stream: OpenStream) {
  const hub = hubsOf(feed).get(organizationId);
  hub?.streams.delete(stream);
}
