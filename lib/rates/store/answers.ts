import { type KeptAnswer, type PackedAnswer, packAnswer, unpackAnswer } from "@/lib/rates/rules/packed-answer";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

/** `laneKey` is empty where the lane was not understood. */
export type NewAnswer = { id: string; laneKey: string; answer: KeptAnswer };

const keptHours = 24;
const oldest = (now: Date) => new Date(now.getTime() - keptHours * 3_600_000).toISOString();

const save = {
  name: "save-rate-answers",
  text: `WITH removed AS (DELETE FROM "rate_answer" WHERE "organizationId" = $1 AND "at" < $3::timestamptz)
    INSERT INTO "rate_answer" ("organizationId", "id", "laneKey", "at", "answer")
    SELECT $1, made."id", coalesce(made."laneKey", ''), $2::timestamptz, made."answer"::jsonb
    FROM unnest(string_to_array($4, E'\\n'), string_to_array($5, E'\\n'), string_to_array($6, E'\\n'))
      AS made("id", "laneKey", "answer")`,
};

/** Keeps answers for a day, and removes the organization's older ones. */
export async function saveAnswers(ctx: Context, answers: readonly NewAnswer[]) {
  const column = (of: (answer: NewAnswer) => string) => answers.map(of).join("\n");
  const columns = [
    column(({ id }) => id),
    column(({ laneKey }) => laneKey),
    column(({ answer }) => JSON.stringify(packAnswer(answer))),
  ];
  await runStatement(ctx, save, [ctx.organizationId, ctx.now.toISOString(), oldest(ctx.now), ...columns]);
}

const readById = {
  name: "read-rate-answers",
  text: `SELECT "laneKey", "id", "at", "answer" FROM "rate_answer"
    WHERE "organizationId" = $1 AND "id" = ANY(string_to_array($2, E'\\n')) AND "at" >= $3::timestamptz`,
};
const readByLane = {
  name: "read-newest-rate-answers",
  text: `SELECT newest.* FROM unnest(string_to_array($2, E'\\n')) AS key("laneKey")
    CROSS JOIN LATERAL (
      SELECT "laneKey", "id", "at", "answer" FROM "rate_answer" AS answer
      WHERE answer."organizationId" = $1 AND answer."laneKey" = key."laneKey" AND answer."at" >= $3::timestamptz
      ORDER BY answer."at" DESC, answer."id" DESC LIMIT 1
    ) AS newest`,
};

/** An answer that was given within a day. */
export type FoundAnswer = { id: string; at: Date; answer: KeptAnswer };

async function read(ctx: Context, statement: typeof readById, keys: readonly string[]) {
  type Row = { id: string; laneKey: string; at: Date; answer: PackedAnswer };
  const rows = await runStatement<Row>(ctx, statement, [ctx.organizationId, keys.join("\n"), oldest(ctx.now)]);
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
