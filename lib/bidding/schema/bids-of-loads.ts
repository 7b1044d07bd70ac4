import * as z from "zod";
import { ComparedPrice } from "@/lib/bidding/schema/bid";
import { bidsOfLoadsMax } from "@/lib/bidding/schema/bid-values";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { ShortText } from "@/lib/vocabulary/text";

export const BidsOfLoadsRequest = z.object({
  loadIds: z.array(ShortText).min(1).max(bidsOfLoadsMax).meta({ description: "Our ids of the loads." }),
});
export type BidsOfLoadsRequest = z.infer<typeof BidsOfLoadsRequest>;

const FirstBid = z
  .object({
    id: z.string().meta({ description: "Our id of the bid." }),
    amount: PositiveMoney.meta({ description: "What the carrier asks for." }),
    carrierName: z.string().meta({ description: "The carrier's name." }),
    assignable: z.boolean().meta({ description: "Whether its carrier may be assigned to the load as both are now." }),
    waitsSince: z.iso
      .datetime()
      .optional()
      .meta({ description: "Since when it waits for your answer. Absent while it waits for the carrier's." }),
    isCompared: z.boolean().meta({
      description:
        "Whether its price can be compared with other bids for the load: in their currency, or by a rate of exchange.",
    }),
    compared: ComparedPrice.optional().meta({
      description:
        "What it asks for in the load's currency. Absent where it is in that, or no rate of exchange counts.",
    }),
    isBest: z.boolean().meta({
      description: "Whether it is the best: it waits for you, its carrier may be assigned, and its price is compared.",
    }),
  })
  .meta({ id: "FirstBid", description: "The open bid for a load that stands before all others." });

const BidsOfLoad = z
  .object({
    loadId: z.string().meta({ description: "The load, as it was asked for." }),
    openBidCount: z.int().meta({ description: "How many bids wait for you or for a carrier." }),
    first: FirstBid.optional().meta({
      description:
        "The first of them: those that wait for you and whose carrier may be assigned, then those that wait for such a carrier, then all others, the lowest price first. Prices are compared in the currency of `maxBuy`, else of `targetRate`, else of `customerRate`, else in the only one that is bid; bids in other currencies by your organization's rate of exchange, or else they stand behind.",
    }),
    isPosted: z.boolean().meta({ description: "Whether carriers may bid on it." }),
    expiresAt: z.iso.datetime().optional().meta({ description: "When its posting ends by itself." }),
  })
  .meta({ id: "BidsOfLoad", description: "What carriers bid for a load, in short." });
export type BidsOfLoad = z.infer<typeof BidsOfLoad>;

export const BidsOfLoadsResponse = z.object({
  items: z.array(BidsOfLoad).meta({ description: "One for each load, in the order asked for." }),
});
export type BidsOfLoadsResponse = z.infer<typeof BidsOfLoadsResponse>;
