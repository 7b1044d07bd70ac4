import type { PricedHistory } from "@/lib/rates/rules/price-lane";
import type { RateEvidence } from "@/lib/rates/schema/evidence";
import type { RateFault } from "@/lib/rates/schema/history-operation";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

/** An answer as it is kept: figures from which it is written out again, or why there is none. */
export type KeptAnswer = {
  priced?: { history: PricedHistory; alternates: PricedHistory[] };
  error?: RateFault;
  evidence?: RateEvidence;
};

/** `laneKey` is empty where the lane was not understood. */
export type NewAnswer = { id: string; laneKey: string; answer: KeptAnswer };

const keptHours = 24;
const oldest = (now: Date) => new Date(now.getTime() - keptHours * 3_600_000).toISOString();

const save = {
  name: "save-rate-answers",
  text: `WITH removed AS (DELETE FROM "rate_answer" WHERE "organizationId" = $1 AND "at" < $3::timestamptz)
    INSERT INTO "rate_answer" ("organizationId", "id", "laneKey", "at", "answer")
    SELECT $1, made->>'id', made->>'laneKey', $2::timestamptz, made->'answer' FROM jsonb_array_elements($4::jsonb) AS made`,
};

/** Keeps answers for a day, and removes the organization's older ones. */
export async function saveAnswers(ctx: Context, answers: readonly NewAnswer[]) {
  const values = [ctx.organizationId, ctx.now.toISOString(), oldest(ctx.now), JSON.stringify(answers)];
  await runStatement(ctx, save, values);
}

const readById = {
  name: "read-rate-answers",
  text: `SELECT "id", "at", "answer" FROM "rate_answer"
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

const read = <Row extends FoundAnswer>(ctx: Context, statement: typeof readById, keys: readonly string[]) =>
  runStatement<Row>(ctx, statement, [ctx.organizationId, keys.join("\n"), oldest(ctx.now)]);

export async function readAnswers(ctx: Context, ids: readonly string[]): Promise<Map<string, FoundAnswer>> {
  const rows = await read<FoundAnswer>(ctx, readById, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The newest answer to each question, by its key. */
export async function readAnswersOf(ctx: Context, laneKeys: readonly string[]): Promise<Map<string, FoundAnswer>> {
  if (laneKeys.length === 0) return new Map();
  const rows = await read<FoundAnswer & { laneKey: string }>(ctx, readByLane, [...new Set(laneKeys)]);
  return new Map(rows.map((row) => [row.laneKey, row]));
}
