import { lenient } from "@/lib/core/lenience";
import { aliasReader, readAs } from "@/lib/vocabulary/alias-reader";
import { aliases } from "@/lib/vocabulary/aliases.values";

type Choice = Parameters<typeof lenient>[0] & { options: readonly string[] };

function reading<Schema extends Choice>(schema: Schema, words: Parameters<typeof aliasReader>[1]): Schema {
  const values = new Set<unknown>(schema.options);
  const readWord = aliasReader(schema.options, words);
  return lenient(schema, {
    fits: (value) => values.has(value),
    read: (value) => (values.has(value) ? undefined : readAs(value, readWord)),
  });
}

/**
 * An enumeration that also reads what others call its values, by the name that they are kept under. Without one, only
 * another way of writing them. In the browser nothing is read: forms offer the values themselves.
 */
export const withAliases = <Schema extends Choice>(schema: Schema, name?: keyof typeof aliases): Schema =>
  typeof window === "undefined" ? reading(schema, name ? aliases[name] : {}) : schema;
