import type { NotificationFacts, NotificationKind } from "@/lib/notifications/schema/notification";
import { unreadCountMax } from "@/lib/notifications/schema/notification-values";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import {
  defineStatement,
  int,
  jsonb,
  nullable,
  type RowOf,
  runStatement,
  text,
  timestamp,
} from "@/lib/server/statement";

const list = defineStatement({
  name: "list-notifications",
  parameters: {
    organizationId: "text",
    userId: "text",
    beforeAt: "timestamptz",
    beforeId: "text",
    max: "int4",
  },
  text: (p) => `SELECT "id", "kind", "loadId", "bidId", "postingId", "facts", "at", "readAt" FROM "notification"
    WHERE "organizationId" = ${p.organizationId} AND "userId" = ${p.userId} AND "isListed"
      AND (${p.beforeAt} IS NULL OR ("at", "id") < (${p.beforeAt}, ${p.beforeId}))
    ORDER BY "at" DESC, "id" DESC LIMIT ${p.max}`,
  row: {
    id: text(),
    kind: text<NotificationKind>(),
    loadId: text(),
    bidId: nullable(text()),
    postingId: nullable(text()),
    facts: jsonb<NotificationFacts>(),
    at: timestamp(),
    readAt: nullable(timestamp()),
  },
});
export type NotificationRow = RowOf<typeof list>;

type Page = { before: { at: Date; id: string } | undefined; max: number };

/** A user's notifications, newest first. */
export const listNotificationRows = (ctx: Context, userId: string, { before, max }: Page): Promise<NotificationRow[]> =>
  runStatement(ctx, list, {
    organizationId: ctx.organizationId,
    userId,
    beforeAt: before?.at ?? null,
    beforeId: before?.id ?? null,
    max,
  });

const count = defineStatement({
  name: "count-unread-notifications",
  parameters: { organizationId: "text", userId: "text" },
  text: (p) => `SELECT count(*)::int AS "unread" FROM (SELECT 1 FROM "notification"
    WHERE "organizationId" = ${p.organizationId} AND "userId" = ${p.userId} AND "readAt" IS NULL AND "isListed"
    LIMIT ${unreadCountMax}) AS unread`,
  row: { unread: int() },
});

/** How many a user has not read, counted up to the limit. */
export const countUnread = async (ctx: Context, userId: string): Promise<number> =>
  (await runStatement(ctx, count, { organizationId: ctx.organizationId, userId }))[0]?.unread ?? 0;

const readSome = defineStatement({
  name: "read-some-notifications",
  parameters: { organizationId: "text", userId: "text", ids: "text[]", now: "timestamptz" },
  text: (p) => `UPDATE "notification" SET "readAt" = ${p.now} WHERE "organizationId" = ${p.organizationId}
    AND "id" = ANY(${p.ids}) AND "userId" = ${p.userId} AND "readAt" IS NULL RETURNING "id"`,
  row: { id: text() },
});

const readAll = defineStatement({
  name: "read-all-notifications",
  parameters: { organizationId: "text", userId: "text", until: "timestamptz", now: "timestamptz" },
  text: (p) => `UPDATE "notification" SET "readAt" = ${p.now} WHERE "organizationId" = ${p.organizationId}
    AND "userId" = ${p.userId} AND "at" <= ${p.until} AND "readAt" IS NULL AND "isListed" RETURNING "id"`,
  row: { id: text() },
});

type Read = { ids: readonly string[] } | { until: Date };

/** Marks a user's own notifications as read, those of some ids or all until a time; ids of others' change nothing. */
export async function markRead(ctx: Context, userId: string, read: Read) {
  const { organizationId, now } = ctx;
  const values = { organizationId, userId, now };
  const rows = await ("ids" in read
    ? runStatement(ctx, readSome, { ...values, ids: read.ids })
    : runStatement(ctx, readAll, { ...values, until: read.until }));
  if (rows.length > 0) announceChange(ctx, "notification", [userId]);
}

const remove = defineStatement({
  name: "remove-notifications",
  parameters: { before: "timestamptz", limit: "int4" },
  text: (p) => `WITH "old" AS (SELECT "organizationId", "id" FROM "notification" WHERE "at" < ${p.before}
      ORDER BY "at" LIMIT ${p.limit} FOR UPDATE SKIP LOCKED),
    "removed" AS (DELETE FROM "notification" USING "old" WHERE "notification"."organizationId" = "old"."organizationId"
      AND "notification"."id" = "old"."id" RETURNING 1)
    SELECT count(*)::int AS "removed" FROM "removed"`,
  row: { removed: int() },
});

/** Removes notifications of all organizations that are older, with what of them was to be sent. Answers how many. */
export const removeNotifications = async (before: Date, limit: number) =>
  (await runStatement({ db }, remove, { before, limit }))[0]?.removed ?? 0;
