import * as z from "zod";
import { LoadStatus } from "@/lib/loads/schema/load";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { CurrencyCode, Money } from "@/lib/vocabulary/money";
import { TrailerType } from "@/lib/vocabulary/trailer";

export const BidLoadFacts = z
  .object({
    status: LoadStatus.meta({ description: "Where the load stands." }),
    originPlace: z.string().optional().meta({ description: "City, state and country of the first stop." }),
    destinationPlace: z.string().optional().meta({ description: "City, state and country of the last stop." }),
    pickupAt: z.iso.datetime().optional().meta({ description: "When the first appointment starts." }),
    pickupTimezone: z.string().optional().meta({ description: "IANA time zone of the first stop." }),
    trailerTypes: z.array(TrailerType).meta({ description: "The trailers that may take it; empty when not said." }),
    borderCrossings: z.array(UsMxBorderCrossing).meta({ description: "Where it crosses; empty when not said." }),
    maxBuy: Money.optional().meta({ description: "The most a carrier may be paid." }),
    targetRate: Money.optional().meta({ description: "What a carrier should be paid." }),
    sellPrice: Money.optional().meta({
      description:
        "What the customer pays for the load in one sum: `customerRate`, by the mile or kilometer times its `distance`, else times `miles`. Absent for viewers who may not see it, and where it is not known.",
    }),
    miles: z.int().optional().meta({
      description: "Road miles of all legs, over the first crossing named. Absent while a stop's place is not certain.",
    }),
    currencyCode: CurrencyCode.optional().meta({
      description:
        "The currency in which bids for it are compared: of `maxBuy`, else of `targetRate`, else of `customerRate`. Absent where it has none of them.",
    }),
  })
  .meta({ id: "BidLoadFacts", description: "What of the load helps to decide on a bid." });
export type BidLoadFacts = z.infer<typeof BidLoadFacts>;
