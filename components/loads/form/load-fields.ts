import shape from "@/components/loads/form/load-shape.json";
import type { ObjectShape } from "@/lib/core/field-shapes";

// A test compares the file with the schema; TypeScript reads each `kind` in it as any text.
const asShape = (json: object) => json as ObjectShape;

/** The fields of a load that can be written, as the schema has them. The schema itself comes later, to validate. */
export const loadFields = asShape(shape);

/** The same below `load`, where the names of the form's fields begin. */
export const loadFormShape: ObjectShape = { kind: "object", fields: { load: loadFields } };
