import * as z from "zod";
import type { ListBidEventsRequest, ListBidEventsResponse } from "@/lib/bidding/schema/bid-event";
import { listEvents, positionOfEvent } from "@/lib/bidding/store/bid-events";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { pageSizeDefault } from "@/lib/core/pagination";
import type { Context } from "@/lib/server/context";

const digits = z.string().regex(/^\d{1,18}$/);
/** The direction is part of it: a page may not go on in the other one. */
const Position = (direction: "after" | "before") => z.tuple([z.literal(direction), digits, digits]);

/**
 * Newest first; after an event, oldest first.
 * @throws AppError "not_found" for an event that the organization does not have
 */
export async function listBidEvents(
  ctx: Context,
  { after, limit = pageSizeDefault, cursor, ...filter }: ListBidEventsRequest,
): Promise<ListBidEventsResponse> {
  const direction = after === undefined ? "before" : "after";
  const start = after === undefined ? undefined : await positionOfEvent(ctx, after);
  if (after !== undefined && !start) throw new AppError("not_found", "There is no such event.");
  const [, xid, seq] = cursor === undefined ? [] : readCursor(Position(direction), cursor);
  const position = xid !== undefined && seq !== undefined ? { xid, seq } : start;
  const rows = await listEvents(ctx, filter, { [direction]: position, limit: limit + 1 });
  const { items, nextCursor } = pageOf(rows, limit, ({ xid, seq }) => [direction, xid, seq]);
  return { items: items.map(({ envelope }) => envelope), nextCursor };
}
