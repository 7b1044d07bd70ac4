import * as z from "zod";
import { LoadStatus } from "@/lib/loads/schema/load";
import { loadsOfIdMax, lookedUpIdsMax, shortTextMax } from "@/lib/vocabulary/limits.values";
import { ShortText, storable } from "@/lib/vocabulary/text";

/** How many loads a search for one of them shows. */
const foundLoadsMax = 20;

export const FindLoadsRequest = z.object({
  query: z
    .string()
    .trim()
    .min(1)
    .max(shortTextMax)
    .refine(...storable)
    .meta({ description: "An id or its beginning, or words; they are searched for as `/loads/list` does." }),
  limit: z.int().min(1).max(foundLoadsMax).optional().meta({ description: "How many at most. 8 unless given." }),
});
export type FindLoadsRequest = z.infer<typeof FindLoadsRequest>;

const FoundLoad = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: z.string().meta({ description: "Your id of the load." }),
    externalDisplayId: z.string().meta({ description: "The id people see." }),
    status: LoadStatus.meta({ description: "Where the load stands." }),
    customerName: z.string().optional().meta({ description: "What the customer is called, else your id of it." }),
    origin: z.string().optional().meta({ description: "City, state and country of the first stop." }),
    destination: z.string().optional().meta({ description: "City, state and country of the last stop." }),
  })
  .meta({ id: "FoundLoad", description: "A load in short: its ids, lane and customer." });

export const FindLoadsResponse = z.object({
  items: z.array(FoundLoad).meta({ description: "The loads, best first." }),
});
export type FindLoadsResponse = z.infer<typeof FindLoadsResponse>;

export const FindManyLoadsRequest = z.object({
  texts: z
    .array(ShortText)
    .min(1)
    .max(lookedUpIdsMax)
    .meta({ description: `1 to ${lookedUpIdsMax.toLocaleString("en-US")} ids or reference numbers.` }),
});
export type FindManyLoadsRequest = z.infer<typeof FindManyLoadsRequest>;

const FoundByText = z
  .object({
    text: z.string().meta({ description: "What was asked for, as it was sent." }),
    ids: z
      .array(z.string())
      .max(loadsOfIdMax)
      .meta({
        description: `Our ids of the loads that have it, changed last first; at most ${loadsOfIdMax}. Empty: none has.`,
      }),
  })
  .meta({ id: "FoundByText", description: "The loads that an id or a reference number is of." });

export const FindManyLoadsResponse = z.object({
  results: z.array(FoundByText).meta({ description: "One for each text, in the order of the request." }),
});
export type FindManyLoadsResponse = z.infer<typeof FindManyLoadsResponse>;
