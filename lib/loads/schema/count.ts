import * as z from "zod";
import { LoadStatus } from "@/lib/loads/schema/load";
import { countedMax } from "@/lib/vocabulary/limits.values";

/** What the first page of a list of loads says of all of them. */
export const loadsTotal = {
  total: z
    .int()
    .max(countedMax)
    .optional()
    .meta({ description: `On the first page: how many loads match, counted up to ${countedMax}.` }),
  totalIsMinimum: z.boolean().optional().meta({ description: "Beside `total`: `true` where more than that match." }),
};

const StatusCount = z
  .object({
    status: LoadStatus.meta({ description: "The status." }),
    count: z
      .int()
      .max(countedMax)
      .meta({ description: `How many of the loads that match are in it, counted up to ${countedMax}.` }),
    isMinimum: z.boolean().meta({
      description: `Whether there may be more: more than ${countedMax} loads match, and in this status those that changed last were counted.`,
    }),
  })
  .meta({ id: "LoadStatusCount", description: "How many loads are in a status." });

export const CountLoadsResponse = z.object({
  items: z.array(StatusCount).meta({ description: "One for each status, also where there is none." }),
});
export type CountLoadsResponse = z.infer<typeof CountLoadsResponse>;
