import { expect, test } from "vitest";
import { enumNameAt } from "@/components/loads/editor/use-value-text";

test("the enumeration of a field is read from the schema of a load", () => {
  expect(enumNameAt("load.status")).toBe("LoadStatus");
  expect(enumNameAt("load.stops[1].appointment.type")).toBe("AppointmentType");
  expect(enumNameAt("load.trailerRequirements.floorTypes")).toBe("FloorType");
  expect(enumNameAt("load.commodities[0].weight.unit")).toBe("WeightUnit");
});

test("other fields, and paths outside a load, have none", () => {
  expect(enumNameAt("load.externalId")).toBeUndefined();
  expect(enumNameAt("load.metadata.status")).toBeUndefined();
  expect(enumNameAt("nonsense[0]")).toBeUndefined();
});
