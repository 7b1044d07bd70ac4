import { queryOptions } from "@tanstack/react-query";
import { askServer } from "@/lib/browser/api";
import type {
  ChangePasswordRequest,
  ConfirmEmailRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from "@/lib/sessions/schema";

/** A sign-in of the user, on this device or another. Its token only names it; it does not let anyone in. */
export type OwnSession = {
  id: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress?: string | null;
  userAgent?: string | null;
};

/** Only for an installation that waits for its first organization. */
export const setUp = (request: Record<string, string>) => askServer("/setup", { body: request });
/** The person is signed in afterwards. `name` is for who has no account yet. */
export const acceptInvitation = (request: { token: string; name?: string; password: string }) =>
  askServer("/invite", { body: request });
/** The same is answered for an e-mail that nobody has. */
export const forgotPassword = (request: ForgotPasswordRequest) => askServer("/forgot-password", { body: request });
/** All sessions of the person end. */
export const resetPassword = (request: ResetPasswordRequest) => askServer("/reset-password", { body: request });
/** The person of the link has the e-mail from then on. */
export const confirmEmail = (request: ConfirmEmailRequest) => askServer("/confirm-email", { body: request });
export const signIn = (email: string, password: string) =>
  askServer("/auth/sign-in/email", { body: { email, password } });
export const signOut = () => askServer("/auth/sign-out", { body: {} });
export const revokeSession = (token: string) => askServer("/auth/revoke-session", { body: { token } });
export const revokeOtherSessions = () => askServer("/auth/revoke-other-sessions", { body: {} });

/** The user goes on in this session; all others end. */
export const changePassword = (request: ChangePasswordRequest) =>
  askServer("/auth/change-password", { body: { ...request, revokeOtherSessions: true } });

export const sessionQueries = {
  own: () =>
    queryOptions({
      queryKey: ["sessions", "own"],
      queryFn: () => askServer<OwnSession[]>("/auth/list-sessions", { method: "GET" }),
    }),
};
