import type * as z from "zod";
import { lenient, type Reading } from "@/lib/core/lenience";

/** Digits with a point at most: what else stands between them is a thousand's sign to one and a decimal's to another. */
const written = /^\s*[-+]?\d+(?:\.\d+)?\s*$/;

function readNumber(value: unknown): Reading | undefined {
  if (typeof value !== "string" || !written.test(value)) return undefined;
  const number = Number(value);
  const message = `${JSON.stringify(value)} was read as ${number}.`;
  return { value: number, warnings: [{ code: "alias_read", message }] };
}

/** A number that may be sent as text. Forms leave the reading to the server. */
export const numberOrText = <Schema extends z.ZodType>(schema: Schema) =>
  typeof window === "undefined"
    ? lenient(schema, { fits: (value) => typeof value === "number", read: readNumber })
    : schema;
