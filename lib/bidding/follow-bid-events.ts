import { bidEventsChannel } from "@/lib/bidding/make-moves";
import { readPosition, type StreamPosition, writePosition } from "@/lib/bidding/rules/stream-position";
import { readEventsBetween, readTransactionBounds } from "@/lib/bidding/store/event-stream";
import { AppError } from "@/lib/core/errors";

const refuse = (): never => {
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "last-event-id", code: "invalid_cursor", message: "Not an `id` that this stream has sent." }],
  });
};
const positionOf = (given: string): StreamPosition => readPosition(given) ?? refuse();

/** @throws AppError invalid_request for a position that this database never gave. */
async function place(_organizationId: string, given?: string) {
  const position = given === undefined ? undefined : positionOf(given);
  const { oldest, next } = await readTransactionBounds();
  if (!position) return writePosition({ xid: oldest, seq: "0" });
  // From another database, or from this one before it was restored: waiting there would skip what comes until then.
  if (BigInt(position.xid) > BigInt(next)) refuse();
  return writePosition(position);
}

async function read(organizationId: string, { after, until, limit }: { after: string; until?: string; limit: number }) {
  const reach = { after: positionOf(after), until: until === undefined ? undefined : positionOf(until), limit };
  const { events, isPending } = await readEventsBetween(organizationId, reach);
  return {
    events: events.map(({ xid, seq, type, envelope }) => ({
      cursor: writePosition({ xid, seq }),
      type,
      json: envelope,
    })),
    isPending,
  };
}

/**
 * The events of bids as a stream reads them. Each is there once and in an order that never changes, so whoever goes on
 * from its cursor misses none, however many write at once.
 */
export const bidEventFeed = { channel: bidEventsChannel, place, read };
