import * as z from "zod";
import { cleanText, isText } from "@/lib/core/clean-text";
import { fieldPath, joinPath } from "@/lib/core/field-path";
import { isJsonObject } from "@/lib/core/json";
import { isPlainText, lenienceOf } from "@/lib/core/lenience";
import { innermost, unwrap } from "@/lib/core/near-field";
import { type Notes, noteReservedKey, noteRounded, noteUnknownField, warn } from "@/lib/core/request-notes";

/** Answers the cleaned value, the same one when there was nothing to clean. */
type Clean = (value: unknown, path: string, notes: Notes) => unknown;
type Field = { clean: Clean; emptyMeans: "unset" | "null" | "itself"; fits?: (value: unknown) => boolean };

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
  const clean = cleanerByKind(schema);
  const read = lenienceOf(schema)?.read;
  if (!read) return clean;
  return (value, path, notes) => {
    const reading = read(value);
    if (!reading) return clean(value, path, notes);
    if ("didYouMean" in reading) {
      notes.didYouMean.set(path, reading.didYouMean);
      return value;
    }
    for (const { at, ...warning } of reading.warnings ?? [])
      warn(notes, { path: at === undefined ? path : joinPath(path, at.split(".")), ...warning });
    return clean(reading.value, path, notes);
  };
}

function cleanerByKind(schema: z.core.$ZodType): Clean {
  if (schema instanceof z.ZodObject) return cleanObject(schema);
  if (schema instanceof z.ZodArray) return cleanArray(schema);
  if (isText(schema)) return cleanText;
  if (schema instanceof z.ZodDiscriminatedUnion) return cleanDiscriminatedUnion(schema);
  if (schema instanceof z.ZodUnion) return cleanUnion(schema);
  if (schema instanceof z.ZodLazy) return (...given) => cleanerOf(schema.unwrap())(...given);
  if (isFreeForm(schema)) return cleanFreeForm;
  const wrapped = unwrap(schema);
  return wrapped ? cleanerOf(wrapped) : untouched;
}

const isFreeForm = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodRecord || schema instanceof z.ZodUnknown || schema instanceof z.ZodAny;

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

/** Stands for an object that says nothing. What has it as a field or an item takes it out. */
const nothing = Symbol("nothing");

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

const cleanOpenKey = (value: unknown, key: string, path: string, notes: Notes) =>
  key === "__proto__" ? noteReservedKey(path, notes) : cleanFreeForm(value, path, notes);

function cleanObject(schema: z.ZodObject): Clean {
  let fields: Map<string, Field> | undefined;
  const isOpen = schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever);
  const needed = lenienceOf(schema)?.nothingWithout;
  return (value, path, notes) => {
    if (!isJsonObject(value)) return value;
    if (needed && saysNothing(value, needed)) return nothing;
    fields ??= fieldsOf(schema);
    const known = fields;
    return mapKeys(value, (part, key) => {
      const field = known.get(key);
      if (field) return cleanField(field, part, path, key, notes);
      const at = fieldPath(path, key);
      return isOpen ? cleanOpenKey(part, key, at, notes) : noteUnknownField(schema, key, at, notes);
    });
  };
}

/** An object whose value was sent empty, and not merely left out, says nothing: `{"value": null, "unit": "POUNDS"}`. */
const saysNothing = (value: Record<string, unknown>, needed: readonly string[]) =>
  needed.every((key) => value[key] === undefined || isBlank(value[key])) &&
  needed.some((key) => value[key] !== undefined);

function cleanField({ clean, emptyMeans, fits }: Field, part: unknown, path: string, key: string, notes: Notes) {
  const empty = emptyMeans === "null" ? null : undefined;
  if (emptyMeans !== "itself" && isBlank(part)) return empty;
  if (clean === untouched || fits?.(part)) return part;
  const at = fieldPath(path, key);
  const cleaned = clean(part, at, notes);
  if (cleaned !== part && emptyMeans !== "itself" && isBlank(cleaned)) return empty;
  if (cleaned !== nothing) return cleaned;
  warn(notes, { path: at, code: "empty_group_unset", message: "It was sent without its value, and read as unset." });
  return empty;
}

// Made at the first use, not with the cleaner: a schema may contain itself.
const fieldsOf = (schema: z.ZodObject) =>
  new Map(Object.entries(schema.shape).map(([key, part]) => [key, field(part)]));

const field = (schema: z.core.$ZodType): Field => {
  const core = innermost(schema);
  const fits = lenienceOf(core)?.fits ?? (isText(core) ? isPlainText : undefined);
  return { clean: cleanerOf(schema), emptyMeans: emptyMeaning(schema), ...(fits && { fits }) };
};

function cleanArray(schema: z.ZodArray): Clean {
  const cleanItem = cleanerOf(schema.element);
  if (cleanItem === untouched) return untouched;
  return (value, path, notes) => {
    if (!Array.isArray(value)) return value;
    const cleaned = mapItems(value, (item, index) => cleanItem(item, fieldPath(path, index), notes));
    return cleaned.includes(nothing) ? withoutNothing(cleaned, path, notes) : cleaned;
  };
}

function withoutNothing(items: readonly unknown[], path: string, notes: Notes) {
  const dropped = items.flatMap((item, index) => (item === nothing ? [index] : []));
  notes.dropped.set(path, dropped);
  const message = "It was sent without its value, and left out of the list.";
  for (const index of dropped) warn(notes, { path: fieldPath(path, index), code: "empty_item_dropped", message });
  return items.filter((item) => item !== nothing);
}

function cleanDiscriminatedUnion(schema: z.ZodDiscriminatedUnion): Clean {
  const { discriminator } = schema.def;
  const byValue = new Map<unknown, Clean>();
  for (const option of schema.options) {
    for (const value of option._zod.propValues?.[discriminator] ?? []) byValue.set(value, cleanerOf(option));
  }
  return (value, path, notes) => {
    const clean = isJsonObject(value) ? byValue.get(value[discriminator]) : undefined;
    return clean ? clean(value, path, notes) : value;
  };
}

/**
 * Of a union without a discriminator the first option of the value's kind decides. An item of a batch may be anything,
 * so an unknown field in it refuses nothing.
 */
function cleanUnion(schema: z.ZodUnion): Clean {
  const cleanObjects = schema.options.find((option) => option instanceof z.ZodObject);
  const cleanArrays = schema.options.find((option) => option instanceof z.ZodArray);
  const takesAll = schema.options.some(isFreeForm);
  return (value, path, notes) => {
    const option = Array.isArray(value) ? cleanArrays : cleanObjects;
    if (!option) return value;
    const isSpared = takesAll && notes.unknownFields === "refused";
    return cleanerOf(option)(value, path, isSpared ? { ...notes, unknownFields: "not used" } : notes);
  };
}

/** Free-form content is kept as it was read, except keys that would reach an object's prototype. */
function cleanFreeForm(value: unknown, path: string, notes: Notes): unknown {
  if (Array.isArray(value)) return mapItems(value, (item, at) => cleanFreeForm(item, fieldPath(path, at), notes));
  if (typeof value === "number") noteRounded(value, path, notes);
  if (!isJsonObject(value)) return value;
  return mapKeys(value, (part, key) => cleanOpenKey(part, key, fieldPath(path, key), notes));
}
