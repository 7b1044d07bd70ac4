import { type KeptAnswer, type PackedAnswer, packAnswer, unpackAnswer } from "@/lib/rates/rules/packed-answer";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import { defineStatement, jsonb, runStatement, text, timestamp } from "@/lib/server/statement";
import { rateAnswersHours } from "@/lib/vocabulary/limits.values";

/** `laneKey` is empty where the lane was not understood. */
export type NewAnswer = { id: string; laneKey: string; answer: KeptAnswer };

const oldest = (now: Date) => new Date(now.getTime() - rateAnswersHours * 3_600_000).toISOString();

const save = defineStatement({
  name: "save-rate-answers",
  parameters: {
    organizationId: "text",
    now: "timestamptz",
    oldest: "timestamptz",
    ids: "text",
    laneKeys: "text",
    answers: "text",
  },
  text: (p) => `WITH removed AS (
      DELETE FROM "rate_answer" WHERE "organizationId" = ${p.organizationId} AND "at" < ${p.oldest})
    INSERT INTO "rate_answer" ("organizationId", "id", "laneKey", "at", "answer")
    SELECT ${p.organizationId}, made."id", coalesce(made."laneKey", ''), ${p.now}, made."answer"::jsonb
    FROM unnest(string_to_array(${p.ids}, E'\\n'), string_to_array(${p.laneKeys}, E'\\n'),
      string_to_array(${p.answers}, E'\\n')) AS made("id", "laneKey", "answer")`,
  row: {},
});

/** Keeps answers for a day, and removes the organization's older ones. */
export async function saveAnswers(ctx: Context, answers: readonly NewAnswer[]) {
  const column = (of: (answer: NewAnswer) => string) => answers.map(of).join("\n");
  await runStatement(ctx, save, {
    organizationId: ctx.organizationId,
    now: ctx.now,
    oldest: oldest(ctx.now),
    ids: column(({ id }) => id),
    laneKeys: column(({ laneKey }) => laneKey),
    answers: column(({ answer }) => JSON.stringify(packAnswer(answer))),
  });
  announceChange(ctx, "rate");
}

const asked = { organizationId: "text", keys: "text", oldest: "timestamptz" } as const;
const stored = { laneKey: text(), id: text(), at: timestamp(), answer: jsonb<PackedAnswer>() };

const readById = defineStatement({
  name: "read-rate-answers",
  parameters: asked,
  text: (p) => `SELECT "laneKey", "id", "at", "answer" FROM "rate_answer"
    WHERE "organizationId" = ${p.organizationId} AND "id" = ANY(string_to_array(${p.keys}, E'\\n'))
      AND "at" >= ${p.oldest}`,
  row: stored,
});
const readByLane = defineStatement({
  name: "read-newest-rate-answers",
  parameters: asked,
  text: (p) => `SELECT newest.* FROM unnest(string_to_array(${p.keys}, E'\\n')) AS key("laneKey")
    CROSS JOIN LATERAL (
      SELECT "laneKey", "id", "at", "answer" FROM "rate_answer" AS answer
      WHERE answer."organizationId" = ${p.organizationId} AND answer."laneKey" = key."laneKey"
        AND answer."at" >= ${p.oldest}
      ORDER BY answer."at" DESC, answer."id" DESC LIMIT 1
    ) AS newest`,
  row: stored,
});

/** An answer that was given within a day. */
export type FoundAnswer = { id: string; at: Date; answer: KeptAnswer };

async function read(ctx: Context, statement: typeof readById, keys: readonly string[]) {
  const values = { organizationId: ctx.organizationId, keys: keys.join("\n"), oldest: oldest(ctx.now) };
  const rows = await runStatement(ctx, statement, values);
  return rows.map((row) => ({ ...row, answer: unpackAnswer(row.answer) }));
}

export async function readAnswers(ctx: Context, ids: readonly string[]): Promise<Map<string, FoundAnswer>> {
  const rows = await read(ctx, readById, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The newest answer to each question, by its key. */
export async function readAnswersOf(ctx: Context, laneKeys: readonly string[]): Promise<Map<string, FoundAnswer>> {
  if (laneKeys.length === 0) return new Map();
  const rows = await read(ctx, readByLane, [...new Set(laneKeys)]);
  return new Map(rows.map((row) => [row.laneKey, row]));
}
