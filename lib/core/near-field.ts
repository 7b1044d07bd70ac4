import * as z from "zod";
import { fieldSynonyms } from "@/lib/core/field-synonyms.values";
import { folded, nearest } from "@/lib/core/nearest";

/** What `.optional()`, `.nullable()`, `.default()`, `.transform()` and the like were put around. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  const { def } = schema._zod;
  return "innerType" in def && def.innerType instanceof z.ZodType ? def.innerType : undefined;
}

/** The schema within all that was put around it. */
export function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const wrapped = unwrap(schema);
  return wrapped ? innermost(wrapped) : schema;
}

type Named = { path: string; name: string };

/** The fields of an object, then those of the objects in it, as deep as an address is in a stop. */
function namesIn(schema: z.ZodObject, depth: number): Named[] {
  const own = Object.keys(schema.shape).map((key) => ({ path: key, name: folded(key) }));
  if (depth === 0) return own;
  const inner = Object.entries(schema.shape).flatMap(([key, part]) => {
    const object = innermost(part);
    return object instanceof z.ZodObject
      ? namesIn(object, depth - 1).map(({ path, name }) => ({ path: `${key}.${path}`, name }))
      : [];
  });
  return [...own, ...inner];
}

type Names = { all: readonly Named[]; own: readonly Named[]; ownKeys: readonly string[] };
const namesOfSchemas = new WeakMap<z.ZodObject, Names>();

function namesOf(schema: z.ZodObject): Names {
  const known = namesOfSchemas.get(schema);
  if (known) return known;
  const ownKeys = Object.keys(schema.shape);
  const names = { all: namesIn(schema, 2), own: namesIn(schema, 0), ownKeys };
  namesOfSchemas.set(schema, names);
  return names;
}

/**
 * The field that an unknown one stands for, by its path from there: what the trade calls it (`zip`: `postalCode`), the
 * same name further inside (`city`: `location.place.city`), a longer name (`weightLbs`: `weight`), or a typing error.
 */
export function nearestField(schema: z.ZodObject, key: string): string | undefined {
  const sought = folded(key);
  const { all, own, ownKeys } = namesOf(schema);
  for (const name of [sought, ...(fieldSynonyms[sought] ?? []).map(folded)]) {
    const called = all.find((field) => field.name === name);
    if (called) return called.path;
  }
  const begun = own.filter(({ path, name }) => path.length > 3 && sought.startsWith(name));
  return begun.sort((one, other) => other.path.length - one.path.length)[0]?.path ?? nearest(key, ownKeys);
}
