import * as z from "zod";

type Rendered = { jsonSchema: { anyOf?: object[] } };

/**
 * An item of a batch that is described as `schema` but never refused together with its neighbours: what does not fit
 * reaches the deed as it was sent, and becomes that item's error.
 */
export const itemOf = <Schema extends z.ZodObject>(schema: Schema) =>
  z.union([schema, z.unknown()]).meta({
    override: ({ jsonSchema }: Rendered) => {
      const [described] = jsonSchema.anyOf ?? [];
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, described);
    },
  });
