import * as z from "zod";
import { LoadReference, Version } from "@/lib/loads/schema/operations";

export const PinFieldRequest = LoadReference.safeExtend({
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
