import * as z from "zod";

export const FieldChange = z
  .object({
    path: z.string().meta({ description: "The field, e.g. `load.stops[0].location.timezone`." }),
    before: z.unknown().optional().meta({ description: "Null or absent when the field was unset." }),
    after: z.unknown().optional().meta({ description: "Null or absent when the field is now unset." }),
  })
  .meta({
    id: "FieldChange",
    description:
      "What became of one field. Of a list whose elements moved, the whole list; a carrier is given by its id, as `carrierId`.",
  });
export type FieldChange = z.infer<typeof FieldChange>;
