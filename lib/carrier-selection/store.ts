import { type ChainEnd, genesis, type StoredSelection } from "@/lib/carrier-selection/rules";
import type { CarrierSelectionRecord } from "@/lib/carrier-selection/schema";
import type { Context } from "@/lib/server/context";
import { lockName } from "@/lib/server/named-lock";
import { defineStatement, int, runStatement, text } from "@/lib/server/statement";

const readEnd = defineStatement({
  name: "read-selection-chain-end",
  parameters: { organizationId: "text" },
  text: (p) => `SELECT "sequence", "hash" FROM "carrier_selection" WHERE "organizationId" = ${p.organizationId}
    ORDER BY "sequence" DESC LIMIT 1`,
  row: { sequence: int(), hash: text() },
});
const insert = defineStatement({
  name: "insert-selection",
  parameters: {
    organizationId: "text",
    sequence: "int4",
    id: "text",
    loadId: "text",
    carrierId: "text",
    record: "jsonb",
    previousHash: "text",
    hash: "text",
    at: "timestamptz",
  },
  text: (p) => `INSERT INTO "carrier_selection"
      ("organizationId", "sequence", "id", "loadId", "carrierId", "record", "previousHash", "hash", "createdAt")
    VALUES (${p.organizationId}, ${p.sequence}, ${p.id}, ${p.loadId}, ${p.carrierId}, ${p.record}, ${p.previousHash},
      ${p.hash}, ${p.at})`,
  row: {},
});

/**
 * Locks the organization's chain until the transaction ends, and answers its end. A statement of its own takes the
 * lock: one that also read would read what was there before it waited.
 */
export async function lockChain(tx: Context): Promise<ChainEnd> {
  const { organizationId } = tx;
  await lockName(tx, `carrier_selection ${organizationId}`);
  const [end] = await runStatement(tx, readEnd, { organizationId });
  return end ?? genesis;
}

export async function insertSelection(tx: Context, record: CarrierSelectionRecord, hash: string) {
  const { organizationId, sequence, id, load, carrier, previousHash, at } = record;
  const filed = { organizationId, sequence, id, loadId: load.id, carrierId: carrier.id };
  await runStatement(tx, insert, { ...filed, record: JSON.stringify(record), previousHash, hash, at });
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

const recent = defineStatement({
  name: "read-recently-assigned",
  parameters: { organizationId: "text", from: "timestamptz", max: "int4" },
  text: (p) => `SELECT DISTINCT "loadId" FROM (
      SELECT "loadId", "createdAt" FROM "carrier_selection" WHERE "organizationId" = ${p.organizationId}
      ORDER BY "sequence" DESC LIMIT ${p.max}) latest WHERE "createdAt" >= ${p.from}`,
  row: { loadId: text() },
});

/** The loads that got a carrier since then, by the latest `max` records. */
export async function readRecentlyAssigned(ctx: Context, from: Date, max: number): Promise<string[]> {
  const rows = await runStatement(ctx, recent, { organizationId: ctx.organizationId, from, max });
  return rows.map(({ loadId }) => loadId);
}
