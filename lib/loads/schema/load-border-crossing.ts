import * as z from "zod";
import { BorderCrossingStrategy, RequiredInspection, UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { Count } from "@/lib/vocabulary/numbers";
import { referenceNumbers } from "@/lib/vocabulary/reference-number";
import { ShortText } from "@/lib/vocabulary/text";

export const LoadBorderCrossing = z
  .object({
    type: z.enum(["BORDER_CROSSING"]).default("BORDER_CROSSING"),
    externalId: ShortText.optional(),
    usMxBorderCrossing: UsMxBorderCrossing.optional(),
    borderCrossingStrategy: BorderCrossingStrategy.optional(),
    requiredInspections: z.array(RequiredInspection).max(9).optional(),
    expectedDwellTimeMinutes: Count.optional(),
    referenceNumbers: referenceNumbers.optional(),
  })
  .meta({ id: "LoadBorderCrossing" });
export type LoadBorderCrossing = z.infer<typeof LoadBorderCrossing>;
