import * as z from "zod";
import { LoadStatus } from "@/lib/loads/schema/load";
import { Version } from "@/lib/loads/schema/operations";
import { Money } from "@/lib/vocabulary/money";

/** What a line about a load says of it. */
export const LoadBrief = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: z.string().meta({ description: "Your id of the load." }),
    externalDisplayId: z.string().meta({ description: "The id people see." }),
    status: LoadStatus.meta({ description: "Where the load stands." }),
    version: Version,
    customerName: z.string().optional().meta({ description: "What the customer is called." }),
    originPlace: z.string().optional().meta({ description: "City, state and country of the first stop." }),
    destinationPlace: z.string().optional().meta({ description: "City, state and country of the last stop." }),
    pickupAt: z.iso.datetime().optional().meta({ description: "When the first appointment starts." }),
    deliveryAt: z.iso.datetime().optional().meta({ description: "When the last appointment starts." }),
    pickupTimezone: z.string().optional().meta({ description: "IANA time zone of the first stop." }),
    maxBuy: Money.optional().meta({ description: "The most a carrier may be paid." }),
    targetRate: Money.optional().meta({ description: "What a carrier should be paid." }),
  })
  .meta({ id: "LoadBrief", description: "A load in a line." });
export type LoadBrief = z.infer<typeof LoadBrief>;
