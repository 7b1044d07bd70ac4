import * as z from "zod";
import { pageOf, readCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pageSizeDefault } from "@/lib/core/protocol.values";
import { hasRole } from "@/lib/core/role-rank";
import { findLoad } from "@/lib/loads/get-load";
import type {
  AddLoadNoteRequest,
  AddLoadNoteResponse,
  ListLoadNotesRequest,
  ListLoadNotesResponse,
  RemoveLoadNoteRequest,
  RemoveLoadNoteResponse,
} from "@/lib/loads/schema/notes";
import { deleteNote, findNote, insertNote, listNotes } from "@/lib/loads/store/load-notes";
import { authorOf, type Context } from "@/lib/server/context";

/** @throws AppError "not_found", also for a load of another organization. */
export async function addLoadNote(
  ctx: Context,
  { text, ...reference }: AddLoadNoteRequest,
): Promise<AddLoadNoteResponse> {
  const { id: loadId } = await findLoad(ctx, reference);
  return { note: await insertNote(ctx, { id: newId("note"), loadId, text }) };
}

const Position = z.tuple([z.string().regex(/^note_[\w-]+$/)]);

/** Newest first. @throws AppError "not_found", also for a load of another organization. */
export async function listLoadNotes(
  ctx: Context,
  { limit = pageSizeDefault, cursor, ...reference }: ListLoadNotesRequest,
): Promise<ListLoadNotesResponse> {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const { id: loadId } = await findLoad(ctx, reference);
  return pageOf(await listNotes(ctx, { loadId, before, limit: limit + 1 }), limit, ({ id }) => [id]);
}

const noSuchNote = () => new AppError("not_found", "There is no such note.");

/** @throws AppError "not_found"; "forbidden" for a user's or a key's note that is another's, unless an admin asks. */
export async function removeLoadNote(ctx: Context, { noteId }: RemoveLoadNoteRequest): Promise<RemoveLoadNoteResponse> {
  const note = await findNote(ctx, noteId);
  if (!note) throw noSuchNote();
  const [{ actor }, { author }] = [ctx, note];
  const isOwn = author.type === actor.type && author.id === authorOf(ctx).id;
  const isAdmin = actor.type === "user" && hasRole(actor.role, "ADMIN");
  if (!isOwn && !isAdmin) throw new AppError("forbidden", "Only who made a note, or an admin, may take it off.");
  if (!(await deleteNote(ctx, note))) throw noSuchNote();
  return {};
}
