import { Role } from "@/lib/core/access";
import { AppError, type Issue } from "@/lib/core/errors";
import { isUniqueViolation } from "@/lib/server/database-errors";
import { type Database, db } from "@/lib/server/db";
import { auth, hashPassword } from "@/lib/sessions/auth";
import { checkPassword, tooManyAttempts } from "@/lib/sessions/check-password";
import { attemptsWindowSeconds } from "@/lib/sessions/count-password-attempts";
import { hashOfToken } from "@/lib/sessions/link-token";
import type { AcceptInvitationRequest } from "@/lib/sessions/schema";
import { countAttempt } from "@/lib/sessions/store/attempts";
import {
  actForOrganization,
  addMember,
  claimInvitation,
  createAccount,
  findAccount,
  findMembership,
  findOpenInvitation,
} from "@/lib/sessions/store/people";
import { passwordLengthMin } from "@/lib/vocabulary/limits.values";

const attemptsMax = 20;

/** Who became a user of the organization, and as what. */
export type Joined = { organizationId: string; userId: string; name: string; email: string; role: Role };

type Call = { headers: Headers; now: Date; onJoined: (joined: Joined, tx: Database) => Promise<void> };

type Invitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Makes the holder of the link a user of the organization, and signs them in.
 * @param call.headers of the request, for the list of sessions
 * @param call.onJoined runs in the transaction that adds the user; not for a user who is a member already
 * @returns the cookies of the new session
 * @throws AppError not_found when the link does not work; forbidden for the wrong password of an account that exists;
 * invalid_request for a new account without a name or a proper password; conflict; rate_limited.
 */
export async function acceptInvitation(request: AcceptInvitationRequest, call: Call) {
  const { headers, now } = call;
  const invitation = await findOpenInvitation(db, hashOfToken(request.token), now);
  if (!invitation) throw noInvitation();
  if (!(await countAttempt(db, `invitation:${invitation.id}`, now, attemptsMax, attemptsWindowSeconds)))
    throw tooManyAttempts();
  const account = await findAccount(db, { email: invitation.email });
  const personOf = account
    ? await ownerOf(account, { ...request, email: invitation.email, headers }, now)
    : await newAccount(invitation, request);
  await db.$transaction(async (tx) => {
    if (!(await claimInvitation(tx, invitation.id, now))) throw noInvitation();
    const { id: userId, name } = await personOf(tx);
    const { organizationId, email } = invitation;
    const role = Role.parse(invitation.role);
    const isNew = await addMember(tx, organizationId, userId, role);
    // A deactivated user is activated by an admin, not by a link.
    if (!(await findMembership(tx, organizationId, userId))) throw noInvitation();
    if (isNew) await call.onJoined({ organizationId, userId, name, email, role }, tx);
  });
  return signIn(invitation, request.password, headers);
}

type Claimed = { email: string; password: string; headers: Headers };

async function ownerOf(account: Account, { password, ...attempt }: Claimed, now: Date) {
  await checkPassword(account, { password, ...attempt, path: "password" }, now);
  return async () => account;
}

async function newAccount({ email }: Invitation, { name, password }: AcceptInvitationRequest) {
  if (name === undefined || password.length < passwordLengthMin) throw unfit(name, password);
  const passwordHash = await hashPassword(password);
  return async (tx: Database) => {
    try {
      return await createAccount(tx, { name, email, passwordHash });
    } catch (error) {
      if (isUniqueViolation(error)) throw new AppError("conflict", "This account was just made. Use its password.");
      throw error;
    }
  };
}

function unfit(name: string | undefined, password: string) {
  const issues: Issue[] = [];
  if (name === undefined) issues.push({ path: "name", code: "required", message: "Is needed." });
  if (password.length < passwordLengthMin) {
    const message = `Needs ${passwordLengthMin} characters or more.`;
    issues.push({ path: "password", code: "too_short", message, limit: passwordLengthMin });
  }
  return new AppError("invalid_request", "The request is not valid.", { issues });
}

const noInvitation = () => new AppError("not_found", "This invitation does not work or no longer works.");

async function signIn({ email, organizationId }: Invitation, password: string, headers: Headers) {
  const signedIn = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
  await actForOrganization(db, signedIn.response.token, organizationId);
  return signedIn.headers.getSetCookie();
}
