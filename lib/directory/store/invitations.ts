import * as z from "zod";
import { Role } from "@/lib/core/access";
import { pageOf, readCursor } from "@/lib/core/cursor";
import type { Invitation, InvitationStatus } from "@/lib/directory/schema/user";
import type { Context } from "@/lib/server/context";
import type { Prisma } from "@/prisma/generated/client";

const Position = z.tuple([z.string()]);
const Stored = z.enum(["pending", "accepted", "canceled"]);
const withInviter = { user: { select: { name: true } } } satisfies Prisma.InvitationInclude;

type Row = Prisma.InvitationGetPayload<{ include: typeof withInviter }>;

function statusOf({ status, expiresAt }: Row, now: Date): InvitationStatus {
  const stored = Stored.parse(status);
  if (stored === "pending") return expiresAt > now ? "PENDING" : "EXPIRED";
  return stored === "accepted" ? "ACCEPTED" : "REVOKED";
}

const toInvitation = (row: Row, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: Role.parse(row.role),
  status: statusOf(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  invitedBy: row.user.name,
});

type NewInvitation = Pick<Row, "id" | "email" | "expiresAt" | "inviterId"> & { role: Role; tokenHash: string };

export async function insertInvitation({ organizationId, now, db }: Context, invitation: NewInvitation) {
  const data = { organizationId, createdAt: now, ...invitation };
  return toInvitation(await db.invitation.create({ data, include: withInviter }), now);
}

/** Ids are made in the order of time. */
export async function listInvitationPage({ organizationId, now, db }: Context, limit: number, cursor?: string) {
  const [before] = cursor === undefined ? [] : readCursor(Position, cursor);
  const rows = await db.invitation.findMany({
    where: { organizationId, id: { lt: before } },
    include: withInviter,
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  return pageOf(
    rows.map((row) => toInvitation(row, now)),
    limit,
    ({ id }) => [id],
  );
}

/** The invitation, or undefined when the organization has no such invitation. */
export async function findInvitation({ organizationId, now, db }: Context, id: string) {
  const row = await db.invitation.findUnique({ where: { organizationId, id }, include: withInviter });
  return row ? toInvitation(row, now) : undefined;
}

export type WhichInvitations = { id: string } | { email: string } | { inviterId: string };

/** Of invitations that can still be accepted, or that have expired. One that is just being accepted is waited for. */
export const revokeInvitations = ({ organizationId, db }: Context, which: WhichInvitations) =>
  db.invitation.updateManyAndReturn({
    where: { organizationId, status: "pending", ...which },
    data: { status: "canceled" },
    select: { email: true, role: true },
  });
