import * as z from "zod";
import { CarrierChange } from "@/lib/carriers/schema/history";
import { withoutNulls } from "@/lib/carriers/store/known-carriers";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { newId } from "@/lib/core/ids";
import { authorOf, type Context } from "@/lib/server/context";

/** What is told of one carrier; who did it and when, the context knows. */
export type NewChange = Pick<CarrierChange, "operation" | "source" | "changes"> & {
  carrierId: string;
  note?: string | null;
};

/** Adds to the histories of carriers, in one statement. */
export async function insertChanges(ctx: Context, told: readonly NewChange[]) {
  if (told.length === 0) return;
  const { organizationId, requestId, now, db } = ctx;
  const rows = JSON.stringify(told.map((change) => ({ id: newId("change"), ...change })));
  await db.$executeRaw`
    INSERT INTO "carrier_change" ("organizationId", "carrierId", "id", "operation", "actor", "source", "requestId",
      "changes", "note", "createdAt")
    SELECT ${organizationId}, "carrierId", "id", "operation", ${JSON.stringify(authorOf(ctx))}::jsonb, "source",
      ${requestId}, "changes", "note", ${now}
    FROM jsonb_to_recordset(${rows}::jsonb) AS row("carrierId" text, "id" text, "operation" text, "source" text,
      "changes" jsonb, "note" text)`;
}

const Position = z.tuple([z.string().regex(/^change_[\w-]+$/)]);

/** The history of a carrier, newest first. */
export async function readChanges(
  { organizationId, db }: Context,
  { carrierId, limit, cursor }: { carrierId: string; limit: number; cursor: string | undefined },
) {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await db.carrierChange.findMany({
    where: { organizationId, carrierId, ...(before && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const { items, nextCursor } = pageOf(rows, limit, ({ id }) => [id]);
  return {
    items: items.map(({ createdAt, ...row }) =>
      CarrierChange.parse({ ...withoutNulls(row), at: createdAt.toISOString() }),
    ),
    nextCursor,
  };
}
