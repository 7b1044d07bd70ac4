import { randomUUID } from "node:crypto";
import { Role } from "@/lib/core/access";
import { newId } from "@/lib/core/ids";
import type { Database } from "@/lib/server/db";
import { lockName } from "@/lib/server/named-lock";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

type NewPerson = { name: string; email: string; passwordHash: string; role: Role };

export const anyOrganizationExists = async (db: Database) => (await db.organization.count({ take: 1 })) > 0;

/** Lets one transaction at a time decide whether the installation still waits for its first organization. */
export const lockSetup = (db: Database) => lockName({ db }, "setup");

/** The organization with this slug; it is created if there is none. */
export const ensureOrganization = (db: Database, name: string, slug: string) =>
  db.organization.upsert({ where: { slug }, create: { id: newId("org"), name, slug }, update: {} });

const newAccount = ({ name, email, passwordHash }: Omit<NewPerson, "role">) => {
  const id = newId("user");
  const credential = { id: randomUUID(), accountId: id, providerId: "credential", password: passwordHash };
  return { id, name, email, emailVerified: true, accounts: { create: credential } };
};

/** A person with a password and a role in the organization. An existing one keeps name, password and role. */
export async function ensurePerson(db: Database, organizationId: string, person: NewPerson) {
  const { email, role } = person;
  const user = await db.user.upsert({ where: { email }, create: newAccount(person), update: {} });
  await db.member.upsert({
    where: { organizationId_userId: { organizationId, userId: user.id } },
    create: { id: randomUUID(), organizationId, userId: user.id, role },
    update: {},
  });
  return user;
}

const toActFor = defineStatement({
  name: "find-organization-to-act-for",
  parameters: { userId: "text" },
  text: (p) => `SELECT member."organizationId" FROM member
    LEFT JOIN session ON session."userId" = member."userId" AND session."activeOrganizationId" = member."organizationId"
    WHERE member."userId" = ${p.userId} AND member."deactivatedAt" IS NULL
    ORDER BY session."updatedAt" DESC NULLS LAST, member."createdAt" DESC LIMIT 1`,
  row: { organizationId: text() },
});

/**
 * Of the organizations a person may act for, the one they acted for last. When all their sessions have ended that is
 * the one joined last, because joining means acting for it from then on.
 */
export const findOrganizationToActFor = async (db: Database, userId: string) =>
  (await runStatement({ db }, toActFor, { userId }))[0]?.organizationId;

/** The role of a person in the organization; null where they are no member, or were deactivated. */
export const findMembership = (db: Database, organizationId: string, userId: string) =>
  db.member.findUnique({
    where: { organizationId_userId: { organizationId, userId }, deactivatedAt: null },
    select: { role: true, organization: { select: { name: true } } },
  });

/** Whether somebody is signed in to this account from this address. */
export const hasSessionFrom = async (db: Database, email: string, ipAddress: string, now: Date) =>
  (await db.session.count({ where: { user: { email }, ipAddress, expiresAt: { gt: now } } })) > 0;

export const listMembers = (db: Database, organizationId: string) =>
  db.member.findMany({
    where: { organizationId },
    select: { userId: true, role: true, user: { select: { name: true, email: true } } },
    orderBy: { user: { name: "asc" } },
  });

/** The invitation of this token while it can be accepted: who made it is still an active admin. */
export async function findOpenInvitation(db: Database, tokenHash: string, now: Date) {
  // The token determines the organization.
  const found = await db.invitation.findUnique({
    where: { tokenHash, status: "pending", expiresAt: { gt: now } },
    include: { organization: { select: { name: true } }, user: { select: { name: true } } },
  });
  const inviter = found && (await findMembership(db, found.organizationId, found.inviterId));
  return inviter?.role === "ADMIN" ? found : null;
}

/** The status of the invitation of this token; undefined when there never was one. */
export const findInvitationStatus = async (db: Database, tokenHash: string) =>
  (await db.invitation.findUnique({ where: { tokenHash }, select: { status: true } }))?.status;

/** Marks an invitation as accepted. Of several at once one succeeds. */
export const claimInvitation = async (db: Database, id: string, now: Date) =>
  (
    await db.invitation.updateMany({
      where: { id, status: "pending", expiresAt: { gt: now } },
      data: { status: "accepted" },
    })
  ).count > 0;

/** A person by e-mail or id, with the hash of their password. */
export const findAccount = (db: Database, where: { email: string } | { id: string }) =>
  db.user.findUnique({
    where,
    select: {
      id: true,
      name: true,
      email: true,
      accounts: { where: { providerId: "credential" }, select: { password: true } },
    },
  });

export const createAccount = (db: Database, person: Omit<NewPerson, "role">) =>
  db.user.create({ data: newAccount(person), select: { id: true, name: true } });

/** False where the person is a member already: nothing changes. */
export const addMember = async (db: Database, organizationId: string, userId: string, role: Role) =>
  (await db.member.createMany({ data: { id: randomUUID(), organizationId, userId, role }, skipDuplicates: true }))
    .count > 0;

export const actForOrganization = (db: Database, token: string, organizationId: string) =>
  db.session.update({ where: { token }, data: { activeOrganizationId: organizationId } });

export const deleteSessions = (db: Database, organizationId: string, userId: string) =>
  db.session.deleteMany({ where: { userId, activeOrganizationId: organizationId } });

/** Of all organizations. */
export const deleteAllSessions = (db: Database, userId: string) => db.session.deleteMany({ where: { userId } });

export const savePassword = (db: Database, userId: string, passwordHash: string) =>
  db.account.updateMany({ where: { userId, providerId: "credential" }, data: { password: passwordHash } });

export const isEmailTaken = async (db: Database, email: string) => (await db.user.count({ where: { email } })) > 0;

/** @throws the database's unique violation where another user has it */
export const saveEmail = (db: Database, id: string, email: string) =>
  db.user.update({ where: { id }, data: { email, emailVerified: true }, select: { id: true } });

/** The organizations a person belongs to, also those that deactivated them. */
export async function listMemberships(db: Database, userId: string) {
  const members = await db.member.findMany({ where: { userId }, select: { organizationId: true, role: true } });
  return members.map(({ organizationId, role }) => ({ organizationId, role: Role.parse(role) }));
}

const ofSessions = defineStatement({
  name: "find-organizations-of-sessions",
  parameters: { ids: "text[]", now: "timestamptz" },
  text: (p) => `SELECT session.id, member."organizationId" FROM session
    JOIN member ON member."userId" = session."userId" AND member."organizationId" = session."activeOrganizationId"
    WHERE session.id = ANY(${p.ids}) AND session."expiresAt" > ${p.now} AND member."deactivatedAt" IS NULL`,
  row: { id: text(), organizationId: text() },
});

/** The organizations that sessions act for, without sessions that have ended or whose user is no member any more. */
export const findOrganizationsOfSessions = (db: Database, ids: readonly string[], now: Date) =>
  runStatement({ db }, ofSessions, { ids, now });
