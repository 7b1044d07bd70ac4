import * as z from "zod";
import { Email } from "@/lib/vocabulary/email";
import { shortTextMax } from "@/lib/vocabulary/limits.values";
import { NewPassword, Password } from "@/lib/vocabulary/password";
import { ShortText } from "@/lib/vocabulary/text";

/** What the page for signing in asks for. */
export const SignInRequest = z.object({ email: z.email().max(shortTextMax), password: Password });

/** What the set-up page asks for: the code from the console, the organization, and its first admin. */
export const SetUpRequest = z.object({
  code: ShortText,
  organizationName: ShortText,
  name: ShortText,
  email: z.email().max(shortTextMax),
  password: NewPassword,
});
export type SetUpRequest = z.infer<typeof SetUpRequest>;

/** What the page of an invitation asks for. With an account: its password, and no name. */
export const AcceptInvitationRequest = z.object({
  token: ShortText,
  name: ShortText.optional(),
  password: Password,
});
export type AcceptInvitationRequest = z.infer<typeof AcceptInvitationRequest>;

/** What the page for a forgotten password asks for, and the language of the mail. */
export const ForgotPasswordRequest = z.object({ email: Email, language: z.enum(["en-US", "es-MX"]) });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

/** What the page of its link asks for. */
export const ResetPasswordRequest = z.object({
  token: ShortText,
  password: NewPassword,
});
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/** What the page of a link that confirms an e-mail sends. */
export const ConfirmEmailRequest = z.object({ token: ShortText });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;

/** What the profile asks for to change a password; the user's other sessions end with it. */
export const ChangePasswordRequest = z.object({
  currentPassword: Password,
  newPassword: NewPassword,
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;
