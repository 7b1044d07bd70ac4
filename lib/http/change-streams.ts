import { changedEventType, changeKinds, type LiveChange } from "@/lib/core/live-change";
import type { OpenStream } from "@/lib/http/open-streams";
import { type AnnouncedChanges, changesChannel } from "@/lib/server/announce-change";
import { listen } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";

const encoder = new TextEncoder();

// Without an id it does not move the position at which a reader resumes.
const frameOf = (changes: readonly LiveChange[]) =>
  encoder.encode(`event: ${changedEventType}\ndata: ${JSON.stringify(changes)}\n\n`);

const everything = frameOf(changeKinds.map((kind) => ({ kind })));

/** What `announceChange` sends; nobody else notifies on its channel. */
const announcedIn = (subject: string) => JSON.parse(subject) as AnnouncedChanges;

type Streams = Map<string, Set<OpenStream>>;
type Announced = AnnouncedChanges & { at: number };

// A page connects moments after it was read; the clocks of the processes that did the two may differ.
const recentMs = { kept: 60_000, margin: 2000 };
const recentMax = 5000;

/** The streams of this process, and what was announced last. */
const state = () =>
  oncePerProcess("streams of changes", () => {
    const made = { streams: new Map() as Streams, recent: [] as Announced[], listeningSince: Number.POSITIVE_INFINITY };
    listen(changesChannel, (subject) => {
      if (subject) return takeAnnounced(made, announcedIn(subject));
      // Listening began again: anything may have changed unannounced.
      made.recent = [];
      made.listeningSince = Date.now();
      for (const each of made.streams.values()) send(each, everything);
    });
    return made;
  });

type State = ReturnType<typeof state>;

function takeAnnounced(of: State, announced: AnnouncedChanges) {
  const now = Date.now();
  of.recent.push({ ...announced, at: now });
  const old = of.recent.findIndex(({ at }) => at >= now - recentMs.kept);
  const forgotten = of.recent.splice(0, Math.max(old, of.recent.length - recentMax)).at(-1);
  if (forgotten) of.listeningSince = forgotten.at + 1;
  const own = of.streams.get(announced.organizationId);
  if (own) send(own, frameOf(announced.changes));
}

function send(streams: ReadonlySet<OpenStream>, frame: Uint8Array) {
  for (const stream of streams) stream.send(frame);
}

/** What was announced since a page was read; everything, where that is not known so far back. */
function frameSince({ recent, listeningSince }: State, organizationId: string, readAt: number) {
  const from = readAt - recentMs.margin;
  if (from < listeningSince) return everything;
  const since = recent.filter((announced) => announced.organizationId === organizationId && announced.at >= from);
  return frameOf(since.flatMap(({ changes }) => changes));
}

/**
 * Has a stream get what `announceChange` announces of the organization; first of all what was announced since
 * `readAt`, when its page was read.
 * @returns what ends that
 */
export function followChanges(organizationId: string, stream: OpenStream, readAt?: number) {
  const present = state();
  const { streams } = present;
  const own = streams.get(organizationId) ?? new Set();
  streams.set(organizationId, own.add(stream));
  if (readAt !== undefined) stream.send(frameSince(present, organizationId, readAt));
  return () => {
    own.delete(stream);
    if (own.size === 0 && streams.get(organizationId) === own) streams.delete(organizationId);
  };
}
