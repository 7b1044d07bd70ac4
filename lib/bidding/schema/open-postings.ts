import * as z from "zod";
import { postingGapNames, postingPriceWarnings } from "@/lib/bidding/schema/bid-values";
import { Instant } from "@/lib/vocabulary/instant";
import { postedLoadsMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

export const OpenPostingsRequest = z.object({
  ids: z
    .array(ShortText)
    .min(1)
    .max(postedLoadsMax)
    .meta({ description: `Our ids of 1 to ${postedLoadsMax} loads.` }),
  expiresAt: Instant.optional().meta({ description: "When the postings end by themselves; unset: they do not." }),
  validateOnly: z.boolean().optional().meta({ description: "Offer nothing; answer what would become of each load." }),
});
export type OpenPostingsRequest = z.infer<typeof OpenPostingsRequest>;

const NotPosted = z
  .enum(["ALREADY_POSTED", "BOOKED", "CANCELLED", "COMPLETED"])
  .meta({ id: "NotPostedReason", description: "Why a load cannot be posted: it is already, or its status." });

/** What carriers ask for before they name a price. */
const PostingGapName = z.enum(postingGapNames).meta({
  id: "PostingGap",
  description: "Something carriers ask for before they name a price. Nothing of it keeps a load from being posted.",
});

const PostingPriceWarning = z.enum(postingPriceWarnings).meta({
  id: "PostingPriceWarning",
  description: `What you should know of the prices of a load before it is posted: it has no max buy (\`maxBuy\`), its max buy
is more than what the customer pays, or more than what is high on its lane (p75), or the lane typically pays (p50) more
than the customer. Nothing of it keeps a load from being posted.`,
});

export const OpenedPosting = z
  .object({
    id: z.string().meta({ description: "Our id of the load, as it was sent." }),
    externalId: z.string().optional().meta({ description: "Your id of the load. Absent for a load not found." }),
    outcome: z
      .enum(["POSTED", "BLOCKED", "NOT_FOUND"])
      .meta({ description: "`POSTED`, or it would be; `BLOCKED`: for its `reason`; `NOT_FOUND`." }),
    reason: NotPosted.optional().meta({ description: "Why it is not posted. Absent unless it is BLOCKED." }),
    postingId: z.string().optional().meta({
      description: "Our id of the posting. Absent where there is none, and with `validateOnly`.",
    }),
    wasOnHold: z.boolean().optional().meta({
      description: "Whether the load was ON_HOLD, and so became AVAILABLE, or would. Absent unless it is POSTED.",
    }),
    gaps: z.array(PostingGapName).meta({ description: "What carriers will ask for. Empty unless it is POSTED." }),
    priceWarnings: z.array(PostingPriceWarning).meta({
      description:
        "What speaks against its prices. Empty unless it is POSTED. With `validateOnly` also what its market does, where its lane was looked up within a day; nothing is looked up for it.",
    }),
  })
  .meta({ id: "OpenedPosting", description: "What became of a load that was to be posted." });
export type OpenedPosting = z.infer<typeof OpenedPosting>;

export const OpenPostingsResponse = z.object({
  results: z.array(OpenedPosting).meta({ description: "One for each load, in the order of `ids`." }),
});
export type OpenPostingsResponse = z.infer<typeof OpenPostingsResponse>;
