import * as z from "zod";
import { BidCarrier } from "@/lib/bidding/schema/bid";
import { OfferContact } from "@/lib/bidding/schema/posting";
import { Eligibility } from "@/lib/carriers/schema/eligibility";
import { pageSizeMax } from "@/lib/core/protocol.values";
import { LoadReference } from "@/lib/loads/schema/operations";
import { shortTextMax } from "@/lib/vocabulary/limits.values";
import { storable } from "@/lib/vocabulary/text";

export const CarrierStanding = z
  .enum(["ASSIGNABLE", "BID_ONLY", "BLOCKED"])
  .meta({ id: "CarrierStanding", description: "Whether a carrier may haul a load, may only bid on it, or neither." });
export type CarrierStanding = z.infer<typeof CarrierStanding>;

const rankReasonCodes = [
  "hauled_lane",
  "hauled_market",
  "bid_on_lane",
  "hauled_trailer",
  "hauled_for_us",
  "meets_requirements",
  "answers_offers",
  "ignores_offers",
] as const;

export const RankReason = z
  .object({
    code: z.enum(rankReasonCodes).meta({ description: "What speaks for the carrier, or against it." }),
    count: z.int().optional().meta({ description: "How many loads or offers it is about." }),
    of: z.int().optional().meta({ description: "Out of how many. Absent where that says nothing." }),
    lastAt: z.iso.datetime().optional().meta({ description: "When it was so last." }),
    minutes: z.int().optional().meta({ description: "After how many minutes it answers, in the middle." }),
  })
  .meta({ id: "RankReason", description: "One reason for the place of a carrier among those a load can be sent to." });
export type RankReason = z.infer<typeof RankReason>;

const RankedCarrier = z
  .object({
    carrier: BidCarrier.meta({ description: "The carrier." }),
    standing: CarrierStanding.meta({ description: "Whether it may haul this load." }),
    meaning: Eligibility.meta({ description: "The same in detail, with what it lacks." }),
    reasons: z.array(RankReason).meta({
      description: "What is known of it for this load, the weightiest first. Empty without any history with you.",
    }),
    isSuggested: z.boolean().meta({ description: "Whether it is one of the few that best fit by their history." }),
    contact: OfferContact.meta({ description: "How it is reached, as far as you know." }),
  })
  .meta({ id: "RankedCarrier", description: "A carrier that a load can be sent to, with the reasons for its place." });

export type RankedCarrier = z.infer<typeof RankedCarrier>;

export const RankCarriersRequest = LoadReference.safeExtend({
  query: z
    .string()
    .trim()
    .max(shortTextMax)
    .refine(...storable)
    .optional()
    .meta({ description: "Only carriers that `/carriers/search` finds by it; unset: those that fit best." }),
  limit: z.int().min(1).max(pageSizeMax).optional().meta({ description: "How many at most; 50 unless given." }),
});
export type RankCarriersRequest = z.infer<typeof RankCarriersRequest>;
export const RankCarriersResponse = z.object({
  items: z.array(RankedCarrier).meta({ description: "The carriers, best first." }),
  sendsMail: z.boolean().meta({
    description: "Whether this installation sends mail: a link is then mailed with `byMail` of `/postings/offer-link`.",
  }),
});
export type RankCarriersResponse = z.infer<typeof RankCarriersResponse>;
