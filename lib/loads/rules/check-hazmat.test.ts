import { expect, test } from "vitest";
import { checkLoad } from "@/lib/loads/rules/check-load";
import { emptyDocument } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

const codesOf = (fields: Partial<LoadDocument>) =>
  checkLoad({ ...emptyDocument("L-1"), ...fields }, fields).map(({ code, path }) => `${code} ${path}`);

test("goods with a UN number count as hazardous unless they are said not to be", () => {
  const unNumber = "UN1203";
  const code = "hazmat_class_missing load.commodities[0].hazmatDetails.classification";
  expect(codesOf({ commodities: [{ hazmatDetails: { unNumber } }] })).toEqual([code]);
  expect(codesOf({ commodities: [{ hazmatDetails: { unNumber, isHazmat: false } }] })).not.toContain(code);
});

test.each([
  { unNumber: "UN1203" },
  { classification: "CLASS_3_FLAMMABLE_LIQUIDS" as const },
  { packingGroup: "II" as const },
])("goods that are said not to be hazardous, and have %j, contradict themselves", (said) => {
  expect(codesOf({ commodities: [{ hazmatDetails: { isHazmat: false, ...said } }] })).toEqual([
    "hazmat_contradicts load.commodities[0].hazmatDetails.isHazmat",
  ]);
  expect(codesOf({ commodities: [{ hazmatDetails: { isHazmat: false } }] })).toEqual([]);
});

test("a UN number that is not in force is warned of", () => {
  const numbered = (unNumber: string) =>
    codesOf({ commodities: [{ hazmatDetails: { unNumber, classification: "CLASS_9_MISCELLANEOUS" } }] });
  expect(numbered("UN9999")).toEqual(["un_number_unusual load.commodities[0].hazmatDetails.unNumber"]);
  expect(numbered("1")).toHaveLength(1);
  expect(numbered("UN3082")).toEqual([]);
  expect(numbered("NA1993")).toEqual([]);
});

test("a class that is not that of the UN number is warned of, and a missing one is named", () => {
  const flammable = { isHazmat: true, classification: "CLASS_3_FLAMMABLE_LIQUIDS" as const };
  expect(codesOf({ commodities: [{ hazmatDetails: { ...flammable, unNumber: "UN3480" } }] })).toEqual([
    "hazmat_class_differs load.commodities[0].hazmatDetails.classification",
  ]);
  expect(codesOf({ commodities: [{ hazmatDetails: { ...flammable, unNumber: "UN1203" } }] })).toEqual([]);
  const commodities = [{ hazmatDetails: { unNumber: "UN3480" } }];
  const [missing] = checkLoad({ ...emptyDocument("L-1"), commodities }, { externalId: "L-1", commodities });
  expect(missing?.message).toContain("UN3480 is CLASS_9_MISCELLANEOUS");
});
