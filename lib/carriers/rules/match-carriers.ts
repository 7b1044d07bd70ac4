import { normalisedNumbers, regulatoryNames } from "@/lib/carriers/rules/identifiers";
import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import type { ConflictKind, IdentityDifference } from "@/lib/carriers/schema/conflict";
import type { Warning } from "@/lib/core/errors";
import { searchable } from "@/lib/core/searchable";
import { CarrierIdentifiers, type RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

export type Numbers = { field: RegulatoryNumber; number: string }[];

/** The id of the carrier by each of its numbers. */
export type CarrierIndex = Map<string, string>;

const keyOf = (field: RegulatoryNumber, number: string) => `${field} ${number}`;

export function addToIndex(index: CarrierIndex, carrier: CarrierIdentity) {
  for (const field of regulatoryNames) {
    const number = carrier[field];
    if (number !== undefined) index.set(keyOf(field, number), carrier.id);
  }
}

export function indexCarriers(carriers: readonly CarrierIdentity[]): CarrierIndex {
  const index: CarrierIndex = new Map();
  for (const carrier of carriers) addToIndex(index, carrier);
  return index;
}

export type Sought = { numbers: Numbers; externalIds: string[] };

/** What an item looks for its carrier by: its numbers, or else the organization's own ids. */
export const soughtBy = (identifiers: CarrierIdentifiers, carrierExternalId?: string): Sought => ({
  numbers: normalisedNumbers(identifiers),
  externalIds: [carrierExternalId, identifiers.externalId].filter((id) => id !== undefined),
});

/** The carriers that are meant: none, one, or several. Several are never decided by a guess. */
export function carriersMeant(
  { numbers, externalIds }: Sought,
  index: CarrierIndex,
  holderOf: (externalId: string) => string | undefined,
): string[] {
  const found =
    numbers.length > 0
      ? numbers.map(({ field, number }) => index.get(keyOf(field, number)))
      : externalIds.map(holderOf);
  return [...new Set(found.filter((id) => id !== undefined))];
}

/** The identifiers as they are compared. */
export const comparedIdentifiers = ({ numbers, externalIds: [externalId] }: Sought): CarrierIdentifiers => ({
  ...Object.fromEntries(numbers.map(({ field, number }) => [field, number])),
  ...(externalId !== undefined && { externalId }),
});

/** Which of the identifiers are the carrier's own. */
export const identifiedBy = (sent: CarrierIdentifiers, carrier: CarrierIdentifiers) =>
  CarrierIdentifiers.keyof().options.filter((field) => sent[field] !== undefined && sent[field] === carrier[field]);

/** A contradiction about carriers that somebody has to resolve. Two with the same `sameAs` are the same one. */
export type FoundConflict = {
  kind: ConflictKind;
  identifiers: CarrierIdentifiers;
  carrierIds: string[];
  differences: IdentityDifference[];
  sameAs: string;
};

function finding(found: Omit<FoundConflict, "sameAs">): FoundConflict {
  const { kind, identifiers, carrierIds, differences } = found;
  const sent = differences.map(({ field, sent }) => `${field}=${sent}`);
  const named = Object.entries(identifiers).map(([field, value]) => `${field}=${value}`);
  // Other numbers that were sent along do not make it another conflict.
  const what = kind === "IDENTITY_DIFFERS" ? sent : named;
  return { ...found, sameAs: JSON.stringify([kind, [...carrierIds].sort(), what.sort()]) };
}

export const differentCarriers = (sought: Sought, carrierIds: string[]): FoundConflict =>
  finding({ kind: "DIFFERENT_CARRIERS", identifiers: comparedIdentifiers(sought), carrierIds, differences: [] });

export const identityDiffers = (sought: Sought, carrierId: string, differences: IdentityDifference[]): FoundConflict =>
  finding({ kind: "IDENTITY_DIFFERS", identifiers: comparedIdentifiers(sought), carrierIds: [carrierId], differences });

/** The numbers that differ from the record. A number that the record lacks contradicts nothing. */
export const contradictions = (onRecord: CarrierIdentity, sought: Sought): IdentityDifference[] =>
  differencesOf(onRecord, sought).filter((difference) => difference.onRecord !== undefined);

/** Does not say what is on record: guessing a number must not reveal a carrier. */
export const differenceWarnings = (differences: readonly IdentityDifference[], path: string): Warning[] =>
  differences.map(({ field }) => ({
    path: `${path}.${field}`,
    code: "carrier_number_differs",
    message: "The carrier that your other numbers name has another one on record. The record stays as it is.",
  }));

/** Warnings of the numbers that differ from the record of the carrier they name. */
export const numberWarnings = (onRecord: CarrierIdentity, sought: Sought, path: string) =>
  differenceWarnings(contradictions(onRecord, sought), path);

/** Why identifiers find nobody. */
export function whyNotFound(identifiers: CarrierIdentifiers & { scac?: string | undefined }) {
  const { numbers, externalIds } = soughtBy(identifiers);
  if (numbers.length > 0) return { reason: "unknown_numbers" };
  if (externalIds.length > 0) return { reason: "unknown_external_id" };
  return { reason: identifiers.scac === undefined ? "nothing_given" : "unknown_scac" };
}

type Sent = { displayName?: string | undefined; scac?: string | undefined };

/** How the identity that was sent differs from the record. Case and accents do not count in names. */
export function differencesOf(onRecord: CarrierIdentity, { numbers }: Sought, sent: Sent = {}): IdentityDifference[] {
  const names = [
    { field: "displayName", onRecord: onRecord.displayName, sent: sent.displayName },
    { field: "scac", onRecord: onRecord.scac, sent: sent.scac?.toUpperCase() },
  ];
  const others = numbers.filter(({ field, number }) => onRecord[field] !== number);
  return [
    ...names.filter((name) => name.sent !== undefined && searchable(name.sent) !== searchable(name.onRecord ?? "")),
    ...others.map(({ field, number }) => ({ field, onRecord: onRecord[field], sent: number })),
  ];
}
