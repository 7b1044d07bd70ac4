import { type EventFeed, frameOf, openingFrame } from "@/lib/http/event-feed";
import type { OpenStream } from "@/lib/http/open-stream";
import { logger } from "@/lib/server/logger";
import { isListening, listen } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** The one reader of an organization's events in this process, and the streams it reads for. */
type Hub = {
  organizationId: string;
  feed: EventFeed;
  streams: Set<OpenStream>;
  position: string;
  /** What is done with a hub is done one after the other. */
  turn: Promise<unknown>;
  isAsked: boolean;
  impatienceMs: number;
  again?: NodeJS.Timeout;
};

const pageSize = 200;
// Nudges can be lost, so it is looked anyway; more often where none would be heard.
const lookEveryMs = { listening: 5000, deaf: 1000 };
// What is written but not to be read yet waits for other transactions to end: mostly milliseconds.
const impatience = { firstMs: 10, mostMs: 500 };

const hubsOf = (feed: EventFeed) =>
  oncePerProcess(`event hubs of ${feed.channel}`, () => {
    const hubs = new Map<string, Hub>();
    listen(feed.channel, (organizationId) => {
      for (const hub of organizationId ? [hubs.get(organizationId)] : hubs.values()) if (hub) look(hub);
    });
    let looks = 0;
    setInterval(() => {
      looks += 1;
      const isDue = !isListening(feed.channel) || looks % (lookEveryMs.listening / lookEveryMs.deaf) === 0;
      if (isDue) for (const hub of hubs.values()) look(hub);
    }, lookEveryMs.deaf).unref();
    return hubs;
  });

function inTurn<Done>(hub: Hub, run: () => Promise<Done>): Promise<Done> {
  const done = hub.turn.then(run);
  hub.turn = done.catch(() => undefined);
  return done;
}

/** Reads on soon. However often it is asked meanwhile, it is read once. */
function look(hub: Hub) {
  if (hub.isAsked || hub.streams.size === 0) return;
  hub.isAsked = true;
  inTurn(hub, async () => {
    hub.isAsked = false;
    const { isPending, found } = await readOn(hub);
    if (found) hub.impatienceMs = impatience.firstMs;
    clearTimeout(hub.again);
    if (isPending) hub.again = setTimeout(look, hub.impatienceMs, hub).unref();
    hub.impatienceMs = isPending ? Math.min(2 * hub.impatienceMs, impatience.mostMs) : impatience.firstMs;
  }).catch((err) => logger.warn({ err }, "Events could not be read; it is tried again"));
}

/** Sends what is new to every stream of the hub. Only in turn. */
async function readOn(hub: Hub) {
  for (let found = false; ; found = true) {
    const { events, isPending } = await hub.feed.read(hub.organizationId, { after: hub.position, limit: pageSize });
    for (const frame of events.map(frameOf)) for (const stream of hub.streams) stream.send(frame);
    hub.position = events.at(-1)?.cursor ?? hub.position;
    if (events.length < pageSize) return { isPending, found: found || events.length > 0 };
  }
}

/** Sends a stream alone what it missed. @returns how far it came. */
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
  const idle = { streams: new Set<OpenStream>(), isAsked: false, impatienceMs: impatience.firstMs };
  const made: Hub = { organizationId, feed, position, turn: Promise.resolve(), ...idle };
  hubs.set(organizationId, made);
  return made;
}

/**
 * Lets a stream take part from `position` on: what lies behind the others first, then what they get. Most of it is read
 * outside the turn, so that nobody waits for one who was long away.
 */
export async function joinEvents(feed: EventFeed, organizationId: string, stream: OpenStream, position: string) {
  const hub = hubOf(feed, organizationId, position);
  stream.send(openingFrame(position));
  const reached = await catchUp(hub, stream, position);
  await inTurn(hub, async () => {
    // Of a hub without streams the position may be old: whoever comes first sets it.
    if (hub.streams.size === 0) hub.position = reached;
    else {
      // First to where this stream is or further, so that nothing it has comes again.
      await readOn(hub);
      await catchUp(hub, stream, reached, hub.position);
    }
    if (stream.isOpen()) hub.streams.add(stream);
  });
  look(hub);
}

/** Must follow every `joinEvents`, once the stream has ended. */
export function leaveEvents(feed: EventFeed, organizationId: string, stream: OpenStream) {
  const hub = hubsOf(feed).get(organizationId);
  hub?.streams.delete(stream);
}
