import * as z from "zod";
import { BorderCrossingStrategy, RequiredInspection, UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { Count } from "@/lib/vocabulary/measure";
import { referenceNumbers, ShortText } from "@/lib/vocabulary/text";

export const LoadBorderCrossing = z
  .object({
    type: z
      .enum(["BORDER_CROSSING"])
      .default("BORDER_CROSSING")
      .meta({ description: "Always BORDER_CROSSING; may be left out." }),
    externalId: ShortText.optional().meta({
      description: "Your id of the crossing; a later sync finds it by this. Unset: by position.",
    }),
    usMxBorderCrossing: UsMxBorderCrossing.optional().meta({
      description: "Where the load crosses. Unset: not decided.",
    }),
    borderCrossingStrategy: BorderCrossingStrategy.optional().meta({
      description: "How the crossing is chosen. Unset: not said.",
    }),
    requiredInspections: z
      .array(RequiredInspection)
      .max(RequiredInspection.options.length)
      .optional()
      .meta({ description: "Inspections at the border; `[]` says that there are none. Unset: not said." }),
    expectedDwellTimeMinutes: Count.optional().meta({
      description: "How long the crossing is expected to take, in minutes.",
    }),
    referenceNumbers: referenceNumbers
      .optional()
      .meta({ description: "Numbers of this crossing, e.g. of the pedimento." }),
  })
  .meta({ id: "LoadBorderCrossing", description: "A crossing of the border between the US and Mexico." });
