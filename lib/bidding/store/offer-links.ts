import { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { authorOf, type Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { runStatement, type Statement } from "@/lib/server/statement";

/** A link as it is followed: to whom it was sent, and what the organization has with that carrier now. */
export type FollowedLink = {
  id: string;
  organizationId: string;
  postingId: string;
  carrierId: string;
  carrierName: string;
  viewedAt: Date | null;
  relationship: { status: RelationshipStatus; onboardingStatus: OnboardingStatus } | undefined;
  /** Whether the carrier is blocked for the load. */
  isBlocked: boolean;
};

type Row = Omit<FollowedLink, "relationship"> & { status: string | null; onboardingStatus: string | null };

const followed = (name: string, where: string): Statement => ({
  name,
  text: `SELECT link."id", link."organizationId", link."postingId", link."carrierId", link."viewedAt",
      carrier."displayName" AS "carrierName", own."status", own."onboardingStatus",
      load."blockedCarriers" @> jsonb_build_array(jsonb_build_object('carrierId', link."carrierId")) AS "isBlocked"
    FROM "offer_link" link
    JOIN "posting" posting ON posting."organizationId" = link."organizationId" AND posting."id" = link."postingId"
    JOIN "load" load ON load."organizationId" = posting."organizationId" AND load."id" = posting."loadId"
    JOIN "carrier" carrier ON carrier."id" = link."carrierId"
    LEFT JOIN "carrier_relationship" own
      ON own."organizationId" = link."organizationId" AND own."carrierId" = link."carrierId"
    WHERE ${where}`,
});
const byHash = followed("follow-offer-link", `link."tokenHash" = $1`);
const byId = followed("read-offer-link", `link."organizationId" = $1 AND link."id" = $2`);

const toLink = ({ status, onboardingStatus, ...link }: Row): FollowedLink => ({
  ...link,
  relationship:
    status === null
      ? undefined
      : { status: RelationshipStatus.parse(status), onboardingStatus: OnboardingStatus.parse(onboardingStatus) },
});

/** Of whichever organization: the token is all that its carrier has. */
export async function findLinkByHash(hash: string): Promise<FollowedLink | undefined> {
  const [row] = await db.$queryRawUnsafe<Row[]>(byHash.text, hash);
  return row && toLink(row);
}

export async function readLink(ctx: Context, id: string): Promise<FollowedLink | undefined> {
  const [row] = await runStatement<Row>(ctx, byId, [ctx.organizationId, id]);
  return row && toLink(row);
}

type NewLink = { id: string; postingId: string; carrierId: string; tokenHash: string };

const insert: Statement = {
  name: "insert-offer-link",
  text: `INSERT INTO "offer_link" ("id", "organizationId", "postingId", "carrierId", "tokenHash", "createdBy", "createdAt")
    VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7::timestamptz)`,
};

export async function insertLink(ctx: Context, { id, postingId, carrierId, tokenHash }: NewLink) {
  const values = [id, ctx.organizationId, postingId, carrierId, tokenHash, JSON.stringify(authorOf(ctx)), ctx.now];
  await runStatement(ctx, insert, values);
}

const view: Statement = {
  name: "view-offer",
  text: `UPDATE "offer_link" SET "viewedAt" = $3::timestamptz
    WHERE "organizationId" = $1 AND "id" = $2 AND "viewedAt" IS NULL`,
};

/** The carrier has seen the offer; the first time counts. */
export async function markViewed(ctx: Context, id: string) {
  await runStatement(ctx, view, [ctx.organizationId, id, ctx.now]);
}

export type SentOffer = {
  postingId: string;
  carrierId: string;
  displayName: string;
  sentAt: Date;
  viewedAt: Date | null;
};

const sent: Statement = {
  name: "list-sent-offers",
  text: `SELECT link."postingId", link."carrierId", carrier."displayName", max(link."createdAt") AS "sentAt",
      min(link."viewedAt") AS "viewedAt"
    FROM "offer_link" link JOIN "carrier" carrier ON carrier."id" = link."carrierId"
    WHERE link."organizationId" = $1 AND link."postingId" = ANY($2::text[])
    GROUP BY link."postingId", link."carrierId", carrier."displayName" ORDER BY max(link."createdAt") DESC`,
};

/** To whom postings were offered, each carrier once, sent last first. */
export const listSentOffers = (ctx: Context, postingIds: readonly string[]): Promise<SentOffer[]> =>
  runStatement<SentOffer>(ctx, sent, [ctx.organizationId, postingIds]);

/** What the organization is called. */
export async function nameOrganization({ organizationId, db }: Context): Promise<string> {
  const organization = await db.organization.findUnique({ where: { id: organizationId }, select: { name: true } });
  return organization?.name ?? "";
}
