import type pg from "pg";
import type { Context } from "@/lib/server/context";
import { db, pool } from "@/lib/server/db";
import { queryWhileWanted } from "@/lib/server/wanted-query";
import type { Prisma } from "@/prisma/generated/client";

/** The values that a parameter takes, by its type in PostgreSQL. An array may also be given as its literal. */
type Given = {
  text: string;
  int4: number;
  int8: number;
  float8: number;
  bool: boolean;
  timestamptz: Date | string;
  date: string;
  jsonb: string;
  "text[]": readonly string[] | string;
  "int4[]": readonly number[] | string;
  "float8[]": readonly number[] | string;
  "date[]": readonly string[] | string;
};
export type ParameterTypes = Readonly<Record<string, keyof Given>>;
export type Values<Parameters extends ParameterTypes> = { [Name in keyof Parameters]: Given[Parameters[Name]] | null };
type Placeholders<Parameters extends ParameterTypes> = { [Name in keyof Parameters]: string };

/** A column of the rows: its type in PostgreSQL, and its type in TypeScript. `value` is never set. */
export type Column<Value> = { type: string; value?: Value };

export const text = <Value extends string = string>(): Column<Value> => ({ type: "text" });
export const int = (): Column<number> => ({ type: "int4" });
export const float = (): Column<number> => ({ type: "float8" });
export const bool = (): Column<boolean> => ({ type: "bool" });
export const timestamp = (): Column<Date> => ({ type: "timestamptz" });
export const textArray = <Value extends string = string>(): Column<Value[]> => ({ type: "text[]" });
/** The caller names the type: the column contains what the same store wrote there. */
export const jsonb = <Value>(): Column<Value> => ({ type: "jsonb" });
export const nullable = <Value>({ type }: Column<Value>): Column<Value | null> => ({ type });
/** Of a dynamic statement: a column that is of the one type or of the other. */
export const either = <First, Second>(first: Column<First>, second: Column<Second>): Column<First | Second> => ({
  type: `${first.type}|${second.type}`,
});

type Columns = Readonly<Record<string, Column<unknown>>>;
type RowOfColumns<Row extends Columns> = {
  [Name in keyof Row]: Row[Name] extends Column<infer Value> ? Value : never;
};

export type Statement<Parameters extends ParameterTypes, Row extends Columns> = {
  /** Unique: the statement is prepared under it, once per connection. */
  name: string;
  parameters: Parameters;
  /** Gets the placeholder of each parameter with its type, such as `$1::text`. */
  text(parameters: Placeholders<Parameters>): string;
  row: Row;
};

/** A row as a statement answers it: `RowOf<typeof readBudget>`. */
export type RowOf<Declared extends { row: Columns }> = RowOfColumns<Declared["row"]>;

type DeclaredStatement = { name: string; sql: string; row: Columns };

/** All statements that were defined: `lib/server/statement.test.ts` checks each against the database. */
export const declaredStatements: DeclaredStatement[] = [];

/**
 * Defines a statement whose text never changes. Its parameters have names and types, and so have the columns of its
 * rows: a test prepares each statement and fails where a name or a type is not what the database says.
 *
 *     const readBudget = defineStatement({
 *       name: "read-usage-budget",
 *       parameters: { organizationId: "text" },
 *       text: (p) => `SELECT "alertPercent" FROM "usage_budget" WHERE "organizationId" = ${p.organizationId}`,
 *       row: { alertPercent: int() },
 *     });
 *     const [budget] = await runStatement(ctx, readBudget, { organizationId: ctx.organizationId });
 */
export function defineStatement<const Parameters extends ParameterTypes, Row extends Columns>(
  statement: Statement<Parameters, Row>,
): Statement<Parameters, Row> {
  declaredStatements.push({ name: statement.name, sql: sqlOf(statement), row: statement.row });
  return statement;
}

