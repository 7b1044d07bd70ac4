import { normalisedNumbers, regulatoryNames } from "@/lib/carriers/rules/normalise-identifiers";
import type { CarrierIdentity } from "@/lib/carriers/schema/known-carrier";
import type { CarrierIdentifiers, RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

export type Numbers = { field: RegulatoryNumber; number: string }[];

/** Who holds which number. */
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

/** The carriers that are meant: none, one, or several, which is never decided by a guess. */
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
