import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement, text } from "@/lib/server/statement";

const locking = (kind: "" | "_shared") =>
  defineStatement({
    name: `lock-by-name${kind}`,
    parameters: { name: "text" },
    text: (p) => `SELECT pg_advisory_xact_lock${kind}(hashtextextended(${p.name}, 0))::text AS "locked"`,
    row: { locked: text() },
  });
const alone = locking("");
const together = locking("_shared");

/** Until the transaction ends, others that lock this name wait. For decisions on rows that may not exist yet. */
export async function lockName(tx: Pick<Context, "db">, name: string): Promise<void> {
  await runStatement(tx, alone, { name });
}

/** As `lockName`, but several transactions may share the lock; only those that call `lockName` wait for them. */
export async function shareLockOfName(tx: Pick<Context, "db">, name: string): Promise<void> {
  await runStatement(tx, together, { name });
}
