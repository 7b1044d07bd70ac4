import type { Choice } from "@/lib/notifications/rules/preferences";
import type { NotificationChannel, NotificationKind } from "@/lib/notifications/schema/notification";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { bool, defineStatement, runStatement, text } from "@/lib/server/statement";

const read = defineStatement({
  name: "read-notification-preferences",
  parameters: { organizationId: "text", userId: "text" },
  text: (p) => `SELECT "kind", "channel", "isWanted" FROM "notification_preference"
    WHERE "organizationId" = ${p.organizationId} AND "userId" = ${p.userId}`,
  row: { kind: text<NotificationKind>(), channel: text<NotificationChannel>(), isWanted: bool() },
});

/** What a user has chosen; the defaults hold for the rest. */
export const readChoices = (ctx: Context, userId: string): Promise<Choice[]> =>
  runStatement(ctx, read, { organizationId: ctx.organizationId, userId });

const write = defineStatement({
  name: "write-notification-preferences",
  parameters: { organizationId: "text", userId: "text", choices: "jsonb", now: "timestamptz" },
  text: (p) => `INSERT INTO "notification_preference" ("organizationId", "userId", "kind", "channel", "isWanted", "at")
    SELECT ${p.organizationId}, ${p.userId}, it."kind", it."channel", it."isWanted", ${p.now}
    FROM jsonb_to_recordset(${p.choices}) AS it("kind" text, "channel" text, "isWanted" bool)
    ORDER BY it."kind", it."channel"
    ON CONFLICT ("organizationId", "userId", "kind", "channel")
    DO UPDATE SET "isWanted" = excluded."isWanted", "at" = excluded."at"`,
  row: {},
});

export async function writeChoices(ctx: Context, userId: string, choices: readonly Choice[]) {
  const { organizationId, now } = ctx;
  await runStatement(ctx, write, { organizationId, userId, choices: JSON.stringify(choices), now });
  announceChange(ctx, "notification", [userId]);
}

/** In which language this user is written to. */
export async function writeLanguage({ organizationId, db }: Context, userId: string, language: string) {
  const known = { organizationId, userId };
  await db.notificationLanguage.upsert({
    where: { organizationId_userId: known },
    create: { ...known, language },
    update: { language },
  });
}
