import { expect, test } from "vitest";
import * as z from "zod";
import { fieldKeys, fieldsOnly, shapeAt } from "@/lib/core/field-shapes";
import { shapeOf } from "@/lib/core/schema-shapes";

const Colour = z.enum(["RED", "GREEN"]).meta({ id: "FieldShapesTestColour" });
const Part = z.object({
  name: z.string(),
  colour: Colour,
  seen: z.string().optional().meta({ readOnly: true }),
});
const Thing = z.object({
  id: z.string().optional().meta({ readOnly: true }),
  parts: z.array(Part).max(3).nullable().optional(),
  colours: z.array(Colour).optional(),
  certified: z.boolean().optional(),
  size: z.object({ value: z.number(), unit: Colour.default("RED") }).optional(),
  notes: z.record(z.string(), z.unknown()).default({}),
});
const shape = shapeOf(Thing);

test("a schema's shape says what a form needs to know of its fields", () => {
  const colour = { kind: "choice", id: "FieldShapesTestColour", values: ["RED", "GREEN"] };
  expect(shape).toEqual({
    kind: "object",
    fields: {
      parts: {
        kind: "list",
        most: 3,
        item: { kind: "object", fields: { name: { kind: "text" }, colour: { ...colour, required: true } } },
      },
      colours: { ...colour, kind: "choices" },
      certified: { kind: "flag" },
      size: { kind: "object", fields: { value: { kind: "number" }, unit: colour } },
      notes: { kind: "record" },
    },
  });
});

test("a path is found however its list is written", () => {
  for (const path of ["parts[0].name", "parts[].name", "parts.0.name", "parts.name"]) {
    expect(shapeAt(shape, path)).toEqual({ kind: "text" });
  }
  expect(shapeAt(shape, "parts[0].weight")).toBe(undefined);
  expect(shapeAt(shape, "notes.weight.value")).toBe(undefined);
});

test("the keys of a path leave its indices out", () => {
  expect(fieldKeys("load.stops[12].location.timezone")).toEqual(["load", "stops", "location", "timezone"]);
});

test("of a value only what can be written is kept", () => {
  const thing = { id: "1", parts: [{ name: "a", seen: "x", weight: 2 }], notes: { id: 4 }, size: {} };
  expect(fieldsOnly(shape, thing)).toEqual({ parts: [{ name: "a" }], size: {}, notes: { id: 4 } });
});
