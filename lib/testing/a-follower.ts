import { readEventStream } from "@/lib/browser/event-stream";
import type { LiveChange } from "@/lib/core/live-change";
import { until } from "@/lib/testing/until";

/** An open page somewhere: what its stream says has changed. */
export async function aFollower(origin: string, headers: Record<string, string>) {
  const connection = new AbortController();
  const follower = { changes: [] as LiveChange[], cursor: "", close: () => connection.abort() };
  const reading = {
    url: `${origin}/api/bid-events/stream`,
    headers,
    signal: connection.signal,
    onOpen: () => undefined,
    onSign: ({ cursor, changes = [] }: { cursor?: string; changes?: LiveChange[] }) => {
      follower.cursor = cursor ?? follower.cursor;
      follower.changes.push(...changes);
    },
  };
  void readEventStream(reading).catch(() => undefined);
  await until(() => follower.cursor !== "");
  return follower;
}