const sqlOf = ({ parameters, text }: Statement<ParameterTypes, Columns>) =>
  text(Object.fromEntries(Object.entries(parameters).map(([name, type], index) => [name, `$${index + 1}::${type}`])));

// Prisma's driver writes a Date without its zone, and a connection may have another one than UTC.
export const sendable = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

const valuesOf = (
  { parameters }: Pick<Statement<ParameterTypes, Columns>, "parameters">,
  values: Readonly<Record<string, unknown>>,
) => Object.keys(parameters).map((name) => sendable(values[name]));

const knownTexts = new Map<string, string>();

/**
 * Runs a statement, prepared once per connection. Prisma's own way costs twice the CPU of the statement itself, so it is
 * only taken inside a transaction of Prisma's.
 */
export async function runStatement<Parameters extends ParameterTypes, Row extends Columns>(
  ctx: Pick<Context, "db" | "wanted">,
  statement: Statement<Parameters, Row>,
  values: Values<Parameters>,
): Promise<RowOfColumns<Row>[]> {
  const { name } = statement;
  const text = knownTexts.get(name) ?? sqlOf(statement);
  knownTexts.set(name, text);
  const all = valuesOf(statement, values);
  if (ctx.db !== db) return ctx.db.$queryRawUnsafe<RowOfColumns<Row>[]>(text, ...all);
  return send(ctx, { name, text, values: all });
}

/** Over a connection that no transaction has. */
async function send<Row extends pg.QueryResultRow>({ wanted }: Pick<Context, "wanted">, query: pg.QueryConfig) {
  const { rows } = wanted ? await queryWhileWanted<Row>(wanted, query) : await pool.query<Row>(query);
  return rows;
}

/** A statement whose text depends on what is asked: each filter and order has a text of its own. */
export type DynamicStatement<Asked, Row extends Columns> = {
  name: string;
  text(asked: Asked): Prisma.Sql;
  /** Together they reach every branch of `text`: the test of statements prepares each. */
  examples: readonly NoInfer<Asked>[];
  row: Row;
};

/** As `defineStatement`, for a text that is put together from parts. */
export function defineDynamicStatement<Asked, Row extends Columns>(
  statement: DynamicStatement<Asked, Row>,
): DynamicStatement<Asked, Row> {
  const { name, examples, row } = statement;
  for (const [index, example] of examples.entries()) {
    declaredStatements.push({ name: `${name} (example ${index + 1})`, sql: statement.text(example).text, row });
  }
  return statement;
}

/** It only reads. It is planned each time: which index is best depends on what is asked. */
export async function runDynamicStatement<Asked, Row extends Columns>(
  ctx: Pick<Context, "db" | "wanted">,
  statement: DynamicStatement<Asked, Row>,
  asked: Asked,
): Promise<RowOfColumns<Row>[]> {
  const sql = statement.text(asked);
  if (ctx.db !== db) return ctx.db.$queryRaw<RowOfColumns<Row>[]>(sql);
  const { text, values } = sql;
  return send(ctx, { text, values: values.map(sendable) });
}

/**
 * Runs a statement of a transaction through a cursor, some rows at a time: for more rows than memory should contain.
 * The cursor has the name of the statement, so a transaction reads each statement once at a time.
 */
export async function* readInParts<Parameters extends ParameterTypes, Row extends Columns>(
  tx: Pick<Context, "db">,
  statement: Statement<Parameters, Row>,
  values: Values<Parameters>,
  rowsAtOnce: number,
): AsyncGenerator<RowOfColumns<Row>[]> {
  const cursor = `"${statement.name}"`;
  const declare = `DECLARE ${cursor} NO SCROLL CURSOR FOR ${sqlOf(statement)}`;
  await tx.db.$executeRawUnsafe(declare, ...valuesOf(statement, values));
  for (;;) {
    const rows = await tx.db.$queryRawUnsafe<RowOfColumns<Row>[]>(`FETCH ${rowsAtOnce} FROM ${cursor}`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.db.$executeRawUnsafe(`CLOSE ${cursor}`);
}
