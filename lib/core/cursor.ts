// Apart from the fields of a page: `Buffer` would bring a polyfill into the browser.
import * as z from "zod";
import { AppError } from "@/lib/core/errors";

/**
 * The page of rows that were read with a limit of one more than the page contains, and the cursor of the next one.
 * `positionOf` gives what the rows are ordered by; it comes back from `readCursor`.
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => readonly unknown[]) {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? Buffer.from(JSON.stringify(positionOf(last))).toString("base64url") : null;
  return { items, nextCursor };
}

/** A point in time of a position, in the one form `pageOf` gives it: years that are no years would be refused later. */
export const pointInTime = z.iso
  .datetime({ precision: 3 })
  .regex(/^(?!0000)/)
  .transform((text) => new Date(text));

/**
 * The position a cursor was made of. It comes back from outside, so none of its texts is one that cannot be stored.
 * @throws AppError "invalid_request" for anything but a cursor of this list.
 */
export function readCursor<Position extends z.ZodType>(position: Position, cursor: string): z.output<Position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString(), refuseUnstorable));
  } catch {
    throw new AppError("invalid_request", "The request is not valid.", {
      issues: [{ path: "cursor", code: "invalid_cursor", message: "Not a cursor of this list in this order." }],
    });
  }
}

function refuseUnstorable(_key: string, value: unknown) {
  if (typeof value === "string" && /\0|\p{Cs}/u.test(value)) throw new Error("No text of a position.");
  return value;
}
