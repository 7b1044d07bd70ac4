import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { LoadReference } from "@/lib/loads/schema/operations";
import { Author } from "@/lib/vocabulary/author";
import { NoteText, ShortText } from "@/lib/vocabulary/text";

/** A note of the organization's own people on a load. No carrier ever sees one. */
export const LoadNote = z
  .object({
    id: z.string().meta({ description: "Our id of the note." }),
    text: z.string().meta({ description: "What was noted." }),
    by: Author.meta({ description: "Who noted it." }),
    at: z.iso.datetime().meta({ description: "When it was noted." }),
  })
  .meta({ id: "LoadNote", description: "A note of your own people on a load. No carrier ever sees one." });
export type LoadNote = z.infer<typeof LoadNote>;

export const AddLoadNoteRequest = LoadReference.safeExtend({
  text: NoteText.meta({ description: "What is to be noted." }),
});
export type AddLoadNoteRequest = z.infer<typeof AddLoadNoteRequest>;
export const AddLoadNoteResponse = z.object({ note: LoadNote.meta({ description: "The note as it is stored." }) });
export type AddLoadNoteResponse = z.infer<typeof AddLoadNoteResponse>;

export const ListLoadNotesRequest = LoadReference.safeExtend(pageRequest);
export type ListLoadNotesRequest = z.infer<typeof ListLoadNotesRequest>;
export const ListLoadNotesResponse = z.object(pageResponse(LoadNote));
export type ListLoadNotesResponse = z.infer<typeof ListLoadNotesResponse>;

export const RemoveLoadNoteRequest = z.object({ noteId: ShortText.meta({ description: "Our id of the note." }) });
export type RemoveLoadNoteRequest = z.infer<typeof RemoveLoadNoteRequest>;
export const RemoveLoadNoteResponse = z.object({});
export type RemoveLoadNoteResponse = z.infer<typeof RemoveLoadNoteResponse>;
