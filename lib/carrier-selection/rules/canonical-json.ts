import { createHash } from "node:crypto";
import { isJsonObject, type Json } from "@/lib/core/json";

/**
 * A value as JSON in its one canonical form (RFC 8785): no spaces, keys sorted by UTF-16 units, numbers as JavaScript
 * writes them. What a jsonb column gives back, in its own order of keys, has the form it was put in with.
 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const field = value[key];
      return field === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(field)}`];
    });
  return `{${fields.join(",")}}`;
}

/** The SHA-256 of a value's canonical form, in hexadecimal. */
export const hashOf = (value: Json) => createHash("sha256").update(canonicalJson(value)).digest("hex");
