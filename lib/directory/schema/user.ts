import * as z from "zod";
import { Role } from "@/lib/core/access";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { ShortText } from "@/lib/vocabulary/text";

export const DirectoryUser = z
  .object({
    id: z.string().meta({ description: "Our id of the user." }),
    name: z.string().meta({ description: "The user's name." }),
    email: z.string().meta({ description: "The e-mail the user signs in with, in lower case." }),
    role: Role.meta({ description: "What the user may do: VIEWER reads, BROKER works, ADMIN does everything." }),
    externalId: z.string().optional().meta({ description: "Your id of the user." }),
    deactivatedAt: z.iso
      .datetime()
      .optional()
      .meta({ description: "Since when the user may no longer sign in for the organization." }),
    teamIds: z.array(z.string()).meta({ description: "Our ids of the teams the user belongs to." }),
    lastSeenAt: z.iso.datetime().optional().meta({
      description: "When the user's latest session was last used, to a few minutes. Absent without a session.",
    }),
  })
  .meta({ id: "DirectoryUser", description: "A user of the organization." });
export type DirectoryUser = z.infer<typeof DirectoryUser>;

export const ListUsersRequest = z.object(pageRequest);
export type ListUsersRequest = z.infer<typeof ListUsersRequest>;
export const ListUsersResponse = z.object(pageResponse(DirectoryUser));
export type ListUsersResponse = z.infer<typeof ListUsersResponse>;

export const UpdateUserRequest = z.object({
  id: ShortText.meta({ description: "Our id of the user." }),
  role: Role.optional().meta({ description: "What the user may do from now on. Not for keys." }),
  deactivated: z.boolean().optional().meta({
    description:
      "True ends the user's sessions at once and lets them sign in no more; false undoes that. Not for keys.",
  }),
  externalId: ShortText.nullable().optional().meta({ description: "Your id of the user; null takes it away." }),
});
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;
export const UpdateUserResponse = z.object({ user: DirectoryUser.meta({ description: "The user as it is now." }) });
export type UpdateUserResponse = z.infer<typeof UpdateUserResponse>;
