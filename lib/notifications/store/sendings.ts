import type { NotificationFacts, NotificationKind } from "@/lib/notifications/schema/notification";
import type { sendingChannels } from "@/lib/notifications/schema/notification-values";
import { db } from "@/lib/server/db";
import {
  bool,
  defineStatement,
  int,
  jsonb,
  nullable,
  type RowOf,
  runStatement,
  text,
  timestamp,
} from "@/lib/server/statement";

export type SendingChannel = (typeof sendingChannels)[number];

/** For how long a notification that is being sent belongs to its worker: longer than sending it can take. */
export const leaseMs = 120_000;

const claim = defineStatement({
  name: "claim-notification-sendings",
  parameters: { channel: "text", now: "timestamptz", max: "int4", leaseSeconds: "float8" },
  text: (p) => `WITH due AS (
      SELECT "organizationId", "notificationId", "channel" FROM "notification_sending"
      WHERE "channel" = ${p.channel} AND "status" = 'PENDING' AND "nextAttemptAt" <= ${p.now}
      ORDER BY "nextAttemptAt", "notificationId" LIMIT ${p.max} FOR UPDATE SKIP LOCKED)
    UPDATE "notification_sending" sending SET "attempts" = sending."attempts" + 1,
      "nextAttemptAt" = ${p.now} + make_interval(secs => ${p.leaseSeconds})
    FROM due JOIN "notification" made
        ON made."organizationId" = due."organizationId" AND made."id" = due."notificationId"
      LEFT JOIN "notification_language" reads
        ON reads."organizationId" = made."organizationId" AND reads."userId" = made."userId"
      LEFT JOIN "notification_preference" choice ON choice."organizationId" = made."organizationId"
        AND choice."userId" = made."userId" AND choice."kind" = made."kind" AND choice."channel" = ${p.channel}
    WHERE sending."organizationId" = due."organizationId" AND sending."notificationId" = due."notificationId"
      AND sending."channel" = due."channel"
    RETURNING sending."organizationId", sending."notificationId", sending."channel", sending."userId",
      sending."attempts", sending."createdAt", made."kind", made."loadId", made."facts",
      made."readAt" IS NOT NULL AS "isRead", coalesce(choice."isWanted", false) AS "isWanted", reads."language"`,
  row: {
    organizationId: text(),
    notificationId: text(),
    channel: text<SendingChannel>(),
    userId: text(),
    attempts: int(),
    createdAt: timestamp(),
    kind: text<NotificationKind>(),
    loadId: text(),
    facts: jsonb<NotificationFacts>(),
    isRead: bool(),
    /** Still, as the user has chosen since. */
    isWanted: bool(),
    language: nullable(text<"en-US" | "es-MX">()),
  },
});

/** A notification that is to be sent once. `attempts` is the number of this attempt. */
export type SendingClaim = RowOf<typeof claim>;

/** Takes what is due by a channel. What another worker has locked is passed over; that of a lost one comes back. */
export const claimSendings = (channel: SendingChannel, now: Date, max: number): Promise<SendingClaim[]> =>
  runStatement({ db }, claim, { channel, now, max, leaseSeconds: leaseMs / 1000 });

const settle = defineStatement({
  name: "settle-notification-sending",
  parameters: {
    organizationId: "text",
    notificationId: "text",
    channel: "text",
    attempts: "int4",
    status: "text",
    nextAt: "timestamptz",
    problem: "text",
    now: "timestamptz",
  },
  text: (p) => `UPDATE "notification_sending" SET "status" = ${p.status}, "nextAttemptAt" = ${p.nextAt},
      "lastError" = ${p.problem}, "finishedAt" = CASE WHEN ${p.status} <> 'PENDING' THEN ${p.now} END
    WHERE "organizationId" = ${p.organizationId} AND "notificationId" = ${p.notificationId}
      AND "channel" = ${p.channel} AND "attempts" = ${p.attempts} AND "status" = 'PENDING'`,
  row: {},
});

type Settled = { status: "PENDING" | "SENT" | "FAILED" | "SKIPPED"; nextAt: Date; problem: string | null };

/** Stores what came of an attempt, unless another worker has taken it over. */
export async function settleSending(claimed: SendingClaim, { status, nextAt, problem }: Settled, now: Date) {
  const { organizationId, notificationId, channel, attempts } = claimed;
  await runStatement({ db }, settle, {
    organizationId,
    notificationId,
    channel,
    attempts,
    status,
    nextAt,
    problem,
    now,
  });
}
