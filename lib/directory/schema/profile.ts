import * as z from "zod";
import { DirectoryUser } from "@/lib/directory/schema/user";
import { Email } from "@/lib/vocabulary/email";
import { Password } from "@/lib/vocabulary/password";
import { ShortText } from "@/lib/vocabulary/text";

export const UpdateProfileRequest = z.object({
  name: ShortText.meta({ description: "What the user is called from now on." }),
});
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;
export const UpdateProfileResponse = z.object({ user: DirectoryUser.meta({ description: "The user as it is now." }) });
export type UpdateProfileResponse = z.infer<typeof UpdateProfileResponse>;

export const ChangeEmailRequest = z.object({
  email: Email.meta({ description: "The e-mail you want to sign in with." }),
  currentPassword: Password.meta({ description: "Your password." }),
  language: z.enum(["en-US", "es-MX"]).meta({ description: "Of the mail that asks to confirm it." }),
});
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;
export const ChangeEmailResponse = z.object({
  status: z.enum(["MAILED", "CHANGED"]).meta({
    description:
      "MAILED: it changes once the link in the mail to it is used. CHANGED: this installation sends no mail.",
  }),
});
export type ChangeEmailResponse = z.infer<typeof ChangeEmailResponse>;
