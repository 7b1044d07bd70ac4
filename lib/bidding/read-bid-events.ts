import * as z from "zod";
import { bidEventsChannel } from "@/lib/bidding/make-moves";
import type { ListBidEventsRequest, ListBidEventsResponse } from "@/lib/bidding/schema/bid-event";
import { listEvents, numberOfEvent, readEventNumbers, readEventsBetween } from "@/lib/bidding/store/bid-events";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { emptyPage, findWantedLoad } from "@/lib/loads/find-wanted-load";
import type { Context } from "@/lib/server/context";

const digits = z.string().regex(/^\d{1,18}$/);
/** A cursor contains its direction, so that it cannot be used to page in the other one. */
const Position = (direction: "after" | "before") => z.tuple([z.literal(direction), digits]);

/**
 * Newest first; after an event, oldest first.
 * @throws AppError "not_found" for an event that the organization does not have
 */
export async function listBidEvents(
  ctx: Context,
  { after, limit = pageSizeDefault, cursor, loadId, id, externalId, ...filter }: ListBidEventsRequest,
): Promise<ListBidEventsResponse> {
  const direction = after === undefined ? "before" : "after";
  const start = after === undefined ? undefined : await numberOfEvent(ctx, after);
  if (after !== undefined && !start) throw new AppError("not_found", "There is no such event.");
  const [, position = start] = cursor === undefined ? [] : readCursor(Position(direction), cursor);
  const wanted = await findWantedLoad(ctx, { loadId, id, externalId });
  if (wanted === null) return emptyPage;
  const rows = await listEvents(ctx, { ...filter, loadId: wanted }, { [direction]: position, limit: limit + 1 });
  const { items, nextCursor } = pageOf(rows, limit, ({ seq }) => [direction, seq]);
  return { items: items.map(({ envelope }) => envelope), nextCursor };
}

/** A position as callers see it: opaque, only to be sent back. */
const writePosition = (seq: string) => btoa(`after ${seq}`).replaceAll("=", "");

/** The position that a caller sent back; undefined when it is not one of ours. */
function readPosition(given: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{4,64}$/.test(given) || given.length % 4 === 1) return undefined;
  return /^after (\d{1,18})$/.exec(atob(given))?.[1];
}

const refuse = (): never => {
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "last-event-id", code: "invalid_cursor", message: "Not an `id` that this stream has sent." }],
  });
};
const positionOf = (given: string): string => readPosition(given) ?? refuse();

/** @throws AppError invalid_request for a position that this database never issued. */
async function place(_organizationId: string, given?: string) {
  const position = given === undefined ? undefined : positionOf(given);
  const { settled, last } = await readEventNumbers();
  if (!position) return writePosition(settled);
  // A position ahead of the database comes from before a restore: a reader that waited there would miss events.
  if (BigInt(position) > BigInt(last)) refuse();
  return writePosition(position);
}

async function read(organizationId: string, { after, until, limit }: { after: string; until?: string; limit: number }) {
  const reach = { after: positionOf(after), until: until === undefined ? undefined : positionOf(until), limit };
  const { events, isPending } = await readEventsBetween(organizationId, reach);
  return {
    events: events.map(({ seq, type, envelope }) => ({ cursor: writePosition(seq), type, json: envelope })),
    isPending,
  };
}

/**
 * The events of bids as a stream reads them: each once, in an order that never changes. A reader that resumes at its
 * last cursor misses none, however many transactions write at the same time.
 */
export const bidEventFeed = { channel: bidEventsChannel, place, read };
