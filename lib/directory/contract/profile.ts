import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleUser } from "@/lib/directory/contract/users";
import {
  ChangeEmailRequest,
  ChangeEmailResponse,
  UpdateProfileRequest,
  UpdateProfileResponse,
} from "@/lib/directory/schema/profile";

export const updateProfileEndpoint = defineEndpoint({
  tag: "Users and teams",
  callers: ["user"],
  role: "VIEWER",
  writes: true,
  path: "/profile/update",
  operationId: "updateProfile",
  summary: "Own profile update",
  description: "Changes your own name. The history of what the user did before keeps the name of then.",
  request: UpdateProfileRequest,
  response: UpdateProfileResponse,
  examples: [
    {
      name: "A new name",
      request: { name: "Ana Lucía Treviño Garza" },
      response: { user: { ...exampleUser, name: "Ana Lucía Treviño Garza" } },
    },
  ],
});

export const changeEmailEndpoint = defineEndpoint({
  tag: "Users and teams",
  callers: ["user"],
  role: "VIEWER",
  writes: true,
  mayConflict: true,
  path: "/profile/change-email",
  operationId: "changeEmail",
  summary: "Own e-mail change",
  description: `Changes the e-mail you sign in with. Where this installation sends mail, a link is sent to the new one, and
your e-mail changes once the link is used, within an hour; the former one is told. An e-mail that another user has gets no
mail. Without mail it changes at once, and an e-mail that another user has is refused with 409. A wrong password is refused with 403;
after several, with 429.`,
  request: ChangeEmailRequest,
  response: ChangeEmailResponse,
  examples: [
    {
      name: "By mail",
      request: { email: "ana.garza@frontera.example", currentPassword: "correct horse battery", language: "es-MX" },
      response: { status: "MAILED" },
    },
  ],
});
