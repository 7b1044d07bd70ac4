import { expect, test } from "vitest";
import { filledAsLast, habitsIn } from "@/components/loads/form/last-habits";

test("what the last load asked for is said thing by thing, without what it did not ask for", () => {
  const habits = habitsIn({
    paymentTerms: "Net 30",
    trailerRequirements: { allowedTypes: ["DRY_VAN_53"], foodGrade: false },
    carrierRequirements: { ctpatCertified: true },
    requiredEquipment: [],
  });
  expect(habits).toEqual([
    { path: "load.trailerRequirements.allowedTypes", value: ["DRY_VAN_53"], kind: "value" },
    { path: "load.carrierRequirements.ctpatCertified", value: true, kind: "flag" },
    { path: "load.paymentTerms", value: "Net 30", kind: "value" },
  ]);
  expect(habitsIn({ requiredEquipment: [], requirements: [] })).toEqual([]);
});

test("filling in keeps what is said here alone, and empties no list", () => {
  const load = { trailerRequirements: { liftGate: true }, requiredEquipment: [{ type: "STRAPS" }] };
  const last = { trailerRequirements: { allowedTypes: ["REEFER" as const] }, requiredEquipment: [] };
  expect(filledAsLast(load, last)).toEqual({ trailerRequirements: { liftGate: true, allowedTypes: ["REEFER"] } });
});
