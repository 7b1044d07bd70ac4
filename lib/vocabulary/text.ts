import * as z from "zod";
import { integersAsText, isPlainText, lenient } from "@/lib/core/lenience";
import { readSpoilt } from "@/lib/core/repair-text";
import {
  longTextMax,
  metadataDepthMax,
  metadataKibMax,
  noteTextMax,
  referenceNumbersMax,
  shortTextMax,
  termsTextMax,
} from "@/lib/vocabulary/limits.values";

// Tab, line feed and carriage return are text; other control characters and lone surrogates cannot be stored.
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

export const isStorableText = (text: string) => !unprintable.test(text);

/** The arguments of `.refine` for text that is not trimmed to a name. */
export const storable = [
  isStorableText,
  { error: "Contains control characters.", params: { code: "invalid_characters" } },
] as const;

/** Trimmed text of at least one character; an empty one is the same as none and never gets this far. */
const text = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .refine(...storable);

/** Words that people read, which may have been spoilt on their way. Forms leave the reading to the server. */
const words = <Schema extends z.ZodType>(schema: Schema) =>
  typeof window === "undefined" ? lenient(schema, { fits: isPlainText, read: readSpoilt }) : schema;

/** A word that is no id. */
export const Word = text(shortTextMax);
/** Ids, labels, e-mail addresses, codes; ids that are sent as numbers are read as text. */
export const ShortText = integersAsText(text(shortTextMax));
/** Addresses, names, descriptions, the values of reference numbers. */
export const LongText = words(text(longTextMax));
/** Notes written by people. */
export const NoteText = words(text(noteTextMax));
/** Terms of a contract. */
export const TermsText = text(termsTextMax);

export const ReferenceNumber = lenient(
  z
    .object({
      label: ShortText.meta({ description: "What kind of number it is, e.g. `PO`." }),
      value: integersAsText(LongText.meta({ description: "The number itself, as text." })),
    })
    .meta({ id: "ReferenceNumber", description: "A number by which someone knows the load, a stop or a crossing." }),
  { nothingWithout: ["value"] },
);
export const referenceNumbers = z.array(ReferenceNumber).max(referenceNumbersMax);

const bytesMax = metadataKibMax * 1024;

type Fault = { path: (string | number)[]; error: string; code: string };

function faultIn(value: unknown, path: (string | number)[]): Fault | undefined {
  if (typeof value === "string" && !isStorableText(value))
    return { path, error: "Contains control characters.", code: "invalid_characters" };
  if (typeof value === "number" && !Number.isFinite(value))
    return { path, error: "Must be a finite number.", code: "invalid_type" };
  if (typeof value !== "object" || value === null) return undefined;
  if (path.length >= metadataDepthMax)
    return { path, error: `At most ${metadataDepthMax} levels deep.`, code: "too_deep" };
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return { path, error: "A key contains control characters.", code: "invalid_characters" };
    const fault = faultIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (fault) return fault;
  }
  return undefined;
}

export const tooLarge = { message: `At most ${metadataKibMax} KiB.`, params: { code: "too_long", limit: bytesMax } };

/** The shortest entry of an object with its comma: `"":1,`. */
const entryBytesMin = 5;

export const isTooLarge = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length > bytesMax;

/** Keys and values of any JSON type, kept verbatim. The size is that of the JSON text. */
export const FreeForm = z
  .record(z.string(), z.unknown())
  .superRefine((value, ctx) => {
    // Not looked through where its keys alone are too much.
    if (Object.keys(value).length * entryBytesMin > bytesMax) return ctx.addIssue({ code: "custom", ...tooLarge });
    const fault = faultIn(value, []);
    if (fault) ctx.addIssue({ code: "custom", path: fault.path, message: fault.error, params: { code: fault.code } });
    else if (isTooLarge(value)) ctx.addIssue({ code: "custom", ...tooLarge });
  })
  .meta({
    id: "FreeForm",
    description: `Any JSON object: at most ${metadataKibMax} KiB and ${metadataDepthMax} levels deep.`,
  });
export type FreeForm = z.infer<typeof FreeForm>;
