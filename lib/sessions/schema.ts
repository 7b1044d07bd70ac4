import * as z from "zod";
import { passwordLengthMax, passwordLengthMin, shortTextMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

/** What the page for signing in asks for. */
export const SignInRequest = z.object({ email: z.email().max(shortTextMax), password: z.string().min(1) });

/** What the set-up page asks for: the code from the console, the organization, and its first admin. */
export const SetUpRequest = z.object({
  code: ShortText,
  organizationName: ShortText,
  name: ShortText,
  email: z.email().max(shortTextMax),
  password: z.string().min(passwordLengthMin).max(passwordLengthMax),
});
export type SetUpRequest = z.infer<typeof SetUpRequest>;

/** What the page of an invitation asks for. With an account: its password, and no name. */
export const AcceptInvitationRequest = z.object({
  token: ShortText,
  name: ShortText.optional(),
  password: z.string().min(1).max(passwordLengthMax),
});
export type AcceptInvitationRequest = z.infer<typeof AcceptInvitationRequest>;

/** What the profile asks for to change a password; the user's other sessions end with it. */
export const ChangePasswordRequest = z.object({
  currentPassword: z.string().min(1).max(passwordLengthMax),
  newPassword: z.string().min(passwordLengthMin).max(passwordLengthMax),
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
