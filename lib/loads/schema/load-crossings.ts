import * as z from "zod";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { editedLoadsMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

export const RecommendLoadCrossingsRequest = z.object({
  ids: z
    .array(ShortText)
    .min(1)
    .max(editedLoadsMax)
    .meta({ description: `Our ids of 1 to ${editedLoadsMax} loads.` }),
});
export type RecommendLoadCrossingsRequest = z.infer<typeof RecommendLoadCrossingsRequest>;

export const RecommendedLoadCrossing = z
  .object({
    id: z.string().meta({ description: "Our id of the load, as it was sent." }),
    externalId: z.string().optional().meta({ description: "Your id of the load. Absent for a load not found." }),
    present: UsMxBorderCrossing.optional().meta({
      description: "The crossing that it names first now. Absent without one.",
    }),
    recommended: UsMxBorderCrossing.optional().meta({
      description: "The crossing that most trucks of its lane take. Absent where there is a `reason`.",
    }),
    share: z.number().optional().meta({ description: "Of trucks on its lane, the share that takes it: 0 to 1." }),
    reason: z.enum(["NOT_FOUND", "NOT_CROSSING", "PLACES_UNCLEAR", "NONE_LIKELY"]).optional().meta({
      description:
        "Why none is recommended: no such load; its stops are on one side of the border; a stop without a certain place; none is likely enough.",
    }),
  })
  .meta({ id: "RecommendedLoadCrossing", description: "The crossing that is recommended for a load." });
export type RecommendedLoadCrossing = z.infer<typeof RecommendedLoadCrossing>;

export const RecommendLoadCrossingsResponse = z.object({
  results: z.array(RecommendedLoadCrossing).meta({ description: "One for each load, in the order of `ids`." }),
});
export type RecommendLoadCrossingsResponse = z.infer<typeof RecommendLoadCrossingsResponse>;
