import * as z from "zod";
import { mappingsMax, UserMapping } from "@/lib/directory/schema/match";

export const DirectoryKind = z.enum(["USER", "TEAM"]).meta({
  id: "DirectoryKind",
  description: "Users or teams; each has ids of its own.",
});
export type DirectoryKind = z.infer<typeof DirectoryKind>;

export const PreviewStatus = z.enum(["MATCHED", "UNCHANGED", "CHANGED", "NOT_FOUND", "DUPLICATE", "CONFLICT"]).meta({
  id: "PreviewStatus",
  description: `MATCHED: would get its first externalId. UNCHANGED: has it already. CHANGED: would get another than it has. NOT_FOUND:
nobody has this e-mail. DUPLICATE: a later row has the same e-mail and counts instead. CONFLICT: the externalId belongs to another,
or is given to two of them.`,
});
export type PreviewStatus = z.infer<typeof PreviewStatus>;

export const PreviewRow = z
  .object({
    status: PreviewStatus.meta({ description: "What would become of the row." }),
    id: z.string().optional().meta({ description: "Our id of the user or team that the e-mail names." }),
    name: z.string().optional().meta({ description: "The name of the user or team." }),
    from: z.string().optional().meta({ description: "The externalId it has now, if any." }),
    to: z.string().optional().meta({ description: "The externalId it would have, if the row would change it." }),
    suggestion: z.string().optional().meta({ description: "The most similar e-mail, where nobody has the one given." }),
    heldBy: z
      .string()
      .optional()
      .meta({ description: "On a conflict, the e-mail that has, or is also given, the externalId." }),
  })
  .meta({ id: "DirectoryPreviewRow", description: "What would become of one row." });
export type PreviewRow = z.infer<typeof PreviewRow>;

export const PreviewMappingRequest = z.object({
  kind: DirectoryKind.meta({ description: "Whether the rows name users or teams." }),
  rows: z.array(UserMapping).min(1).max(mappingsMax).meta({ description: "The rows to look at." }),
});
export type PreviewMappingRequest = z.infer<typeof PreviewMappingRequest>;
export const PreviewMappingResponse = z.object({
  rows: z.array(PreviewRow).meta({ description: "One for each row, in the order in which they were sent." }),
});
export type PreviewMappingResponse = z.infer<typeof PreviewMappingResponse>;
