import * as z from "zod";
import { Version } from "@/lib/loads/schema/operations";
import { ShortText } from "@/lib/vocabulary/text";

export const PinFieldRequest = z.object({
  id: ShortText.meta({ description: "Our id of the load." }),
  path: z
    .string()
    .max(500)
    .regex(/^load\.[A-Za-z]/)
    .meta({
      description: "The field, e.g. `load.stops[0].location.timezone`, or an object or list with all that is in it.",
    }),
  pinned: z.boolean().meta({ description: "Whether to hold the value or to let it go." }),
});
export type PinFieldRequest = z.infer<typeof PinFieldRequest>;
export const PinFieldResponse = z.object({
  pinnedPaths: z.array(z.string()).meta({ description: "All fields of the load that are held." }),
  version: Version,
});
export type PinFieldResponse = z.infer<typeof PinFieldResponse>;
