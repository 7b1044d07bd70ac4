import * as z from "zod";
import { bidsOfLoadsMax } from "@/lib/bidding/schema/bid-values";
import { PositiveMoney } from "@/lib/vocabulary/money";
import { ShortText } from "@/lib/vocabulary/text";

export const BidsOfLoadsRequest = z.object({
  loadIds: z.array(ShortText).min(1).max(bidsOfLoadsMax).meta({ description: "Our ids of the loads." }),
});
export type BidsOfLoadsRequest = z.infer<typeof BidsOfLoadsRequest>;

const BestBid = z
  .object({
    id: z.string().meta({ description: "Our id of the bid." }),
    amount: PositiveMoney.meta({ description: "What the carrier asks for." }),
    carrierName: z.string().meta({ description: "The carrier's name." }),
    assignable: z.boolean().meta({ description: "Whether its carrier may be assigned to the load as both are now." }),
    waitsSince: z.iso
      .datetime()
      .optional()
      .meta({ description: "Since when it waits for your answer. Absent while it waits for the carrier's." }),
  })
  .meta({ id: "BestBid", description: "The lowest open bid for a load." });

const BidsOfLoad = z
  .object({
    loadId: z.string().meta({ description: "The load, as it was asked for." }),
    openBidCount: z.int().meta({ description: "How many bids wait for you or for a carrier." }),
    best: BestBid.optional().meta({
      description:
        "The lowest of them whose carrier may be assigned, else the lowest; of those in the currency of `maxBuy`, else in the one most of them have.",
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
