import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Email } from "@/lib/vocabulary/email";
import { batchItemsMax } from "@/lib/vocabulary/limits.values";
import { LongText, ShortText } from "@/lib/vocabulary/text";

export const DirectoryTeam = z
  .object({
    id: z.string().meta({ description: "Our id of the team." }),
    name: z.string().meta({ description: "The team's name." }),
    email: z
      .string()
      .meta({ description: "The team's e-mail, in lower case; no other team of the organization has it." }),
    externalId: z.string().optional().meta({ description: "Your id of the team." }),
    memberIds: z.array(z.string()).meta({ description: "Our ids of the users who belong to the team." }),
  })
  .meta({ id: "DirectoryTeam", description: "A team that owns the coverage of loads." });
export type DirectoryTeam = z.infer<typeof DirectoryTeam>;

const userIds = z.array(ShortText).max(batchItemsMax);

export const ListTeamsRequest = z.object(pageRequest);
export type ListTeamsRequest = z.infer<typeof ListTeamsRequest>;
export const ListTeamsResponse = z.object(pageResponse(DirectoryTeam));
export type ListTeamsResponse = z.infer<typeof ListTeamsResponse>;

export const CreateTeamRequest = z.object({
  name: LongText.meta({ description: "The team's name." }),
  email: Email.meta({ description: "The team's e-mail; no other team of the organization may have it." }),
  externalId: ShortText.optional().meta({ description: "Your id of the team." }),
  memberIds: userIds.optional().meta({ description: "Our ids of the users who belong to it." }),
});
export type CreateTeamRequest = z.infer<typeof CreateTeamRequest>;
export const CreateTeamResponse = z.object({ team: DirectoryTeam.meta({ description: "The team that was made." }) });
export type CreateTeamResponse = z.infer<typeof CreateTeamResponse>;

export const UpdateTeamRequest = z.object({
  id: ShortText.meta({ description: "Our id of the team." }),
  name: LongText.optional().meta({ description: "The team's new name." }),
  email: Email.optional().meta({ description: "The team's new e-mail." }),
  externalId: ShortText.nullable().optional().meta({ description: "Your id of the team; null takes it away." }),
  memberIds: userIds.optional().meta({ description: "All users who belong to the team from now on." }),
  addMemberIds: userIds.optional().meta({
    description: "Users who join the team. What another user adds or removes at the same time is kept.",
  }),
  removeMemberIds: userIds.optional().meta({ description: "Users who leave the team." }),
});
export type UpdateTeamRequest = z.infer<typeof UpdateTeamRequest>;
export const UpdateTeamResponse = z.object({ team: DirectoryTeam.meta({ description: "The team as it is now." }) });
export type UpdateTeamResponse = z.infer<typeof UpdateTeamResponse>;
