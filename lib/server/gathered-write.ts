import type { Context } from "@/lib/server/context";
import { isOfOneRow } from "@/lib/server/database-errors";
import { db, pool } from "@/lib/server/db";
import { gather } from "@/lib/server/gather";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { declaredStatements, int, type ParameterTypes, sendable, type Values } from "@/lib/server/statement";

type Names<Parameters extends ParameterTypes> = { [Name in keyof Parameters]: string };

type Part<Parameters extends ParameterTypes> = {
  name: string;
  parameters: Parameters;
  /** Its statement over the rows of "saved". `p` names the columns that contain its parameters. */
  text(p: Names<Parameters>): string;
};

/** What is written along with one row, or not at all: a transaction of two statements costs several times as much. */
export type AdditionalWrite = { part: Part<ParameterTypes>; values: Readonly<Record<string, unknown>> };

export const additionalWrite = <const Parameters extends ParameterTypes>(
  part: Part<Parameters>,
  values: Values<Parameters>,
): AdditionalWrite => ({ part, values });

type GatheredWrite<Parameters extends ParameterTypes> = {
  name: string;
  parameters: Parameters;
  /**
   * Common table expressions that write the rows of "input", the last of them "saved": those rows of "input" that were
   * written. `p` names the columns that contain the parameters. Where it `skipsLocked`, it leaves out rows that are
   * locked just now, so that nobody waits for what only one call is about.
   */
  text(p: Names<Parameters>, skipsLocked: boolean): string;
};

// Each number has a prepared statement of its own, on each connection.
const counts = [8, 4, 2, 1];
const countOf = (waiting: number) => counts.find((count) => count <= waiting) ?? 1;

const namesOf = ({ name, parameters }: Pick<Part<ParameterTypes>, "name" | "parameters">) =>
  Object.fromEntries(Object.keys(parameters).map((parameter) => [parameter, `"${name}_${parameter}"`]));

/** The statement for so many rows, with what goes along with each of them. */
function sqlOf(write: GatheredWrite<ParameterTypes>, parts: readonly Part<ParameterTypes>[], count: number | "alone") {
  const main = { name: "sent", parameters: write.parameters };
  const columns = [main, ...parts].flatMap((part) => Object.values(namesOf(part)));
  const types = [main, ...parts].flatMap(({ parameters }) => Object.values(parameters));
  const rows = Array.from({ length: count === "alone" ? 1 : count }, (_, call) => {
    const placed = types.map((type, index) => `$${call * types.length + index + 1}::${type}`);
    return `(${placed.join(", ")}, ${call})`;
  });
  const also = parts.map((part) => `, "${part.name}" AS (${part.text(namesOf(part))})`);
  return `WITH "input" (${columns.join(", ")}, "call") AS (VALUES ${rows.join(", ")}),
    ${write.text(namesOf(main), count !== "alone")}${also.join("")} SELECT "call" FROM "saved"`;
}

/**
 * Defines a statement that writes a row, and answers whether it was written. What several calls write at once, of
 * whichever organization, goes in one statement, which waits for no row's lock. Inside a transaction a row goes alone.
 */
export function defineGatheredWrite<const Parameters extends ParameterTypes>(write: GatheredWrite<Parameters>) {
  for (const count of ["alone", 2] as const)
    declaredStatements.push({ name: `${write.name}-${count}`, sql: sqlOf(write, [], count), row: { call: int() } });
  const texts = new Map<string, string>();

  return async (ctx: Pick<Context, "db">, values: Values<Parameters>, also: readonly AdditionalWrite[] = []) => {
    const parts = also.map(({ part }) => part);
    const kind = [write.name, ...parts.map(({ name }) => name)].join("-");
    const textOf = (count: number | "alone") => {
      const name = `${kind}-${count}`;
      const text = texts.get(name) ?? sqlOf(write, parts, count);
      texts.set(name, text);
      return { name, text };
    };
    const call = [valuesOf(write, values), ...also.map((one) => valuesOf(one.part, one.values))].flat();
    if (ctx.db !== db) return (await ctx.db.$queryRawUnsafe<unknown[]>(textOf("alone").text, ...call)).length === 1;
    const run = async (calls: readonly (readonly unknown[])[]) => {
      const { rows } = await pool.query<{ call: number }>({ ...textOf(calls.length), values: calls.flat() });
      const written = new Set(rows.map(({ call }) => call));
      return calls.map((_, index) => written.has(index));
    };
    const makeGatherer = () => gather({ run, countOf, runsMax: 2, isOfOneCall: isOfOneRow });
    return oncePerProcess(`gathered ${kind}`, makeGatherer)(call);
  };
}

const valuesOf = ({ parameters }: { parameters: ParameterTypes }, values: Readonly<Record<string, unknown>>) =>
  Object.keys(parameters).map((name) => sendable(values[name]));
