import { expect, test } from "vitest";
import * as z from "zod";
import { coreOf, schemaAt, schemaId, writablePaths } from "@/lib/core/schema-shapes";

const Colour = z.enum(["RED", "GREEN"]).meta({ id: "SchemaPathsTestColour" });
const Part = z.object({
  name: z.string(),
  colour: Colour.optional(),
  seen: z.string().optional().meta({ readOnly: true }),
});
const Thing = z.object({
  id: z.string().optional().meta({ readOnly: true }),
  parts: z.array(Part).nullable().optional(),
  colours: z.array(Colour).optional(),
  place: z.object({ street: z.string().optional(), old: z.string().meta({ deprecated: true }) }).optional(),
  notes: z.record(z.string(), z.unknown()).default({}),
});

test("the fields that can be written are named in the schema's order, lists with brackets", () => {
  expect(writablePaths(Thing, "thing")).toEqual([
    "thing.parts[].name",
    "thing.parts[].colour",
    "thing.colours",
    "thing.place.street",
    "thing.notes",
  ]);
});

test("a path is found however its list is written", () => {
  for (const path of ["parts[0].colour", "parts[].colour", "parts.0.colour", "parts.colour"]) {
    const found = schemaAt(Thing, path);
    expect(found && coreOf(found)).toBe(Colour);
    expect(found && schemaId(found)).toBe("SchemaPathsTestColour");
  }
});

test("a path that leads nowhere finds nothing", () => {
  expect(schemaAt(Thing, "parts[0].size")).toBe(undefined);
  expect(schemaAt(Thing, "notes.size.width")).toBe(undefined);
});

test("an enumeration that is described where it is used keeps its name", () => {
  expect(schemaId(Colour.meta({ description: "Of the part." }).optional())).toBe("SchemaPathsTestColour");
});
