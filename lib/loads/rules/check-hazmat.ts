import type { Check } from "@/lib/loads/rules/load-check";
import { classOfUnNumber } from "@/lib/loads/rules/un-classes";
import type { LoadDocument } from "@/lib/loads/schema/load";

type Hazmat = NonNullable<LoadDocument["commodities"][number]["hazmatDetails"]>;
type Problem = { field: string; code: string; message: string };

/** Looks at what is hazardous about each commodity. */
const eachHazmat = (find: (hazmat: Hazmat) => Problem | false): Check => ({
  about: ["commodities"],
  find: ({ commodities }) =>
    commodities.map(({ hazmatDetails = {} }, index) => {
      const problem = find(hazmatDetails);
      if (!problem) return undefined;
      const { field, ...warning } = problem;
      return { path: `load.commodities[${index}].hazmatDetails.${field}`, ...warning };
    }),
});

const classMissing = eachHazmat(({ isHazmat, unNumber, classification }) => {
  const known = unNumber && classOfUnNumber(unNumber);
  const message = `Hazardous goods without their class.${known ? ` ${unNumber} is ${known}.` : ""}`;
  return (
    (isHazmat ?? unNumber !== undefined) &&
    !classification && { field: "classification", code: "hazmat_class_missing", message }
  );
});

/** Whoever reads the papers at the border goes by the number. */
const classDiffers = eachHazmat(({ unNumber, classification }) => {
  const known = unNumber && classOfUnNumber(unNumber);
  if (!known || !classification || known === classification) return false;
  const message = `${unNumber} is ${known}. The class was stored as it was sent.`;
  return { field: "classification", code: "hazmat_class_differs", message };
});

/** A box that stands on "no" by itself, beside columns that are filled in. */
const hazmatContradicts = eachHazmat(({ isHazmat, unNumber, classification, packingGroup }) => {
  const said = unNumber ?? classification ?? (packingGroup && `packing group ${packingGroup}`);
  const message = `The goods are said not to be hazardous, but have ${said}. Both were stored as they were sent.`;
  return isHazmat === false && said !== undefined && { field: "isHazmat", code: "hazmat_contradicts", message };
});

// UN numbers, and the NA numbers that the US and Canada add to them, have four digits (49 CFR 172.101).
const unNumbers = /^((UN|NA)\s*-?\s*)?\d{4}$/i;

const unNumberUnusual = eachHazmat(({ unNumber }) => {
  if (unNumber === undefined) return false;
  const isNumber = unNumbers.test(unNumber);
  if (isNumber && (/^NA/i.test(unNumber) || classOfUnNumber(unNumber))) return false;
  const problem = isNumber ? `${unNumber} is not in force` : "A UN number has four digits, e.g. UN1203";
  return { field: "unNumber", code: "un_number_unusual", message: `${problem}. It was stored as it was sent.` };
});

export const hazmatChecks: readonly Check[] = [classMissing, classDiffers, hazmatContradicts, unNumberUnusual];
