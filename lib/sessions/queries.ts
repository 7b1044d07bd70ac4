import { queryOptions } from "@tanstack/react-query";
import { CallError } from "@/lib/browser/call";

/** A sign-in of the user, on this device or another. Its token only names it; it does not let anyone in. */
export type OwnSession = {
  id: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress?: string | null;
  userAgent?: string | null;
};

// What the library and our own error map answer is known by the address and the status.
const trusted = <Answer>(body: unknown) => body as Answer;

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`/api/${path}`, { ...init, headers: { "content-type": "application/json" } }).catch(
    () => undefined,
  );
  if (!response) throw new CallError(0, { code: "unreachable" });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallError(response.status, trusted(answer));
  return trusted<Answer>(answer);
}

/** Only for an installation that waits for its first organization. */
export const setUp = (request: Record<string, string>) => ask("setup", request);
/** The person is signed in afterwards. `name` is for who has no account yet. */
export const acceptInvitation = (request: { token: string; name?: string; password: string }) => ask("invite", request);
export const signIn = (email: string, password: string) => ask("auth/sign-in/email", { email, password });
export const signOut = () => ask("auth/sign-out", {});
export const revokeSession = (token: string) => ask("auth/revoke-session", { token });
export const revokeOtherSessions = () => ask("auth/revoke-other-sessions", {});

export const sessionQueries = {
  own: () => queryOptions({ queryKey: ["sessions", "own"], queryFn: () => ask<OwnSession[]>("auth/list-sessions") }),
};
