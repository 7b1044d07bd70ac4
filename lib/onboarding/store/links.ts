import * as z from "zod";
import { linkState } from "@/lib/carriers/rules/link-state";
import { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { pageOf, pointInTime, readCursor } from "@/lib/core/cursor";
import type { OnboardingLink } from "@/lib/onboarding/schema/link";
import { OnboardingAnswers, OnboardingSignature } from "@/lib/onboarding/schema/onboarding";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { defineStatement, runStatement, text } from "@/lib/server/statement";
import { Author } from "@/lib/vocabulary/author";
import type { OnboardingLink as LinkRow } from "@/prisma/generated/client";

export type StoredLink = Omit<LinkRow, "answers" | "signature"> & {
  answers: OnboardingAnswers | undefined;
  signature: OnboardingSignature | undefined;
};

const Relationship = z.object({ status: RelationshipStatus, onboardingStatus: OnboardingStatus });
const Position = z.tuple([pointInTime, z.string()]);
const newestFirst = [{ createdAt: "desc" }, { id: "desc" }] as const;
const instant = (date: Date | null) => date?.toISOString();

const toStored = (row: LinkRow): StoredLink => ({
  ...row,
  answers: row.answers === null ? undefined : OnboardingAnswers.parse(row.answers),
  signature: row.signature === null ? undefined : OnboardingSignature.parse(row.signature),
});

export const toLink = (row: StoredLink | LinkRow, now: Date): OnboardingLink => ({
  id: row.id,
  carrierId: row.carrierId,
  state: linkState(row, now).state,
  createdAt: row.createdAt.toISOString(),
  createdBy: Author.parse(row.createdBy),
  expiresAt: row.expiresAt.toISOString(),
  openedAt: instant(row.openedAt),
  signedAt: instant(row.signedAt),
  acceptedAt: instant(row.acceptedAt),
  revokedAt: instant(row.revokedAt),
});

export async function insertLink(
  ctx: Context,
  link: Pick<LinkRow, "id" | "carrierId" | "tokenHash" | "expiresAt"> & { answers?: OnboardingAnswers },
): Promise<LinkRow> {
  const { organizationId, now, db } = ctx;
  const data = { organizationId, createdAt: now, createdBy: authorOf(ctx), ...link };
  const inserted = await db.onboardingLink.create({ data });
  announceChange(ctx, "carrier", [link.carrierId]);
  return inserted;
}

/** What was filled in through the carrier's latest link, unless that was signed or revoked: then somebody else may have. */
export async function findDraft({ organizationId, db }: Context, carrierId: string) {
  const row = await db.onboardingLink.findFirst({ where: { organizationId, carrierId }, orderBy: [...newestFirst] });
  return row && !row.signedAt && !row.revokedAt ? toStored(row).answers : undefined;
}

const lock = defineStatement({
  name: "lock-onboarding-link",
  parameters: { organizationId: "text", id: "text" },
  text: (p) =>
    `SELECT id FROM onboarding_link WHERE "organizationId" = ${p.organizationId} AND id = ${p.id} FOR UPDATE`,
  row: { id: text() },
});

/** The link with its row locked until the transaction ends, or undefined. */
export async function lockLink(tx: Context, id: string) {
  await runStatement(tx, lock, { organizationId: tx.organizationId, id });
  return findLink(tx, id);
}

export async function findLink({ organizationId, db }: Context, id: string) {
  const row = await db.onboardingLink.findUnique({ where: { organizationId, id } });
  return row ? toStored(row) : undefined;
}

type LinkChange = Partial<Pick<LinkRow, "revokedAt" | "openedAt" | "signedAt" | "acceptedAt" | "version">> & {
  answers?: OnboardingAnswers;
  signature?: OnboardingSignature;
  acceptedBy?: Author;
};

export async function updateLink(ctx: Context, id: string, change: LinkChange) {
  const { organizationId, db } = ctx;
  const updated = toStored(await db.onboardingLink.update({ where: { organizationId, id }, data: change }));
  announceChange(ctx, "carrier", [updated.carrierId]);
  return updated;
}

export async function listLinkRows({ organizationId, db }: Context, carrierId: string, page: Page) {
  const [createdAt, id] = page.cursor === undefined ? [] : readCursor(Position, page.cursor);
  const rows = await db.onboardingLink.findMany({
    where: {
      organizationId,
      carrierId,
      ...(createdAt && { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }),
    },
    orderBy: [...newestFirst],
    take: page.limit + 1,
  });
  return pageOf(rows, page.limit, (row) => [row.createdAt, row.id]);
}

export type Page = { limit: number; cursor?: string | undefined };

/** What was signed last and not revoked, accepted or not. */
export async function findLatestSigned({ organizationId, db }: Context, carrierId: string) {
  const row = await db.onboardingLink.findFirst({
    where: { organizationId, carrierId, signedAt: { not: null }, revokedAt: null },
    orderBy: [{ signedAt: "desc" }, { id: "desc" }],
  });
  return row ? toStored(row) : undefined;
}

/** The one query without an organization: the hash of the token determines the organization and the carrier. */
export async function findLinkByHash(tokenHash: string) {
  const link = await db.onboardingLink.findUnique({ where: { tokenHash } });
  if (!link) return undefined;
  const { organizationId, carrierId } = link;
  const carrier = await db.carrier.findUnique({
    where: { id: carrierId },
    select: {
      displayName: true,
      relationships: { where: { organizationId }, select: { status: true, onboardingStatus: true } },
    },
  });
  const relationship = Relationship.optional().parse(carrier?.relationships[0]);
  return carrier ? { ...link, carrierName: carrier.displayName, relationship } : undefined;
}

export async function organizationNameOf({ organizationId, db }: Context) {
  return (await db.organization.findUniqueOrThrow({ where: { id: organizationId } })).name;
}
