import * as z from "zod";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** What public sources say about a truck crossing (BTS, CBP, SAT); notes name their source and date. */
export const CrossingFacts = z.object({
  id: UsMxBorderCrossing,
  name: z.string(),
  cbpPortCode: z.string(),
  usCity: z.string(),
  mxCity: z.string(),
  mxState: z.string(),
  satCustomsCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Trucks a year entering the US, by year; null where a year is not published yet. */
  northboundTrucks: z.record(z.string(), z.number().nullable()),
  /** Hours of the port in 2022, not always those of cargo. */
  portHours2022: z.string(),
  commercialLanesMax2022: z.number().nullable(),
  fastLane: z.boolean(),
  hoursNote: z.string().optional(),
  hazmatNote: z.string().optional(),
  emptiesNote: z.string().optional(),
  usdaNote: z.string().optional(),
  noteNote: z.string().optional(),
  /** The crossing's own constant in the choice model. */
  logitConstant: z.number(),
  /** Logarithm of its share of produce against its share of everything. */
  produceLogRatio: z.number(),
});
export type CrossingFacts = z.infer<typeof CrossingFacts>;
