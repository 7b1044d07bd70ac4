import * as z from "zod";

type Clearable<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends z.core.SomeType ? z.ZodOptional<z.ZodNullable<Shape[Key]>> : never;
};
type Optional<Shape> = { [Key in keyof Shape]: Shape[Key] extends z.core.SomeType ? z.ZodOptional<Shape[Key]> : never };

// `Object.fromEntries` forgets the keys; both helpers return exactly the keys they were given.
const mapShape = (shape: z.ZodRawShape, change: (schema: z.core.$ZodType) => z.core.$ZodType) =>
  Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, change(schema)]));

/** Every field may be left out (no change) or null (clear it). */
export const clearable = <Shape extends z.ZodRawShape>(shape: Shape) =>
  mapShape(shape, (schema) => z.optional(z.nullable(schema))) as Clearable<Shape>;

/** Every field may be absent. */
export const optional = <Shape extends z.ZodRawShape>(shape: Shape) =>
  mapShape(shape, (schema) => z.optional(schema)) as Optional<Shape>;
