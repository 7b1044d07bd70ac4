import { type ChainEnd, genesis, type StoredSelection } from "@/lib/carrier-selection/rules";
import type { CarrierSelectionRecord } from "@/lib/carrier-selection/schema";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

const lock = {
  name: "lock-selection-chain",
  text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text",
};
const readEnd = {
  name: "read-selection-chain-end",
  text: `SELECT "sequence", "hash" FROM "carrier_selection" WHERE "organizationId" = $1 ORDER BY "sequence" DESC LIMIT 1`,
};
const insert = {
  name: "insert-selection",
  text: `INSERT INTO "carrier_selection"
      ("organizationId", "sequence", "id", "loadId", "carrierId", "record", "previousHash", "hash", "createdAt")
    VALUES ($1, $2::int, $3, $4, $5, $6::jsonb, $7, $8, $9::timestamptz)`,
};

/**
 * Locks the organization's chain until the transaction ends, and answers its end. A statement of its own takes the
 * lock: one that also read would read what was there before it waited.
 */
export async function lockChain(tx: Context): Promise<ChainEnd> {
  const { organizationId } = tx;
  await runStatement(tx, lock, [`carrier_selection ${organizationId}`]);
  const [end] = await runStatement<ChainEnd>(tx, readEnd, [organizationId]);
  return end ?? genesis;
}

export async function insertSelection(tx: Context, record: CarrierSelectionRecord, hash: string) {
  const { organizationId, sequence, id, load, carrier, previousHash, at } = record;
  const filed = [organizationId, sequence, id, load.id, carrier.id];
  await runStatement(tx, insert, [...filed, JSON.stringify(record), previousHash, hash, new Date(at)]);
}

type Wanted = { loadId?: string | undefined; carrierId?: string | undefined; before?: number | undefined };

/** Newest first. */
export const readSelections = (
  { organizationId, db }: Context,
  { before, loadId, carrierId }: Wanted,
  limit: number,
): Promise<StoredSelection[]> =>
  db.carrierSelection.findMany({
    where: {
      organizationId,
      ...(loadId !== undefined && { loadId }),
      ...(carrierId !== undefined && { carrierId }),
      ...(before !== undefined && { sequence: { lt: before } }),
    },
    orderBy: { sequence: "desc" },
    take: limit,
  });

/** The ends of the chain before each of the given records. */
export async function readEndsBefore({ organizationId, db }: Context, sequences: readonly number[]) {
  const before = sequences.map((sequence) => sequence - 1);
  const ends = await db.carrierSelection.findMany({
    where: { organizationId, sequence: { in: before } },
    select: { sequence: true, hash: true },
  });
  return new Map([genesis, ...ends].map((end) => [end.sequence, end]));
}

/** The records after a place in the chain, in its order. */
export const readChain = ({ organizationId, db }: Context, after: number, limit: number): Promise<StoredSelection[]> =>
  db.carrierSelection.findMany({
    where: { organizationId, sequence: { gt: after } },
    orderBy: { sequence: "asc" },
    take: limit,
  });

/** The organizations that have records. */
export async function listChains({ db }: Pick<Context, "db">): Promise<string[]> {
  const chains = await db.carrierSelection.groupBy({ by: ["organizationId"], orderBy: { organizationId: "asc" } });
  return chains.map(({ organizationId }) => organizationId);
}
