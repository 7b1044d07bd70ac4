import { hashOf } from "@/lib/carrier-selection/rules/canonical-json";
import type { ChainProblem } from "@/lib/carrier-selection/schema";
import { asJson, isJsonObject } from "@/lib/core/json";

/** A record as it is stored: its JSON, and the columns it is found by. */
export type StoredSelection = {
  organizationId: string;
  sequence: number;
  id: string;
  loadId: string;
  carrierId: string;
  createdAt: Date;
  record: unknown;
  hash: string;
  previousHash: string;
};

/** The end of a chain: the place and the hash of its last record. */
export type ChainEnd = { sequence: number; hash: string };

export const genesis: ChainEnd = { sequence: 0, hash: "0".repeat(64) };

/** What is wrong with a record that should continue the chain at `end`. Nobody's word is trusted but the hashes'. */
export function problemOf(stored: StoredSelection, end: ChainEnd): ChainProblem | undefined {
  if (stored.sequence !== end.sequence + 1) return "record_missing";
  if (stored.hash !== hashOf(asJson(stored.record))) return "record_changed";
  if (!isAsRecorded(stored)) return "columns_changed";
  return stored.previousHash === end.hash ? undefined : "chain_broken";
}

/** A column that says something else would show the record beside another load or carrier. */
function isAsRecorded({ record, hash: _hash, createdAt, loadId, carrierId, ...columns }: StoredSelection) {
  if (!isJsonObject(record)) return false;
  const { load, carrier, at } = record;
  return (
    Object.entries(columns).every(([name, value]) => record[name] === value) &&
    isJsonObject(load) &&
    load.id === loadId &&
    isJsonObject(carrier) &&
    carrier.id === carrierId &&
    at === createdAt.toISOString()
  );
}
