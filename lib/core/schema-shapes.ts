import * as z from "zod";
import type { FieldShape, ObjectShape } from "@/lib/core/field-shapes";
import { fieldKeys } from "@/lib/core/field-shapes";

type Schema = z.core.$ZodType;

const inside = (schema: Schema): Schema | undefined => {
  const { def } = schema._zod;
  return "innerType" in def && def.innerType instanceof z.ZodType ? def.innerType : undefined;
};

/** The schema within what `.optional()`, `.nullable()`, `.default()` and the like put around it. */
export function coreOf(schema: Schema): Schema {
  const inner = inside(schema);
  return inner ? coreOf(inner) : schema;
}

/** What the schema, or what is put around it, says of itself. */
function says(schema: Schema, key: "readOnly" | "deprecated"): boolean {
  if (z.globalRegistry.get(schema)?.[key] === true) return true;
  const inner = inside(schema);
  return inner !== undefined && says(inner, key);
}

/** Fields that only answers fill in and fields of an earlier form are not for writing. */
export const isWritable = (schema: Schema) => !says(schema, "readOnly") && !says(schema, "deprecated");

/** The objects in a list; lists of plain values are one field. */
export function itemsOf(schema: Schema): z.ZodObject | undefined {
  const core = coreOf(schema);
  const element = core instanceof z.ZodArray ? coreOf(core.element) : undefined;
  return element instanceof z.ZodObject ? element : undefined;
}

/** Every field that can be written below `prefix`, such as `load.stops[].location.timezone`, in the schema's order. */
export function writablePaths(schema: Schema, prefix: string): string[] {
  const core = coreOf(schema);
  if (core instanceof z.ZodObject) {
    const fields = Object.entries(core.shape).filter(([, field]) => isWritable(field));
    return fields.flatMap(([key, field]) => writablePaths(field, prefix === "" ? key : `${prefix}.${key}`));
  }
  const items = itemsOf(core);
  return items ? writablePaths(items, `${prefix}[]`) : [prefix];
}

/** What is described at a path, with what is put around it; nothing when the schema does not reach that far. */
export function schemaAt(root: Schema, path: string): Schema | undefined {
  return fieldKeys(path).reduce<Schema | undefined>((schema, key) => {
    if (!schema) return undefined;
    const core = itemsOf(schema) ?? coreOf(schema);
    return core instanceof z.ZodObject ? core.shape[key] : undefined;
  }, root);
}

/** The name an enumeration or object was given with `.meta({ id })`; one that was described further keeps it. */
export function schemaId(schema: Schema): string | undefined {
  const core = coreOf(schema);
  const { parent } = core._zod;
  return z.globalRegistry.get(core)?.id ?? (parent && schemaId(parent));
}

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
