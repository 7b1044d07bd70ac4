import { expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { ChangeEmailRequest } from "@/lib/directory/schema/profile";
import {
  AcceptInvitationRequest,
  ChangePasswordRequest,
  ResetPasswordRequest,
  SetUpRequest,
  SignInRequest,
} from "@/lib/sessions/schema";

// Composed, decomposed, a blank that does not break, one of no width, and blanks around it.
const password = " \u00d1oN\u0303o\u00a0\u200b1234567890 ";
const email = "ana@frontera.example";

test.each([
  [SignInRequest, { email, password }],
  [SetUpRequest, { code: "c", organizationName: "Frontera", name: "Ana", email, password }],
  [AcceptInvitationRequest, { token: "t", password }],
  [ResetPasswordRequest, { token: "t", password }],
  [ChangePasswordRequest, { currentPassword: password, newPassword: password }],
  [ChangeEmailRequest, { email, currentPassword: password, language: "es-MX" }],
])("a password is read as it is typed (%#)", (schema, request) => {
  expect(readRequest(schema, request)).toEqual({ ok: true, value: request, warnings: [] });
});
