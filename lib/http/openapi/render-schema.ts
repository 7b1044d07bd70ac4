import type { CreateDocumentOptions } from "zod-openapi";

type Override = NonNullable<CreateDocumentOptions["override"]>;
type Schema = Parameters<Override>[0]["jsonSchema"];

/** Says of a schema what a caller needs to know, and leaves out what only our code does. */
export const renderSchema: Override = ({ jsonSchema, io }) => {
  // The bounds of an integer that has none of its own.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (io === "output") describeAnswer(jsonSchema);
  else allowUnset(jsonSchema);
};

/** Fields may be added to answers, and what is always present has no default. */
function describeAnswer(schema: Schema) {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  delete schema.default;
  for (const property of Object.values(schema.properties ?? {})) {
    if (typeof property === "object") delete property.default;
  }
}

/** An optional field of a request may be null, or "" where it is text. */
function allowUnset({ properties = {}, required = [] }: Schema) {
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property === "object" && !required.includes(name)) properties[name] = unsettable(property);
  }
}

const isNull = (option: unknown) =>
  typeof option === "object" && option !== null && "type" in option && option.type === "null";
const isFreeForm = (schema: Schema) =>
  !["$ref", "type", "anyOf", "oneOf", "enum", "const"].some((key) => key in schema);

function unsettable(schema: Schema): Schema {
  if (isFreeForm(schema)) return schema;
  const { anyOf, description, default: usual, ...rest } = schema;
  const options = (anyOf ?? [rest]).filter((option) => !isNull(option));
  const about = { ...(description !== undefined && { description }), ...(usual !== undefined && { default: usual }) };
  const [only] = options;
  if (options.length !== 1 || typeof only !== "object" || typeof only.type !== "string" || only.enum) {
    return { anyOf: [...options, { type: "null" }], ...about };
  }
  const { minLength, ...simple } = only;
  return {
    ...simple,
    ...(minLength !== undefined && minLength > 1 && { minLength }),
    type: [only.type, "null"],
    ...about,
  };
}
