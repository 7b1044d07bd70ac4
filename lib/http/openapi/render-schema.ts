import * as z from "zod";
import type { CreateDocumentOptions } from "zod-openapi";
import { codesOfSchema, reasonsOfSchema } from "@/lib/http/openapi/codes";

type Override = NonNullable<CreateDocumentOptions["override"]>;
type Schema = Parameters<Override>[0]["jsonSchema"];

/** Keeps in a schema what callers need, and removes what only our code needs. */
export const renderSchema: Override = ({ jsonSchema, zodSchema, io }) => {
  // The bounds of an integer that has none of its own.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // The pattern of a calendar date is long, and the format says the same.
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  const name = z.globalRegistry.get(zodSchema)?.id;
  listCodes(jsonSchema, name);
  if (name === "Warning") nameMisses(jsonSchema);
  leaveOutDefaults(jsonSchema);
  if (io === "input") allowUnset(jsonSchema);
  // Fields may be added to answers.
  else if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

function listCodes({ properties }: Schema, name = "") {
  const { code, reason } = properties ?? {};
  if (typeof code === "object" && codesOfSchema[name]) code.enum = [...codesOfSchema[name]];
  if (typeof reason === "object" && reasonsOfSchema[name]) reason.enum = [...reasonsOfSchema[name]];
}

/** Warnings are described where no word of freight is known; what a carrier misses has its type elsewhere. */
function nameMisses({ properties }: Schema) {
  if (typeof properties?.misses === "object")
    properties.misses.items = { $ref: "#/components/schemas/RequirementMiss" };
}

/**
 * What an answer always has needs no default, and a client generated from a request's default requires the field.
 * The description says what applies where it is left out.
 */
function leaveOutDefaults(schema: Schema) {
  delete schema.default;
  for (const property of Object.values(schema.properties ?? {})) {
    if (typeof property === "object") delete property.default;
  }
}

const isNull = (option: unknown) => isSchema(option) && option.type === "null";
const isSchema = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * An optional field of a request may be null. A schema that several fields share is rendered after them, so it is only
 * put beside null here, whatever it will say; `shorten` writes the two as one.
 */
function allowUnset({ properties = {}, required = [] }: Schema) {
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property !== "object" || required.includes(name) || property.anyOf?.some(isNull)) continue;
    properties[name] = { anyOf: [property, { type: "null" }] };
  }
}

const annotations = ["$ref", "description", "readOnly", "deprecated"];

/** Removes what a finished document repeats: null beside null, and what a type has beside a reference to it. */
export function shorten(value: unknown) {
  if (!isSchema(value)) return;
  for (const key of Object.keys(value)) if ("$ref" in value && !annotations.includes(key)) delete value[key];
  for (const part of Object.values(value)) shorten(part);
  const { anyOf, ...own } = value;
  if (!Array.isArray(anyOf) || !anyOf.some(isNull)) return;
  const [only, ...others] = anyOf.filter((option) => !isNull(option));
  if (!isSchema(only) || others.length > 0) return;
  delete value.anyOf;
  Object.assign(value, nullable(only), own);
}

/** Text that may be null may be empty too. What has no type takes null as it is. */
function nullable({ minLength, ...schema }: Record<string, unknown>) {
  if (["$ref", "enum", "const"].some((choice) => choice in schema)) {
    const entries = Object.entries(schema);
    const about = Object.fromEntries(entries.filter(([key]) => annotations.includes(key) && key !== "$ref"));
    const choice = Object.fromEntries(entries.filter(([key]) => !(key in about)));
    return { anyOf: [choice, { type: "null" }], ...about };
  }
  if (typeof schema.type !== "string") return schema;
  const bound = typeof minLength === "number" && minLength > 1 ? { minLength } : {};
  return { ...schema, ...bound, type: [schema.type, "null"] };
}
