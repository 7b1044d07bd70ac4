import { contradictions } from "@/lib/carriers/rules/found-conflict";
import { soughtBy } from "@/lib/carriers/rules/match-carriers";
import type { IdentityDifference } from "@/lib/carriers/schema/conflict";
import type { Warning } from "@/lib/core/errors";
import { jsonEqual } from "@/lib/core/json";
import type { NamedCarrier } from "@/lib/loads/rules/carrier-verdict";
import type { SentAssignment, SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadState } from "@/lib/loads/rules/stored-load";

/** A carrier that was named by numbers of which the record has some otherwise. */
export type Contradiction = {
  carrierId: string;
  identifiers: NonNullable<SentAssignment["carrier"]>;
  differences: IdentityDifference[];
};

type Naming = { stored: LoadState | undefined; sent: SentLoad; isUserSave: boolean; named: NamedCarrier | undefined };

/** Found once, when the carrier is named: the same words again are no news. */
export function contradictionOf({ stored, sent, isUserSave, named }: Naming): Contradiction | undefined {
  const identifiers = sent.assignedCarrier?.carrier;
  if (!named?.found || !identifiers) return undefined;
  const last = isUserSave ? stored?.proposedCarrier : stored?.syncBase.assignedCarrier;
  if (jsonEqual(identifiers, last?.carrier)) return undefined;
  const differences = contradictions(named.found, soughtBy(identifiers));
  return differences.length > 0 ? { carrierId: named.found.id, identifiers, differences } : undefined;
}

/** Without what is on record: who only guesses a number learns nothing of a stranger. */
export const contradictionWarnings = ({ differences }: Pick<Contradiction, "differences">): Warning[] =>
  differences.map(({ field }) => ({
    path: `load.assignedCarrier.carrier.${field}`,
    code: "carrier_number_differs",
    message: "The carrier that your other numbers name has another one on record. The record stays as it is.",
  }));
