import * as z from "zod";
import { ObservationSource } from "@/lib/rates/schema/observation";

export const SummarizeObservationsRequest = z.object({});
export type SummarizeObservationsRequest = z.infer<typeof SummarizeObservationsRequest>;

const SourceCount = z
  .object({
    source: ObservationSource.meta({ description: "Where the prices come from." }),
    observations: z.int().meta({ description: "Prices from there." }),
  })
  .meta({ id: "RateObservationSourceCount", description: "How many prices come from one source." });

export const SummarizeObservationsResponse = z.object({
  observations: z.int().meta({ description: "Prices your organization has." }),
  carriers: z.int().meta({ description: "Different carriers among them." }),
  lanes: z.int().meta({ description: "Different lanes: two markets, crossing, trailer and currency." }),
  from: z.iso.date().optional().meta({ description: "Day of the oldest pickup. Absent where there are no prices." }),
  to: z.iso.date().optional().meta({ description: "Day of the newest pickup. Absent where there are no prices." }),
  bySource: z.array(SourceCount).meta({ description: "The most frequent source first." }),
});
export type SummarizeObservationsResponse = z.infer<typeof SummarizeObservationsResponse>;
