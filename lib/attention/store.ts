import type { Snooze } from "@/lib/attention/rules/what-waits";
import type { AttentionKind } from "@/lib/attention/schema/attention";
import { AttentionKind as Kind } from "@/lib/attention/schema/attention";
import type { Context } from "@/lib/server/context";
import { bool, defineStatement, nullable, runStatement, text, timestamp } from "@/lib/server/statement";

/** More than anybody puts off at a time; what was put off last counts. */
const snoozesMax = 500;
/** What was put off without an end is forgotten after so many days. */
const keptDays = 90;

const read = defineStatement({
  name: "read-attention-preferences",
  parameters: { organizationId: "text", userId: "text", now: "timestamptz" },
  text: (p) => `
    (SELECT "kind", "subjectId", "until", "clockAt", false AS "isMute" FROM "attention_snooze"
      WHERE "organizationId" = ${p.organizationId} AND "userId" = ${p.userId} AND ("until" IS NULL OR "until" > ${p.now})
      ORDER BY "at" DESC LIMIT ${snoozesMax})
    UNION ALL
    SELECT "kind", '', NULL, "at", true FROM "attention_mute"
      WHERE "organizationId" = ${p.organizationId} AND "userId" = ${p.userId}`,
  row: { kind: text(), subjectId: text(), until: nullable(timestamp()), clockAt: timestamp(), isMute: bool() },
});

export type Preferences = { snoozes: Snooze[]; muted: Set<AttentionKind> };

const kindsOf = (names: readonly string[]) => names.flatMap((name) => Kind.options.filter((kind) => kind === name));

/** What a user put off and muted. */
export async function readPreferences(ctx: Context, userId: string): Promise<Preferences> {
  const rows = await runStatement(ctx, read, { organizationId: ctx.organizationId, userId, now: ctx.now });
  return {
    snoozes: rows.filter(({ isMute }) => !isMute),
    muted: new Set(kindsOf(rows.filter(({ isMute }) => isMute).map(({ kind }) => kind))),
  };
}

type Subject = { userId: string; kind: AttentionKind; subjectId: string };

/** Puts an item off, and forgets what was put off until a time that has passed. */
export async function writeSnooze(
  { organizationId, now, db }: Context,
  { userId, kind, subjectId }: Subject,
  { until, clockAt }: Pick<Snooze, "until" | "clockAt">,
) {
  const forgotten = new Date(now.getTime() - keptDays * 86_400_000);
  await db.attentionSnooze.deleteMany({
    where: { organizationId, userId, OR: [{ until: { lt: now } }, { at: { lt: forgotten } }] },
  });
  const key = { organizationId, userId, kind, subjectId };
  await db.attentionSnooze.upsert({
    where: { organizationId_userId_kind_subjectId: key },
    create: { ...key, until, clockAt, at: now },
    update: { until, clockAt, at: now },
  });
}

export async function deleteSnooze({ organizationId, db }: Context, subject: Subject) {
  await db.attentionSnooze.deleteMany({ where: { organizationId, ...subject } });
}

type Mute = { userId: string; kind: AttentionKind; muted: boolean };

/** Mutes a kind or no longer does; answers the kinds that are muted by then. */
export async function writeMute(ctx: Context, { userId, kind, muted }: Mute): Promise<AttentionKind[]> {
  const { organizationId, now, db } = ctx;
  const key = { organizationId, userId, kind };
  if (muted) await db.attentionMute.createMany({ data: { ...key, at: now }, skipDuplicates: true });
  else await db.attentionMute.deleteMany({ where: key });
  return [...(await readPreferences(ctx, userId)).muted];
}
