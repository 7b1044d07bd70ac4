import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

const lock = (kind: "" | "_shared") => ({
  name: `lock-newcomers${kind}`,
  text: `SELECT pg_advisory_xact_lock${kind}(hashtextextended($1, 0))::text`,
});
const [alone, together] = [lock(""), lock("_shared")];
const nameOf = ({ organizationId }: Context) => [`newcomers ${organizationId}`];

/** Until the transaction ends, no carrier without a relationship bids. */
export async function keepNewcomersOut(tx: Context) {
  await runStatement(tx, alone, nameOf(tx));
}

/** Waits for whoever keeps newcomers out, and lets nobody do so until the transaction ends. */
export async function letNewcomersIn(tx: Context) {
  await runStatement(tx, together, nameOf(tx));
}
