import fc from "fast-check";
import * as z from "zod";
import { coreOf } from "@/lib/core/schema-shapes";

type Known = Record<string, fc.Arbitrary<unknown>>;

const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .,-]{0,14}[A-Za-z0-9]$/);

// A key named `__proto__` is taken out of every request, so no stored value has one.
const anyJson = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes("__proto__"));

function anyNumber(schema: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(schema.minValue ?? -1e9, -1e9);
  const max = Math.min(schema.maxValue ?? 1e9, 1e9);
  if (schema.isInt) return fc.integer({ min, max });
  return fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
}

/** Any value a schema accepts. Texts with a form of their own are given by the name of their field. */
export function anyOfSchema(schema: z.core.$ZodType, known: Known = {}): fc.Arbitrary<unknown> {
  const core = coreOf(schema);
  if (core instanceof z.ZodObject) return anyObject(core, known);
  if (core instanceof z.ZodArray) return fc.array(anyOfSchema(core.element, known), { maxLength: 3 });
  if (core instanceof z.ZodEnum) return fc.constantFrom(...core.options);
  if (core instanceof z.ZodNumber) return anyNumber(core);
  if (core instanceof z.ZodBoolean) return fc.boolean();
  if (core instanceof z.ZodRecord) return fc.dictionary(word, anyJson, { maxKeys: 3 });
  return word;
}

function anyObject(schema: z.ZodObject, known: Known) {
  const fields = Object.entries(schema.shape);
  const model = Object.fromEntries(fields.map(([key, field]) => [key, known[key] ?? anyOfSchema(field, known)]));
  const requiredKeys = fields.filter(([, field]) => !z.safeParse(field, undefined).success).map(([key]) => key);
  return fc.record(model, { requiredKeys });
}
