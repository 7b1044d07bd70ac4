import * as z from "zod";
import { longTextMax, noteTextMax, shortTextMax } from "@/lib/vocabulary/limits.values";

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

/** Ids, labels, e-mail addresses, codes. */
export const ShortText = text(shortTextMax);
/** Addresses, names, descriptions, the values of reference numbers. */
export const LongText = text(longTextMax);
/** Notes written by people. */
export const NoteText = text(noteTextMax);
