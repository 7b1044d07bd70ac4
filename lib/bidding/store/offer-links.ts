import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { announceChange } from "@/lib/server/announce-change";
import { authorOf, type Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { bool, defineStatement, nullable, type RowOf, runStatement, text, timestamp } from "@/lib/server/statement";

const link = `SELECT link."id", link."organizationId", link."postingId", link."carrierId", link."viewedAt",
    carrier."displayName" AS "carrierName", own."status", own."onboardingStatus",
    load."blockedCarriers" @> jsonb_build_array(jsonb_build_object('carrierId', link."carrierId")) AS "isBlocked"
  FROM "offer_link" link
  JOIN "posting" posting ON posting."organizationId" = link."organizationId" AND posting."id" = link."postingId"
  JOIN "load" load ON load."organizationId" = posting."organizationId" AND load."id" = posting."loadId"
  JOIN "carrier" carrier ON carrier."id" = link."carrierId"
  LEFT JOIN "carrier_relationship" own
    ON own."organizationId" = link."organizationId" AND own."carrierId" = link."carrierId"`;

const row = {
  id: text(),
  organizationId: text(),
  postingId: text(),
  carrierId: text(),
  viewedAt: nullable(timestamp()),
  carrierName: text(),
  status: nullable(text<RelationshipStatus>()),
  onboardingStatus: nullable(text<OnboardingStatus>()),
  /** Whether the carrier is blocked for the load. */
  isBlocked: bool(),
};

const byHash = defineStatement({
  name: "follow-offer-link",
  parameters: { tokenHash: "text" },
  text: (p) => `${link} WHERE link."tokenHash" = ${p.tokenHash} AND link."revokedAt" IS NULL`,
  row,
});
const byId = defineStatement({
  name: "read-offer-link",
  parameters: { organizationId: "text", id: "text" },
  text: (p) => `${link} WHERE link."organizationId" = ${p.organizationId} AND link."id" = ${p.id}
    AND link."revokedAt" IS NULL`,
  row,
});

const toLink = ({ status, onboardingStatus, ...link }: RowOf<typeof byId>) => ({
  ...link,
  relationship: status === null || onboardingStatus === null ? undefined : { status, onboardingStatus },
});

/** A link as it is followed: to whom it was sent, and the relationship of the organization with that carrier now. */
export type FollowedLink = ReturnType<typeof toLink>;

/** Looks in all organizations: a carrier that follows a link has nothing but its token. */
export async function findLinkByHash(tokenHash: string): Promise<FollowedLink | undefined> {
  const [found] = await runStatement({ db }, byHash, { tokenHash });
  return found && toLink(found);
}

export async function readLink(ctx: Context, id: string): Promise<FollowedLink | undefined> {
  const [found] = await runStatement(ctx, byId, { organizationId: ctx.organizationId, id });
  return found && toLink(found);
}

const insert = defineStatement({
  name: "insert-offer-link",
  parameters: {
    organizationId: "text",
    id: "text",
    postingId: "text",
    carrierId: "text",
    tokenHash: "text",
    createdBy: "jsonb",
    createdAt: "timestamptz",
  },
  text: (p) => `INSERT INTO "offer_link" ("organizationId", "id", "postingId", "carrierId", "tokenHash", "createdBy",
      "createdAt")
    VALUES (${p.organizationId}, ${p.id}, ${p.postingId}, ${p.carrierId}, ${p.tokenHash}, ${p.createdBy},
      ${p.createdAt})`,
  row: {},
});

type NewLink = { id: string; postingId: string; carrierId: string; tokenHash: string };

export async function insertLink(ctx: Context, link: NewLink) {
  const { organizationId, now } = ctx;
  await runStatement(ctx, insert, {
    ...link,
    organizationId,
    createdBy: JSON.stringify(authorOf(ctx)),
    createdAt: now,
  });
  announceChange(ctx, "posting");
}

type LinksOfCarrier = { postingId: string; carrierId: string };

const revoke = defineStatement({
  name: "revoke-offer-links",
  parameters: { organizationId: "text", postingId: "text", carrierId: "text", revokedAt: "timestamptz", by: "jsonb" },
  text: (p) => `UPDATE "offer_link" SET "revokedAt" = ${p.revokedAt}, "revokedBy" = ${p.by}
    WHERE "organizationId" = ${p.organizationId} AND "postingId" = ${p.postingId} AND "carrierId" = ${p.carrierId}
      AND "revokedAt" IS NULL RETURNING "id"`,
  row: { id: text() },
});

/** From now on none of the carrier's links opens the posting. How many there were. */
export async function revokeLinks(ctx: Context, { postingId, carrierId }: LinksOfCarrier): Promise<number> {
  const { organizationId, now } = ctx;
  const by = JSON.stringify(authorOf(ctx));
  return (await runStatement(ctx, revoke, { organizationId, postingId, carrierId, revokedAt: now, by })).length;
}

const bidsByLink = defineStatement({
  name: "find-bid-by-link",
  parameters: { organizationId: "text", bidId: "text" },
  text: (p) => `SELECT bid."id" FROM "bid" bid
    WHERE bid."organizationId" = ${p.organizationId} AND bid."id" = ${p.bidId} AND bid."submittedBy"->>'type' = 'carrier'
      AND EXISTS (SELECT 1 FROM "offer_link" link
        WHERE link."organizationId" = bid."organizationId" AND link."postingId" = bid."postingId"
          AND link."carrierId" = bid."carrierId" AND link."revokedAt" IS NULL)`,
  row: { id: text() },
});

/** Whether the carrier placed this bid itself, by a link that has not been taken back since. */
export const isBidByLink = async (ctx: Context, bidId: string): Promise<boolean> =>
  (await runStatement(ctx, bidsByLink, { organizationId: ctx.organizationId, bidId })).length > 0;

const working = defineStatement({
  name: "list-working-offer-links",
  parameters: { organizationId: "text", postingId: "text", carrierId: "text" },
  text: (p) => `SELECT "id" FROM "offer_link"
    WHERE "organizationId" = ${p.organizationId} AND "postingId" = ${p.postingId} AND "carrierId" = ${p.carrierId}
      AND "revokedAt" IS NULL`,
  row: { id: text() },
});

/** The ids of the links by which the carrier can open the posting. */
export const workingLinks = async ({ organizationId, db }: Context, of: LinksOfCarrier): Promise<string[]> =>
  (await runStatement({ db }, working, { organizationId, ...of })).map(({ id }) => id);

const view = defineStatement({
  name: "view-offer",
  parameters: { organizationId: "text", id: "text", now: "timestamptz" },
  text: (p) => `UPDATE "offer_link" SET "viewedAt" = ${p.now}
    WHERE "organizationId" = ${p.organizationId} AND "id" = ${p.id} AND "viewedAt" IS NULL`,
  row: {},
});

/** The carrier has seen the offer; the first time counts. */
export async function markViewed(ctx: Context, id: string) {
  await runStatement(ctx, view, { organizationId: ctx.organizationId, id, now: ctx.now });
  announceChange(ctx, "posting");
}

const sent = defineStatement({
  name: "list-sent-offers",
  parameters: { organizationId: "text", postingIds: "text[]" },
  text: (p) => `SELECT link."postingId", link."carrierId", carrier."displayName", max(link."createdAt") AS "sentAt",
      min(link."viewedAt") AS "viewedAt", min(bid."firstAt") AS "answeredAt",
      CASE WHEN bool_and(link."revokedAt" IS NOT NULL) THEN max(link."revokedAt") END AS "revokedAt"
    FROM "offer_link" link JOIN "carrier" carrier ON carrier."id" = link."carrierId"
    LEFT JOIN (
      SELECT "postingId", "carrierId", min("submittedAt") AS "firstAt" FROM "bid"
      WHERE "organizationId" = ${p.organizationId} AND "postingId" = ANY(${p.postingIds}) GROUP BY 1, 2
    ) bid ON bid."postingId" = link."postingId" AND bid."carrierId" = link."carrierId"
    WHERE link."organizationId" = ${p.organizationId} AND link."postingId" = ANY(${p.postingIds})
    GROUP BY link."postingId", link."carrierId", carrier."displayName" ORDER BY max(link."createdAt") DESC`,
  row: {
    postingId: text(),
    carrierId: text(),
    displayName: text(),
    sentAt: timestamp(),
    viewedAt: nullable(timestamp()),
    answeredAt: nullable(timestamp()),
    /** Null while one of its links works. */
    revokedAt: nullable(timestamp()),
  },
});

/** The carriers to which postings were offered, each once, the latest offer first. */
export const listSentOffers = (ctx: Context, postingIds: readonly string[]) =>
  runStatement(ctx, sent, { organizationId: ctx.organizationId, postingIds });

/** What the organization is called. */
export async function nameOrganization({ organizationId, db }: Context): Promise<string> {
  const organization = await db.organization.findUnique({ where: { id: organizationId }, select: { name: true } });
  return organization?.name ?? "";
}
