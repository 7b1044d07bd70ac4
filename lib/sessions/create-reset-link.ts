import type { Database } from "@/lib/server/db";
import { portalUrl } from "@/lib/server/env";
import { hashOfToken, newToken } from "@/lib/sessions/link-token";
import { insertLinkForAccount, isKnownElsewhere, replaceLinks } from "@/lib/sessions/store/password-reset-links";
import { passwordResetMinutes } from "@/lib/vocabulary/limits.values";

/** Where a link leads, and when it stops working. */
export const newAccountLink = (page: "reset-password" | "confirm-email", now: Date) => {
  const token = newToken();
  return {
    url: portalUrl(`/${page}/${token}`),
    tokenHash: hashOfToken(token),
    expiresAt: new Date(now.getTime() + passwordResetMinutes * 60_000),
  };
};

/**
 * A link for the user with this e-mail, of whichever organizations. It must reach that user alone.
 * @returns undefined where no active user has the e-mail
 */
export async function createResetLinkForAccount(db: Database, email: string, now: Date) {
  const { url, tokenHash, expiresAt } = newAccountLink("reset-password", now);
  const organizationId = await insertLinkForAccount(db, {
    email: email.trim().toLowerCase(),
    tokenHash,
    now,
    expiresAt,
  });
  return organizationId === undefined ? undefined : { url, expiresAt };
}

type Wanted = { userId: string; organizationId: string; createdById: string; now: Date };

/**
 * A link for a user of the organization by one of its admins. It takes the place of all earlier ones.
 * @returns undefined where the user is known to another organization: a password opens that too
 */
export async function createResetLink(db: Database, { now, ...of }: Wanted) {
  if (await isKnownElsewhere(db, of.organizationId, of.userId)) return undefined;
  const { url, tokenHash, expiresAt } = newAccountLink("reset-password", now);
  await replaceLinks(db, { ...of, tokenHash, now, expiresAt });
  return { url, expiresAt: expiresAt.toISOString() };
}
