import type { Database } from "@/lib/server/db";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

type Times = { tokenHash: string; now: Date; expiresAt: Date };

const forAccount = defineStatement({
  name: "insert-password-reset-link-for-account",
  parameters: { email: "text", tokenHash: "text", now: "timestamptz", expiresAt: "timestamptz" },
  text: (p) => `WITH account AS (
      SELECT "user".id, member."organizationId" FROM "user"
      JOIN member ON member."userId" = "user".id AND member."deactivatedAt" IS NULL
      WHERE "user".email = ${p.email} ORDER BY member."createdAt" DESC LIMIT 1),
    link AS (
      INSERT INTO password_reset_link ("tokenHash", "userId", "createdAt", "expiresAt")
      SELECT ${p.tokenHash}, id, ${p.now}, ${p.expiresAt} FROM account)
    SELECT "organizationId" FROM account`,
  row: { organizationId: text() },
});

/**
 * A link for the person with this e-mail. Earlier ones go on working: of several mails any may be read first.
 * @returns an organization of theirs; undefined, and nothing is stored, where no active user has the e-mail
 */
export async function insertLinkForAccount(db: Database, link: Times & { email: string }) {
  const [account] = await runStatement({ db }, forAccount, link);
  return account?.organizationId;
}

type LinkOfAdmin = Times & { userId: string; organizationId: string; createdById: string };

/** A link that an admin hands over, in place of all that the person had. */
export async function replaceLinks(db: Database, { now, ...link }: LinkOfAdmin) {
  await deleteLinks(db, link.userId);
  await db.passwordResetLink.create({ data: { ...link, createdAt: now } });
}

/** A link by which a person confirms another e-mail, in place of an earlier one. */
export async function replaceEmailLink(db: Database, { now, ...link }: Times & { userId: string; newEmail: string }) {
  await db.passwordResetLink.deleteMany({ where: { userId: link.userId, newEmail: { not: null } } });
  await db.passwordResetLink.create({ data: { ...link, createdAt: now } });
}

/** Whose e-mail the link changes, and to which; nothing where it does not work. */
export async function findEmailLink(db: Database, tokenHash: string, now: Date) {
  const link = await db.passwordResetLink.findUnique({
    where: { tokenHash, expiresAt: { gt: now } },
    select: { userId: true, newEmail: true },
  });
  return link?.newEmail ? { userId: link.userId, newEmail: link.newEmail } : undefined;
}

export const deleteLinks = (db: Database, userId: string) => db.passwordResetLink.deleteMany({ where: { userId } });

export const deleteExpiredLinks = (db: Database, now: Date) =>
  db.passwordResetLink.deleteMany({ where: { expiresAt: { lte: now } } });

/** Whether the person is, or was, a user of another organization too. */
export const isKnownElsewhere = async (db: Database, organizationId: string, userId: string) =>
  (await db.member.count({ where: { userId, organizationId: { not: organizationId } }, take: 1 })) > 0;

const open = defineStatement({
  name: "find-open-password-reset-link",
  parameters: { tokenHash: "text", now: "timestamptz" },
  text: (p) => `SELECT "user".id AS "userId", "user".email FROM password_reset_link link
    JOIN "user" ON "user".id = link."userId"
    WHERE link."tokenHash" = ${p.tokenHash} AND link."expiresAt" > ${p.now} AND link."newEmail" IS NULL AND (link."organizationId" IS NULL OR (
      EXISTS (SELECT 1 FROM member WHERE member."organizationId" = link."organizationId"
        AND member."userId" = link."createdById" AND member.role = 'ADMIN' AND member."deactivatedAt" IS NULL)
      AND EXISTS (SELECT 1 FROM member WHERE member."organizationId" = link."organizationId"
        AND member."userId" = link."userId" AND member."deactivatedAt" IS NULL)
      AND NOT EXISTS (SELECT 1 FROM member WHERE member."userId" = link."userId"
        AND member."organizationId" <> link."organizationId")))`,
  row: { userId: text(), email: text() },
});

/**
 * Whose password this link may replace. One that an admin made works while both belong to that organization, and the
 * person to no other: an admin does not decide about what a person can reach elsewhere.
 */
export async function findOpenLink(db: Database, tokenHash: string, now: Date) {
  const [link] = await runStatement({ db }, open, { tokenHash, now });
  return link;
}

/** Takes the link along with all others of the person. Of several at once one succeeds. */
export async function claimLink(db: Database, { tokenHash, userId }: { tokenHash: string; userId: string }) {
  const { count } = await db.passwordResetLink.deleteMany({ where: { tokenHash } });
  if (count > 0) await deleteLinks(db, userId);
  return count > 0;
}
