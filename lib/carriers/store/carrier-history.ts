import * as z from "zod";
import { CarrierChange } from "@/lib/carriers/schema/history";
import { withoutNulls } from "@/lib/carriers/store/known-carriers";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { newId } from "@/lib/core/ids";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, runStatement } from "@/lib/server/statement";

/** A change of one carrier; the actor and the time come from the context. */
export type NewChange = Pick<CarrierChange, "operation" | "source" | "changes"> & {
  carrierId: string;
  note?: string | null;
};

const insertRows = defineStatement({
  name: "insert-carrier-changes",
  parameters: { organizationId: "text", actor: "jsonb", requestId: "text", now: "timestamptz", rows: "jsonb" },
  text: (p) => `
    INSERT INTO "carrier_change" ("organizationId", "carrierId", "id", "operation", "actor", "source", "requestId",
      "changes", "note", "createdAt")
    SELECT ${p.organizationId}, "carrierId", "id", "operation", ${p.actor}, "source", ${p.requestId}, "changes", "note",
      ${p.now}
    FROM jsonb_to_recordset(${p.rows}) AS row("carrierId" text, "id" text, "operation" text, "source" text,
      "changes" jsonb, "note" text)`,
  row: {},
});

/** Adds to the histories of carriers, in one statement. */
export async function insertChanges(ctx: Context, changes: readonly NewChange[]) {
  if (changes.length === 0) return;
  const { organizationId, requestId, now } = ctx;
  const rows = JSON.stringify(changes.map((change) => ({ id: newId("change"), ...change })));
  const actor = JSON.stringify(authorOf(ctx));
  await runStatement(ctx, insertRows, { organizationId, actor, requestId, now, rows });
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
