import type { Context } from "@/lib/server/context";
import { isOfOneRow } from "@/lib/server/database-errors";
import { db } from "@/lib/server/db";
import { gather } from "@/lib/server/gather";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { type Column, defineStatement, int, type RowOf, runStatement } from "@/lib/server/statement";

const gathering = { countOf: (waiting: number) => Math.min(waiting, 16), runsMax: 2, isOfOneCall: isOfOneRow };

type Key = { organizationId: string; key: string };
type GatheredRead<Row> = { name: string; text: (p: Key) => string; row: Row };

/**
 * Defines a statement that reads what an organization has under a key. What several calls ask at once, of whichever
 * organization, is asked in one statement; each gets its own rows. Inside a transaction it is run by itself.
 */
export function defineGatheredRead<Row extends Readonly<Record<string, Column<unknown>>>>(read: GatheredRead<Row>) {
  const { name, text } = read;
  const alone = defineStatement({ ...read, parameters: { organizationId: "text", key: "text" } });
  const row: Row = Object.assign({ call: int() }, read.row);
  const together = defineStatement({
    name: `${name}-gathered`,
    parameters: { organizationIds: "text[]", keys: "text[]" },
    text: (p) => `SELECT "asked"."call"::int4, "found".*
      FROM unnest(${p.organizationIds}, ${p.keys}) WITH ORDINALITY AS "asked" ("organizationId", "key", "call")
      CROSS JOIN LATERAL (${text({ organizationId: `"asked"."organizationId"`, key: `"asked"."key"` })}) AS "found"`,
    row,
  });
  const run = async (calls: readonly Key[]) => {
    const [only] = calls;
    if (only && calls.length === 1) return [await runStatement({ db }, alone, only)];
    const answers: RowOf<typeof alone>[][] = calls.map(() => []);
    const organizationIds = calls.map(({ organizationId }) => organizationId);
    const keys = calls.map(({ key }) => key);
    for (const found of await runStatement({ db }, together, { organizationIds, keys }))
      answers[Number(Reflect.get(found, "call")) - 1]?.push(found);
    return answers;
  };
  return ({ db: asking, organizationId }: Context, key: string) => {
    const call = { organizationId, key };
    if (asking !== db) return runStatement({ db: asking }, alone, call);
    return oncePerProcess(`gathered ${name}`, () => gather({ ...gathering, run }))(call);
  };
}
