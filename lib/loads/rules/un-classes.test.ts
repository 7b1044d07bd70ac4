import { expect, test } from "vitest";
import { classOfUnNumber } from "@/lib/loads/rules/un-classes";

test.each([
  ["UN1203", "CLASS_3_FLAMMABLE_LIQUIDS"],
  ["un 3480", "CLASS_9_MISCELLANEOUS"],
  ["1075", "CLASS_2_1_FLAMMABLE_GASES"],
  ["UN-1017", "CLASS_2_3_POISONOUS_GASES"],
  ["UN1789", "CLASS_8_CORROSIVES"],
  ["UN0004", "CLASS_1_1_EXPLOSIVES_MASS_EXPLOSION"],
  ["UN2814", "CLASS_6_2_INFECTIOUS_SUBSTANCES"],
  ["UN2912", "CLASS_7_RADIOACTIVE"],
])("%s is %s", (number, expected) => {
  expect(classOfUnNumber(number)).toBe(expected);
});

test("of what is no UN number, or none in force, no class is known", () => {
  expect(["NA1993", "UN9999", "petrol", "UN12034"].map(classOfUnNumber)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
