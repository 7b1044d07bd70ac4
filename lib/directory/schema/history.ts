import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { DirectoryKind } from "@/lib/directory/schema/mapping";
import { Author } from "@/lib/vocabulary/author";
import { ShortText } from "@/lib/vocabulary/text";

/** Of a change of a thousand people the history shows the first; the rest is counted, and undone with them. */
export const shownChangesMax = 100;

export const DirectoryOperation = z
  .enum([
    "MAPPED",
    "USER_UPDATED",
    "USER_INVITED",
    "USER_JOINED",
    "INVITATION_REVOKED",
    "PASSWORD_RESET_LINK_CREATED",
    "TEAM_CREATED",
    "TEAM_UPDATED",
    "UNDONE",
  ])
  .meta({
    id: "DirectoryOperation",
    description: `What was done; MAPPED is the assignment of externalIds by e-mail, USER_JOINED the acceptance of an
invitation. Of PASSWORD_RESET_LINK_CREATED the change says until when the link works.`,
  });
export type DirectoryOperation = z.infer<typeof DirectoryOperation>;

const FieldValue = z.union([z.string(), z.array(z.string()), z.null()]);

export const DirectoryFieldChange = z
  .object({
    kind: DirectoryKind.meta({ description: "Whether a user or a team was changed." }),
    id: z.string().optional().meta({ description: "Our id of the user or team. Absent for who is only invited." }),
    email: z.string().meta({ description: "The e-mail of the user or team then." }),
    name: z.string().optional().meta({ description: "The name of the user or team then." }),
    field: z
      .enum(["externalId", "role", "deactivatedAt", "name", "email", "memberIds", "invitation", "passwordResetLink"])
      .meta({ description: "What was changed." }),
    before: FieldValue.meta({ description: "Null when the field was unset." }),
    after: FieldValue.meta({ description: "Null when the field is now unset." }),
  })
  .meta({ id: "DirectoryFieldChange", description: "What became of one field of a user or team." });
export type DirectoryFieldChange = z.infer<typeof DirectoryFieldChange>;

export const DirectoryChange = z
  .object({
    id: z.string().meta({ description: "Names the change, to undo it." }),
    at: z.iso.datetime().meta({ description: "When it was made." }),
    operation: DirectoryOperation.meta({ description: "What was done." }),
    actor: Author.meta({ description: "Who did it." }),
    changes: z
      .array(DirectoryFieldChange)
      .meta({ description: `What it changed, at most ${shownChangesMax} of them.` }),
    changeCount: z.int().min(0).meta({ description: "How many changes it made in all." }),
    canUndo: z.boolean().meta({ description: "Whether it assigned externalIds and was not undone yet." }),
    undoneAt: z.iso.datetime().optional().meta({ description: "When it was undone." }),
  })
  .meta({ id: "DirectoryChange", description: "One call that changed the directory." });
export type DirectoryChange = z.infer<typeof DirectoryChange>;

export const ListDirectoryChangesRequest = z.object(pageRequest);
export type ListDirectoryChangesRequest = z.infer<typeof ListDirectoryChangesRequest>;
export const ListDirectoryChangesResponse = z.object(pageResponse(DirectoryChange));
export type ListDirectoryChangesResponse = z.infer<typeof ListDirectoryChangesResponse>;

export const UndoDirectoryChangeRequest = z.object({
  changeId: ShortText.meta({ description: "The change to undo." }),
});
export type UndoDirectoryChangeRequest = z.infer<typeof UndoDirectoryChangeRequest>;
export const UndoDirectoryChangeResponse = z.object({
  restored: z.int().min(0).meta({ description: "How many have again the externalId, or none, they had before." }),
  skipped: z.int().min(0).meta({
    description: "How many were left alone: changed since, or their former externalId now belongs to another.",
  }),
});
export type UndoDirectoryChangeResponse = z.infer<typeof UndoDirectoryChangeResponse>;
