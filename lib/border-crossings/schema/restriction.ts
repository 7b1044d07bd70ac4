import * as z from "zod";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** A crossing that does not take something, as somebody reported it; counts while it is on, from `from` to `until`. */
export const Restriction = z
  .object({
    crossing: UsMxBorderCrossing.meta({ description: "The crossing." }),
    kind: z.enum(["NO_CARGO", "NO_HAZMAT"]).meta({ description: "What it does not take." }),
    servedBy: UsMxBorderCrossing.optional().meta({
      description: "Where what is not taken here crosses instead; absent where it is wherever else the lane leads.",
    }),
    isOn: z.boolean().meta({ description: "Whether it counts." }),
    from: z.iso.date().optional().meta({ description: "The first day it counts." }),
    until: z.iso.date().optional().meta({ description: "The last day it counts." }),
    reportedOn: z.iso.date().meta({ description: "When it was reported." }),
    source: z.string().meta({ description: "Who reported it, and what." }),
  })
  .meta({ id: "CrossingRestriction", description: "Something that a crossing is reported not to take." });
export type Restriction = z.infer<typeof Restriction>;
