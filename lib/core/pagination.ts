import * as z from "zod";
import { AppError } from "@/lib/core/errors";

export const pageSizeDefault = 50;

/** The fields every list's request has. */
export const pageRequest = {
  limit: z
    .int()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: `${pageSizeDefault} unless given.` }),
  cursor: z.string().min(1).max(2000).optional().meta({ description: "The `nextCursor` of the page before." }),
};

/** The fields every list's response has. */
export const pageResponse = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item),
  nextCursor: z.string().nullable().meta({ description: "Null on the last page." }),
});

/**
 * The page of rows that were read with a limit of one more than the page holds, and the cursor of the next one.
 * `positionOf` gives what the rows are ordered by; it comes back from `readCursor`.
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => readonly unknown[]) {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? Buffer.from(JSON.stringify(positionOf(last))).toString("base64url") : null;
  return { items, nextCursor };
}

/** @throws AppError "invalid_request" for anything but a cursor of this list. */
export function readCursor<Position extends z.ZodType>(position: Position, cursor: string): z.output<Position> {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new AppError("invalid_request", "The request is not valid.", {
      issues: [{ path: "cursor", code: "invalid_cursor", message: "Not a cursor of this list in this order." }],
    });
  }
}
