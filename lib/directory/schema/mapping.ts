import * as z from "zod";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";
import { ShortText, storable } from "@/lib/vocabulary/text";

const MatchStatus = z.enum(["MATCHED", "NOT_FOUND", "CONFLICT"]).meta({
  id: "MatchStatus",
  description: `MATCHED: found by the e-mail, and has the externalId. NOT_FOUND: the organization has none with this e-mail, or it
is no e-mail. CONFLICT: found, but the externalId belongs to another, or is given to two whom the call names; nothing was assigned.`,
});

export const MatchResult = z
  .object({
    status: MatchStatus.meta({ description: "What became of the item." }),
    email: z.string().meta({ description: "As it was sent." }),
    id: z.string().nullable().meta({ description: "Our id of the user or team. Null when there is none." }),
    externalId: z
      .string()
      .nullable()
      .meta({ description: "Your id that the user or team has now. Null when there is none." }),
  })
  .meta({
    id: "MatchResult",
    description: "What became of one item: whom the e-mail names, and the externalId it has.",
  });
export type MatchResult = z.infer<typeof MatchResult>;

/**
 * Not trimmed: the answer repeats it as it was sent. Empty text is not "unset" here but, like any other text that is
 * no e-mail, one that nobody has; hence `unknown`, which nothing is taken out of before it is read.
 */
const SentEmail = z.unknown().pipe(z.string().refine(...storable));
const sentEmail = (named: string) =>
  SentEmail.meta({ type: "string", description: `Names the ${named}; upper and lower case are the same.` });

const externalId = ShortText.meta({ description: "Your id of the user or team, to be used in later calls." });

const UserMapping = z
  .object({
    email: sentEmail("user"),
    externalId,
  })
  .meta({ id: "UserMapping", description: "A user, named by e-mail, and your id of the user." });
const TeamMapping = z
  .object({
    email: sentEmail("team"),
    externalId,
  })
  .meta({ id: "TeamMapping", description: "A team, named by e-mail, and your id of the team." });
export type Mapping = z.infer<typeof UserMapping>;

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(batchItemsMax);

export const MapUsersRequest = z.object({ users: listOf(UserMapping).meta({ description: "The users to match." }) });
export const MapTeamsRequest = z.object({ teams: listOf(TeamMapping).meta({ description: "The teams to match." }) });
export const MapResponse = z.object({
  results: z.array(MatchResult).meta({ description: "One for each item, in the order in which they were sent." }),
});
export type MapResponse = z.infer<typeof MapResponse>;

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
  rows: z.array(UserMapping).min(1).max(batchItemsMax).meta({ description: "The rows to look at." }),
});
export type PreviewMappingRequest = z.infer<typeof PreviewMappingRequest>;
export const PreviewMappingResponse = z.object({
  rows: z.array(PreviewRow).meta({ description: "One for each row, in the order in which they were sent." }),
});
export type PreviewMappingResponse = z.infer<typeof PreviewMappingResponse>;
