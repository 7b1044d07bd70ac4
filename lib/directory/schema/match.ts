import * as z from "zod";
import { ShortText, storable } from "@/lib/vocabulary/text";

/** The most people or teams one call names. */
export const mappingsMax = 1000;

export const MatchStatus = z.enum(["MATCHED", "NOT_FOUND", "CONFLICT"]).meta({
  id: "MatchStatus",
  description: `MATCHED: found by the e-mail, and has the externalId. NOT_FOUND: the organization has none with this e-mail, or it
is no e-mail. CONFLICT: found, but the externalId belongs to another, or is given to two whom the call names; nothing was assigned.`,
});
export type MatchStatus = z.infer<typeof MatchStatus>;

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

export const UserMapping = z
  .object({
    email: sentEmail("user"),
    externalId,
  })
  .meta({ id: "UserMapping", description: "A user, named by e-mail, and your id of the user." });
export const TeamMapping = z
  .object({
    email: sentEmail("team"),
    externalId,
  })
  .meta({ id: "TeamMapping", description: "A team, named by e-mail, and your id of the team." });
export type Mapping = z.infer<typeof UserMapping>;

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(mappingsMax);

export const MapUsersRequest = z.object({ users: listOf(UserMapping).meta({ description: "The users to match." }) });
export const MapTeamsRequest = z.object({ teams: listOf(TeamMapping).meta({ description: "The teams to match." }) });
export const MapResponse = z.object({
  results: z.array(MatchResult).meta({ description: "One for each item, in the order in which they were sent." }),
});
export type MapResponse = z.infer<typeof MapResponse>;
