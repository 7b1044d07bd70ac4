import type * as z from "zod";
import type { Warning } from "@/lib/core/errors";
import { isSpreadsheetNumber, readId } from "@/lib/core/read-id";

/** What a sent value stands for, or what may have been meant by one that stands for nothing in particular. */
export type Reading =
  | { value: unknown; warnings?: readonly (Omit<Warning, "path"> & { at?: string })[] }
  | { didYouMean: string[] };

type Lenience = {
  /** Whether a value is written as it should be. Asked of every value, so it has to be quick. */
  fits?: (value: unknown) => boolean;
  /** Reads a value that is written otherwise; undefined leaves it to the schema. */
  read?: (value: unknown) => Reading | undefined;
  /** The fields of an object without which it says nothing: where they are sent empty, the whole object is unset. */
  nothingWithout?: readonly string[];
};

const known = new WeakMap<z.core.$ZodType, Lenience>();

/** Says which other ways of writing a value are read. It holds for the schema and for all that is made from it. */
export function lenient<Schema extends z.ZodType>(schema: Schema, lenience: Lenience): Schema {
  known.set(schema, lenience);
  return schema;
}

export function lenienceOf(schema: z.core.$ZodType): Lenience | undefined {
  const { parent } = schema._zod;
  return known.get(schema) ?? (parent && lenienceOf(parent));
}

const plain = /^[\x20-\x7e\t\r\n]*$/;

/** Whether a value is a text of which nothing has to be looked at. Asked of every text, so it is quick. */
export const isPlainText = (value: unknown) => typeof value === "string" && plain.test(value) && !value.includes("&");

/** Text of which no character is read otherwise than it is sent. */
export const verbatim = <Schema extends z.ZodType>(schema: Schema) => lenient(schema, { fits: () => true });

const readInteger = (value: unknown) => (Number.isSafeInteger(value) ? { value: String(value) } : undefined);

/**
 * Ids are text, but many a sender keeps them as numbers. Those beyond 2^53 have lost digits on their way already. Of text
 * it is looked at whether it looks like another id; forms leave that to the server.
 */
export const integersAsText = <Schema extends z.ZodType>(schema: Schema) =>
  lenient(
    schema,
    typeof window === "undefined"
      ? {
          fits: (value) => isPlainText(value) && !isSpreadsheetNumber(String(value)),
          read: (value) => (typeof value === "string" ? readId(value) : readInteger(value)),
        }
      : { fits: isPlainText, read: readInteger },
  );
