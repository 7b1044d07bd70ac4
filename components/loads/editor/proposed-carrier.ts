import type { CarrierChoice } from "@/components/loads/form/choices";
import { normalisedNumbers } from "@/lib/carriers/rules/identifiers";
import type { AssignedCarrierInput } from "@/lib/loads/schema/assigned-carrier";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

type Identifiers = Partial<Record<RegulatoryNumber, string>> & { externalId?: string };

const numbersOf = (carrier: Identifiers) => normalisedNumbers(carrier).map(({ field, number }) => `${field} ${number}`);

/** The organization's carrier that a TMS meant: by any regulatory number, else by the TMS's own id, else by ours. */
export function findProposed(
  { carrier = {}, price: _price, ...earlierForm }: AssignedCarrierInput,
  carriers: readonly CarrierChoice[],
): CarrierChoice | undefined {
  const wanted = numbersOf({ ...earlierForm, ...carrier });
  const byNumber = carriers.find((candidate) => numbersOf(candidate).some((number) => wanted.includes(number)));
  if (byNumber || wanted.length > 0) return byNumber;
  return (
    carriers.find(({ externalId }) => externalId !== undefined && externalId === carrier.externalId) ??
    carriers.find(({ id }) => id === carrier.id)
  );
}
