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

/** The streams of this process that follow an organization's changes. */
const streamsOf = () =>
  oncePerProcess("streams of changes", () => {
    const streams: Streams = new Map();
    listen(changesChannel, (subject) => {
      // Listening began again: anything may have changed unannounced.
      if (!subject) for (const each of streams.values()) send(each, everything);
      else sendAnnounced(streams, announcedIn(subject));
    });
    return streams;
  });

function sendAnnounced(streams: Streams, { organizationId, changes }: AnnouncedChanges) {
  const own = streams.get(organizationId);
  if (own) send(own, frameOf(changes));
}

function send(streams: ReadonlySet<OpenStream>, frame: Uint8Array) {
  for (const stream of streams) stream.send(frame);
}

/** Has a stream get what `announceChange` announces of the organization. @returns what ends that */
export function followChanges(organizationId: string, stream: OpenStream) {
  const streams = streamsOf();
  const own = streams.get(organizationId) ?? new Set();
  streams.set(organizationId, own.add(stream));
  return () => {
    own.delete(stream);
    if (own.size === 0 && streams.get(organizationId) === own) streams.delete(organizationId);
  };
}
