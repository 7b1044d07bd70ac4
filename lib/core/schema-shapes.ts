import * as z from "zod";
import type { FieldShape, ObjectShape } from "@/lib/core/field-shapes";
import { coreOf, isWritable, itemsOf, schemaId } from "@/lib/core/schema-paths";

const valuesOf = (schema: z.ZodEnum) => schema.options.map(String);
const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

function objectShape({ shape }: z.ZodObject): ObjectShape {
  const fields = Object.entries(shape).filter(([, field]) => isWritable(field));
  return { kind: "object", fields: Object.fromEntries(fields.map(([key, field]) => [key, shapeOf(field)])) };
}

const mostOf = (schema: z.ZodArray) =>
  schema.def.checks?.map(({ _zod: { def } }) => def).find((def) => "maximum" in def)?.maximum;

function listShape(schema: z.ZodArray): FieldShape {
  const items = itemsOf(schema);
  const most = mostOf(schema);
  if (items) return { kind: "list", item: objectShape(items), ...(typeof most === "number" && { most }) };
  const element = coreOf(schema.element);
  return element instanceof z.ZodEnum
    ? { kind: "choices", id: schemaId(element), values: valuesOf(element) }
    : { kind: "record" };
}

/** The fields of a schema that can be written, as a form shows them. */
export function shapeOf(schema: z.core.$ZodType): FieldShape {
  const core = coreOf(schema);
  if (core instanceof z.ZodObject) return objectShape(core);
  if (core instanceof z.ZodArray) return listShape(core);
  if (core instanceof z.ZodEnum) {
    return {
      kind: "choice",
      id: schemaId(core),
      values: valuesOf(core),
      ...(isRequired(schema) && { required: true }),
    };
  }
  if (core instanceof z.ZodBoolean) return { kind: "flag" };
  if (core instanceof z.ZodNumber) return { kind: "number" };
  return { kind: core instanceof z.ZodString ? "text" : "record" };
}
