import type { LoadNote } from "@/lib/loads/schema/notes";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { defineStatement, jsonb, runStatement, text, timestamp } from "@/lib/server/statement";
import { Author } from "@/lib/vocabulary/author";

const row = { id: text(), text: text(), author: jsonb<Author>(), at: timestamp() };
type Row = { id: string; text: string; author: Author; at: Date };

const noteOf = ({ id, text, author, at }: Row): LoadNote => ({ id, text, by: author, at: at.toISOString() });

export async function insertNote(ctx: Context, note: { id: string; loadId: string; text: string }): Promise<LoadNote> {
  const { organizationId, now: at } = ctx;
  const author = authorOf(ctx);
  await ctx.db.loadNote.create({ data: { ...note, organizationId, author, at } });
  announceChange(ctx, "load", [note.loadId]);
  return noteOf({ ...note, author, at });
}

const readNotes = defineStatement({
  name: "read-load-notes",
  parameters: { organizationId: "text", loadId: "text", before: "text", limit: "int4" },
  // Their ids are in the order of time.
  text: (p) => `SELECT "id", "text", "author", "at" FROM "load_note"
    WHERE "organizationId" = ${p.organizationId} AND "loadId" = ${p.loadId}
      AND (${p.before} IS NULL OR "id" < ${p.before})
    ORDER BY "id" DESC LIMIT ${p.limit}`,
  row,
});

/** The notes on a load that are older than the one of the id `before`, newest first. */
export async function listNotes(
  ctx: Context,
  { loadId, before, limit }: { loadId: string; before: string | undefined; limit: number },
): Promise<LoadNote[]> {
  const { organizationId } = ctx;
  return (await runStatement(ctx, readNotes, { organizationId, loadId, before: before ?? null, limit })).map(noteOf);
}

type WrittenNote = { id: string; loadId: string; author: Author };

/** Undefined for a note of another organization. */
export async function findNote({ organizationId, db }: Context, id: string): Promise<WrittenNote | undefined> {
  const found = await db.loadNote.findFirst({ where: { organizationId, id }, select: { loadId: true, author: true } });
  return found ? { id, loadId: found.loadId, author: Author.parse(found.author) } : undefined;
}

/** False when it is gone already. */
export async function deleteNote(ctx: Context, { id, loadId }: WrittenNote): Promise<boolean> {
  const { organizationId, db } = ctx;
  const { count } = await db.loadNote.deleteMany({ where: { organizationId, id } });
  if (count === 1) announceChange(ctx, "load", [loadId]);
  return count === 1;
}
