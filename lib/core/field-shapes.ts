/** What a form needs to know of a field: derived from the schema, but without its weight. */
export type FieldShape =
  | ObjectShape
  | { kind: "list"; item: ObjectShape; most?: number }
  | { kind: "choice"; id?: string; values: readonly string[]; required?: boolean }
  | { kind: "choices"; id?: string; values: readonly string[] }
  | { kind: "flag" | "number" | "text" | "record" };

export type ObjectShape = { kind: "object"; fields: { [key: string]: FieldShape } };

/** `load.stops[0].type`, `load.stops[].type` and `load.stops.0.type` are all read as load, stops, type. */
export const fieldKeys = (path: string) => path.split(/[.[\]]+/).filter((key) => key !== "" && !/^\d+$/.test(key));

/** The object at a place, or the one that every row of the list there is. */
export const objectIn = (shape: FieldShape | undefined): ObjectShape | undefined =>
  shape?.kind === "list" ? shape.item : shape?.kind === "object" ? shape : undefined;

/** What stands at a path; nothing when the fields do not reach that far. */
export const shapeAt = (root: FieldShape, path: string): FieldShape | undefined =>
  fieldKeys(path).reduce<FieldShape | undefined>((shape, key) => objectIn(shape)?.fields[key], root);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value without the parts that are no fields. */
export function fieldsOnly(shape: FieldShape, value: unknown): unknown {
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => fieldsOnly(shape.item, item));
  if (shape.kind !== "object" || !isRecord(value)) return value;
  const kept = Object.entries(shape.fields).filter(([key]) => value[key] !== undefined);
  return Object.fromEntries(kept.map(([key, field]) => [key, fieldsOnly(field, value[key])]));
}
