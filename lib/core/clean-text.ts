import type * as z from "zod";
import { isPlainText } from "@/lib/core/lenience";
import { type Notes, warn } from "@/lib/core/request-notes";

const joiner = "(?<![\\p{Extended_Pictographic}\\ufe0f])\\u200d";
const unseen =
  "[\\u00ad\\u061c\\u180e\\u200b\\u200c\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\u{e0000}-\\u{e007f}]";
/**
 * Characters of no width, and those that turn the direction of text: two ids that differ by one look alike, and a name
 * can show a row backwards (Unicode Technical Standard 39). The joiner stays where it makes one sign of several.
 */
const invisible = new RegExp(`${unseen}|${joiner}`, "gu");
/** Blanks of other widths, or at which no line is broken. */
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Also an e-mail address, a time and other texts of one form. */
export const isText = (schema: z.core.$ZodType) => schema._zod.def.type === "string";

const nameOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** A text with composed letters and ordinary blanks, and without what nobody sees; of that alone a warning is noted. */
export function cleanText(value: unknown, path: string, notes: Notes): unknown {
  if (typeof value !== "string" || isPlainText(value)) return value;
  const dropped = new Set(value.match(invisible)?.map(nameOf));
  if (dropped.size > 0) {
    const message = `It holds characters that nobody sees, which were left out: ${[...dropped].join(", ")}.`;
    warn(notes, { path, code: "characters_dropped", message });
  }
  return value.normalize("NFC").replace(invisible, "").replace(blanks, " ");
}
