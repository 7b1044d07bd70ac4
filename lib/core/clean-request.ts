import * as z from "zod";
import type { Warning } from "@/lib/core/errors";
import { fieldPath } from "@/lib/core/field-path";
import { isJsonObject } from "@/lib/core/json";

/** Answers the cleaned value, the same one when there was nothing to clean. */
type Clean = (value: unknown, path: string, warnings: Warning[]) => unknown;
type Field = { clean: Clean; emptyMeans: "unset" | "null" | "itself" };

/** A hostile body may contain a hundred thousand problems; the first of them are enough. */
export const problemsMax = 500;

const cleaners = new WeakMap<z.core.$ZodType, Clean>();
const untouched: Clean = (value) => value;

/** What has to be taken out of a request before `schema` parses it. Made once per schema. */
export function cleanerOf(schema: z.core.$ZodType): Clean {
  const known = cleaners.get(schema);
  if (known) return known;
  const made = makeCleaner(schema);
  cleaners.set(schema, made);
  return made;
}

function makeCleaner(schema: z.core.$ZodType): Clean {
  if (schema instanceof z.ZodObject) return cleanObject(schema);
  if (schema instanceof z.ZodArray) return cleanArray(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return cleanDiscriminatedUnion(schema);
  if (schema instanceof z.ZodUnion) return cleanUnion(schema);
  if (schema instanceof z.ZodLazy) return (...given) => cleanerOf(schema.unwrap())(...given);
  if (isFreeForm(schema)) return cleanFreeForm;
  const wrapped = unwrap(schema);
  return wrapped ? cleanerOf(wrapped) : untouched;
}

const isFreeForm = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown || schema instanceof z.ZodAny;

/** What `.optional()`, `.nullable()`, `.default()`, `.transform()` and the like were put around. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  const { def } = schema._zod;
  return "innerType" in def && def.innerType instanceof z.ZodType ? def.innerType : undefined;
}

function takesNull(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodNull) return true;
  if (schema instanceof z.ZodUnion) return schema.options.some(takesNull);
  const wrapped = unwrap(schema);
  return wrapped !== undefined && takesNull(wrapped);
}

function holdsFreeForm(schema: z.core.$ZodType): boolean {
  const wrapped = unwrap(schema);
  return wrapped ? holdsFreeForm(wrapped) : schema instanceof z.ZodUnknown || schema instanceof z.ZodAny;
}

function emptyMeaning(schema: z.core.$ZodType): Field["emptyMeans"] {
  if (takesNull(schema)) return "null";
  return holdsFreeForm(schema) ? "itself" : "unset";
}

const isBlank = (value: unknown) => value === null || (typeof value === "string" && value.trim() === "");

function warn(warnings: Warning[], warning: Warning) {
  if (warnings.length < problemsMax) warnings.push(warning);
  return undefined;
}

/** Rebuilds an object from the answers for its keys; `undefined` takes the key out. */
function mapKeys(value: Record<string, unknown>, clean: (part: unknown, key: string) => unknown) {
  let cleaned = value;
  for (const key of Object.keys(value)) {
    const before = value[key];
    if (before === undefined) continue;
    const after = clean(before, key);
    if (after === before) continue;
    if (cleaned === value) cleaned = { ...value };
    if (after === undefined) delete cleaned[key];
    else cleaned[key] = after;
  }
  return cleaned;
}

function mapItems(value: readonly unknown[], clean: (part: unknown, index: number) => unknown): readonly unknown[] {
  const cleaned = value.map(clean);
  return cleaned.some((item, index) => item !== value[index]) ? cleaned : value;
}

function dropKey(_value: unknown, key: string, path: string, warnings: Warning[]) {
  if (key === "__proto__") return warn(warnings, { path, code: "reserved_key", message: "This key is not stored." });
  return warn(warnings, { path, code: "unknown_field", message: "This field is not known and was not stored." });
}

const cleanOpenKey = (value: unknown, key: string, path: string, warnings: Warning[]) =>
  key === "__proto__" ? dropKey(value, key, path, warnings) : cleanFreeForm(value, path, warnings);

function cleanObject(schema: z.ZodObject): Clean {
  let fields: Map<string, Field> | undefined;
  const isOpen = schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever);
  const cleanOther = isOpen ? cleanOpenKey : dropKey;
  return (value, path, warnings) => {
    if (!isJsonObject(value)) return value;
    fields ??= fieldsOf(schema);
    const known = fields;
    return mapKeys(value, (part, key) => {
      const field = known.get(key);
      if (!field) return cleanOther(part, key, fieldPath(path, key), warnings);
      if (field.emptyMeans !== "itself" && isBlank(part)) return field.emptyMeans === "null" ? null : undefined;
      return field.clean === untouched ? part : field.clean(part, fieldPath(path, key), warnings);
    });
  };
}

// Made at the first use, not with the cleaner: a schema may contain itself.
function fieldsOf(schema: z.ZodObject) {
  const entries = Object.entries(schema.shape);
  return new Map(entries.map(([key, part]) => [key, { clean: cleanerOf(part), emptyMeans: emptyMeaning(part) }]));
}

function cleanArray(schema: z.ZodArray): Clean {
  const cleanItem = cleanerOf(schema.element);
  if (cleanItem === untouched) return untouched;
  return (value, path, warnings) =>
    Array.isArray(value) ? mapItems(value, (item, index) => cleanItem(item, fieldPath(path, index), warnings)) : value;
}

function cleanDiscriminatedUnion(schema: z.ZodDiscriminatedUnion): Clean {
  const { discriminator } = schema.def;
  const byValue = new Map<unknown, Clean>();
  for (const option of schema.options) {
    for (const value of option._zod.propValues?.[discriminator] ?? []) byValue.set(value, cleanerOf(option));
  }
  return (value, path, warnings) => {
    const clean = isJsonObject(value) ? byValue.get(value[discriminator]) : undefined;
    return clean ? clean(value, path, warnings) : value;
  };
}

/** Of a union without a discriminator the first option of the value's kind decides. */
function cleanUnion(schema: z.ZodUnion): Clean {
  const cleanObjects = schema.options.find((option) => option instanceof z.ZodObject);
  const cleanArrays = schema.options.find((option) => option instanceof z.ZodArray);
  return (value, path, warnings) => {
    const option = Array.isArray(value) ? cleanArrays : cleanObjects;
    return option ? cleanerOf(option)(value, path, warnings) : value;
  };
}

/** Free-form content is kept as it was sent, except keys that would reach an object's prototype. */
function cleanFreeForm(value: unknown, path: string, warnings: Warning[]): unknown {
  if (Array.isArray(value)) {
    return mapItems(value, (item, index) => cleanFreeForm(item, fieldPath(path, index), warnings));
  }
  if (!isJsonObject(value)) return value;
  return mapKeys(value, (part, key) => cleanOpenKey(part, key, fieldPath(path, key), warnings));
}
