import { createHash } from "node:crypto";
import { CarrierSelectionRecord, type ChainProblem } from "@/lib/carrier-selection/schema";
import { checkRequirements, type Required } from "@/lib/carriers/rules/requirements";
import type { KnownCarrier } from "@/lib/carriers/schema/carrier";
import { type Eligibility, NotAssignable } from "@/lib/carriers/schema/eligibility";
import { asJson, isJsonObject, type Json } from "@/lib/core/json";
import { type Requiring, requiredOfCarrier } from "@/lib/loads/rules/required-of-carrier";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

/**
 * A value as JSON in its one canonical form (RFC 8785): no spaces, keys sorted by UTF-16 units, numbers as JavaScript
 * writes them. What a jsonb column gives back, in its own order of keys, has the form it was put in with.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const field = value[key];
      return field === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(field)}`];
    });
  return `{${fields.join(",")}}`;
}

/** The SHA-256 of a value's canonical form, in hexadecimal. */
export const hashOf = (value: Json) => createHash("sha256").update(canonicalJson(value)).digest("hex");

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

/** What is wrong with a record that should continue the chain at `end`. Only the hashes are trusted. */
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

/** A carrier that was just assigned to a load, and its eligibility at that moment. */
export type Selection = {
  load: { id: string; externalId: string; version: number } & Requiring;
  carrier: KnownCarrier;
  eligibility: Eligibility;
  /** Why this carrier, although it lacks what the load requires. */
  overrideReason?: string | undefined;
};

type Facts = Omit<
  CarrierSelectionRecord,
  "schemaVersion" | "load" | "carrier" | "relationship" | "requirements" | "held" | "rules" | "overrideReason"
>;

/**
 * The record of a selection: a copy of whatever counted, for all of that may change tomorrow. Only what is described
 * gets into it, so that who checks its hash can make it of what is answered.
 */
export const selectionRecord = (
  facts: Facts,
  { load, carrier, eligibility, overrideReason }: Selection,
): CarrierSelectionRecord =>
  CarrierSelectionRecord.parse({
    schemaVersion: 3,
    ...facts,
    load,
    carrier,
    relationship: carrier.relationship,
    requirements: checkedRequirements(requiredOfCarrier(load), carrier, facts.at),
    held: carrier.profile,
    rules: NotAssignable.options.map((rule) => ({
      rule,
      outcome: rule === "requirements_missed" ? outcomeOf(eligibility) : "PASSED",
    })),
    ...(overrideReason !== undefined && { overrideReason }),
  });

function outcomeOf({ misses }: Eligibility) {
  if (misses.length === 0) return "PASSED";
  return misses.some(isLack) ? "TOLERATED" : "NOT_KNOWN";
}

const checkedRequirements = (required: Required, { profile }: KnownCarrier, at: string) =>
  checkRequirements(required, profile, at.slice(0, 10)).map(({ requirement, outcome }) => ({
    requirement,
    ...(requirement === "minCargoInsurance" && { least: required.minCargoInsurance }),
    outcome,
  }));
