import { normalisedNumber, regulatoryNames } from "@/lib/carriers/rules/identifiers";
import type { CarrierIdentity } from "@/lib/carriers/schema/carrier";
import type { IdentityDifference } from "@/lib/carriers/schema/conflict";
import { searchable } from "@/lib/core/searchable";
import type { IdentityAnswer } from "@/lib/onboarding/schema/onboarding";

type Compared = [field: keyof IdentityAnswer, compare: (written: string) => string | undefined];

/** How each part of an identity is compared: names without case and accents, numbers without the marks in them. */
const compared: Compared[] = [
  ["displayName", searchable],
  ...regulatoryNames.map((name): Compared => [name, (written) => normalisedNumber(name, written)]),
  ["scac", (written) => written.toUpperCase()],
];

/** The identity on record as a carrier would answer it. */
export const identityAnswerOf = (carrier: CarrierIdentity): IdentityAnswer =>
  Object.fromEntries(compared.flatMap(([field]) => (carrier[field] === undefined ? [] : [[field, carrier[field]]])));

/** Where a carrier says it is another than on record; also where it says that it has no such number. */
export const identityDifferences = (carrier: CarrierIdentity, answer: IdentityAnswer): IdentityDifference[] =>
  compared.flatMap(([field, compare]) => {
    const [onRecord, sent] = [carrier[field], answer[field]];
    if ((onRecord && compare(onRecord)) === (sent && compare(sent))) return [];
    return [{ field, ...(onRecord !== undefined && { onRecord }), ...(sent !== undefined && { sent }) }];
  });
