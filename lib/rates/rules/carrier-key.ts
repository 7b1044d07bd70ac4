import { normalisedNumbers } from "@/lib/carriers/rules/identifiers";
import { searchable } from "@/lib/core/searchable";
import type { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";

/** Whoever hauled it: all unknown carriers count as one, so that they never seem to be many. */
export const unknownCarrier = "unknown";

const nameLengthMax = 200;

/**
 * What a carrier that nobody has on record is told apart by: its first number, else its name without case, accents
 * and marks. The organization's own id alone means nothing to anybody else, so it comes last and names the organization.
 */
export function carrierKeyOf(
  { name, ...identifiers }: CarrierIdentifiers & { name?: string | undefined },
  organizationId: string,
): string {
  const [first] = normalisedNumbers(identifiers);
  if (first) return `${first.field}:${first.number}`;
  const words = searchable(name ?? "").match(/[\p{L}\p{N}&]+/gu);
  if (words) return `name:${words.join(" ").slice(0, nameLengthMax)}`;
  return identifiers.externalId === undefined ? unknownCarrier : `own:${organizationId}:${identifiers.externalId}`;
}
