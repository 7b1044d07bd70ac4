import type { Context } from "@/lib/server/context";
import { db, pool } from "@/lib/server/db";

/** A statement that is prepared once per connection under its name. */
export type Statement = { name: string; text: string };

/**
 * A write that goes along in the statement of another one, as one of its common table expressions: a transaction of two
 * statements costs several times as much. `text` is given the number of its first parameter.
 */
export type Rider = { name: string; text: (first: number) => string; values: unknown[] };

/**
 * Runs one of the few statements that every sync needs. Prisma's own way costs twice the CPU of the statement itself,
 * so it is only taken inside a transaction of Prisma's. The caller vouches that the rows are what the text selects.
 */
export async function runStatement<Row extends object>(
  ctx: Context,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  if (ctx.db !== db) return ctx.db.$queryRawUnsafe<Row[]>(text, ...values);
  const { rows } = await pool.query<Row>({ name, text, values });
  return rows;
}
