import { usersOfLoad } from "@/lib/directory/rules/load-owners";
import { isUncovered } from "@/lib/loads/rules/coverage";
import type { Happening } from "@/lib/notifications/rules/happenings";
import { isWantedByDefault, sendingChannels } from "@/lib/notifications/schema/notification-values";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

type Placed = { organizationId: string; now: string };

/** Whether a user wants a kind through a channel, chosen or not. */
const isWanted = (channel: keyof typeof isWantedByDefault, p: Placed) => `coalesce((SELECT choice."isWanted"
      FROM "notification_preference" choice WHERE choice."organizationId" = ${p.organizationId}
        AND choice."userId" = one."userId" AND choice."kind" = happened."kind" AND choice."channel" = '${channel}'),
      ${isWantedByDefault[channel]})`;

const factsOfLoad = `jsonb_strip_nulls(jsonb_build_object('externalId', load."externalId",
      'externalDisplayId', load."displayId", 'originPlace', load."originPlace", 'destinationPlace', load."destinationPlace",
      'pickupAt', to_char(load."pickupAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'carrierName', (SELECT hauler."displayName" FROM "carrier" hauler WHERE hauler."id" = load."carrierId"),
      'pickupTimezone', load."document"->'stops'->0->'location'->>'timezone'))`;

// The offset keeps it a lookup by the id of each: joined as a table, a plan for small organizations reads all loads of one.
const loadOf = (happened: string, p: Placed) => `SELECT it."organizationId", it."externalId", it."displayId",
        it."ownerUserExternalId", it."ownerTeamExternalId", it."originPlace", it."destinationPlace", it."pickupAt",
        it."carrierId", it."document" FROM "load" it
      WHERE it."id" = ${happened}."loadId" AND it."organizationId" = ${p.organizationId} OFFSET 0`;

/**
 * Makes the notifications of rows that say what happened: for each of those whose load it is, with what is to be sent
 * through the channels that they want. In one order, so that two of these at once do not wait for each other in a circle.
 */
const notificationsOf = (happenings: string, p: Placed) => `
    WITH "happened" AS (${happenings}), "wanted" AS MATERIALIZED (
      SELECT happened.*, one."userId", ${factsOfLoad} AS "loadFacts", ${isWanted("PORTAL", p)} AS "isListed",
        array_remove(ARRAY[${sendingChannels.map((it) => `CASE WHEN ${isWanted(it, p)} THEN '${it}' END`).join(", ")}],
          NULL) AS "channels"
      FROM "happened" CROSS JOIN LATERAL (${loadOf("happened", p)}) AS load
      CROSS JOIN LATERAL (${usersOfLoad("load")}) AS one
      WHERE one."userId" IS DISTINCT FROM happened."exceptUserId"
    ), "made" AS (
      INSERT INTO "notification"
        ("organizationId", "id", "userId", "kind", "happening", "loadId", "postingId", "bidId", "facts", "isListed", "at")
      SELECT ${p.organizationId}, 'notification_' || gen_random_uuid(), "userId", "kind", "happening", "loadId",
        "postingId", "bidId", "loadFacts" || "facts", "isListed", ${p.now}
      FROM "wanted" WHERE "isListed" OR cardinality("channels") > 0
      ORDER BY "kind", "happening", "userId"
      ON CONFLICT ("organizationId", "kind", "happening", "userId") DO NOTHING
      RETURNING "id", "userId", "kind", "happening", "isListed"
    ), "queued" AS (
      INSERT INTO "notification_sending"
        ("organizationId", "notificationId", "channel", "userId", "nextAttemptAt", "createdAt")
      SELECT ${p.organizationId}, made."id", unnest(wanted."channels"), made."userId", ${p.now}, ${p.now}
      FROM "made" JOIN "wanted" USING ("kind", "happening", "userId")
    )
    SELECT DISTINCT "userId" FROM "made" WHERE "isListed"`;

const ofHappenings = defineStatement({
  name: "make-notifications",
  parameters: { organizationId: "text", happenings: "jsonb", now: "timestamptz" },
  text: (p) =>
    notificationsOf(
      `SELECT * FROM jsonb_to_recordset(${p.happenings}) AS it("kind" text, "happening" text, "loadId" text,
        "postingId" text, "bidId" text, "exceptUserId" text, "facts" jsonb)`,
      p,
    ),
  row: { userId: text() },
});

/** Notifies those whose loads these are, and queues what they want sent. */
export async function insertNotifications(ctx: Context, happenings: readonly Happening[]) {
  const { organizationId, now } = ctx;
  const values = { organizationId, happenings: JSON.stringify(happenings), now };
  announceTo(ctx, await runStatement(ctx, ofHappenings, values));
}

/** Has the open pages of these users count anew, also those of who made the change. */
function announceTo({ organizationId, followUps }: Context, users: readonly { userId: string }[]) {
  const announcer = { organizationId, ...(followUps && { followUps }) };
  const ids = users.map(({ userId }) => userId);
  if (ids.length > 0) announceChange(announcer, "notification", ids);
}

type PlacedPickups = { from: string; to: string };
const happeningOfPickup = `load."id" || ' ' || to_char(load."pickupAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** The condition that nobody hauls a load whose pickup is near, and that nobody was notified of it for this pickup. */
const isPickupToNotify = (p: PlacedPickups) => `${isUncovered("load")}
  AND load."pickupAt" >= ${p.from} AND load."pickupAt" < ${p.to}
  AND NOT EXISTS (SELECT 1 FROM "notification" known WHERE known."organizationId" = load."organizationId"
    AND known."kind" = 'PICKUP_UNCOVERED' AND known."happening" = ${happeningOfPickup})`;

const organizations = defineStatement({
  name: "find-organizations-with-uncovered-pickups",
  parameters: { from: "timestamptz", to: "timestamptz" },
  text: (p) => `SELECT org."id" FROM "organization" org WHERE EXISTS (
    SELECT 1 FROM "load" load WHERE load."organizationId" = org."id" AND ${isPickupToNotify(p)})`,
  row: { id: text() },
});

type Pickups = { from: Date; to: Date };

/** The organizations that have pickups to be notified of. */
export const findOrganizationsWithPickups = async (ctx: Pick<Context, "db">, pickups: Pickups): Promise<string[]> =>
  (await runStatement(ctx, organizations, pickups)).map(({ id }) => id);

const ofPickups = defineStatement({
  name: "make-notifications-of-pickups",
  parameters: { organizationId: "text", from: "timestamptz", to: "timestamptz", now: "timestamptz" },
  text: (p) =>
    notificationsOf(
      `SELECT 'PICKUP_UNCOVERED' AS "kind", ${happeningOfPickup} AS "happening", load."id" AS "loadId",
        NULL AS "postingId", NULL AS "bidId", NULL AS "exceptUserId", '{}'::jsonb AS "facts"
      FROM "load" load WHERE load."organizationId" = ${p.organizationId} AND ${isPickupToNotify(p)}`,
      p,
    ),
  row: { userId: text() },
});

/** Notifies of the pickups that are near and uncovered, of each load once for each time of its pickup. */
export async function insertPickupNotifications(ctx: Context, pickups: Pickups) {
  const { organizationId, now } = ctx;
  announceTo(ctx, await runStatement(ctx, ofPickups, { organizationId, ...pickups, now }));
}
