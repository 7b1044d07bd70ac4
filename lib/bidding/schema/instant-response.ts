import * as z from "zod";
import { Bid } from "@/lib/bidding/schema/bid";
import {
  dryRunBidsMax,
  dryRunDaysDefault,
  dryRunDaysMax,
  dryRunItemsMax,
  limitBases,
  percentOverMax,
  percentUnderMax,
} from "@/lib/bidding/schema/bid-values";
import { Author } from "@/lib/vocabulary/author";
import { versionMax } from "@/lib/vocabulary/limits.values";
import { PositiveMoney } from "@/lib/vocabulary/money";

export const LimitBase = z
  .enum(limitBases)
  .meta({ id: "InstantResponseBase", description: "The field of the load a percentage counts from." });
export type LimitBase = z.infer<typeof LimitBase>;

/** One of two: an amount, or a percentage over a field of the load. */
export const InstantResponseLimit = z
  .object({
    amount: PositiveMoney.optional().meta({ description: "The limit itself. Give this, or `percentOver` and `of`." }),
    percentOver: z
      .number()
      .min(-percentUnderMax)
      .max(percentOverMax)
      .optional()
      .meta({ description: "By how many percent the limit lies over `of`; negative for below. Give `of` too." }),
    of: LimitBase.optional().meta({ description: "What `percentOver` counts from." }),
  })
  .refine(
    ({ amount, percentOver, of }) =>
      amount ? percentOver === undefined && of === undefined : percentOver !== undefined && of !== undefined,
    { error: "Give either `amount`, or `percentOver` and `of`.", params: { code: "one_of_two_limits" } },
  )
  .meta({ id: "InstantResponseLimit", description: "A limit: an amount, or a percentage over a field of the load." });
export type InstantResponseLimit = z.infer<typeof InstantResponseLimit>;

export const InstantResponse = z
  .object({
    rejectAbove: InstantResponseLimit.optional().meta({
      description: "A bid above it is rejected at once. Unset: none is.",
    }),
    acceptAtOrBelow: InstantResponseLimit.optional().meta({
      description:
        "A bid at or below it is accepted at once, from carriers that may be assigned and lack nothing that the load requires. Unset: none is.",
    }),
  })
  .meta({ id: "InstantResponse", description: "How bids are answered at once, by a rule." });
export type InstantResponse = z.infer<typeof InstantResponse>;

export const InstantResponseOutcome = z.enum(["ACCEPT", "REJECT", "WAIT"]).meta({
  id: "InstantResponseOutcome",
  description: "What the rule does with a bid: accept it, reject it, or let it wait for a person.",
});
export type InstantResponseOutcome = z.infer<typeof InstantResponseOutcome>;

const RuleVersion = z.int().min(0).max(versionMax);

const saved = {
  version: RuleVersion.meta({ description: "0 where nobody saved a rule, one more with each save." }),
  savedBy: Author.optional().meta({ description: "Who saved it: accepted bids are accepted in their name." }),
  savedAt: z.iso.datetime().optional().meta({ description: "When it was saved last." }),
};

export const GetInstantResponseRequest = z.object({});
export type GetInstantResponseRequest = z.infer<typeof GetInstantResponseRequest>;
export const InstantResponseResponse = z.object({
  instantResponse: InstantResponse.meta({ description: "The rule of your organization; empty: no bid is answered." }),
  ...saved,
});
export type InstantResponseResponse = z.infer<typeof InstantResponseResponse>;

const wanted = InstantResponse.meta({ description: "The whole rule: a limit left out is taken off." });
export const SaveInstantResponseRequest = z.object({
  instantResponse: wanted,
  ifVersion: RuleVersion.optional().meta({
    description:
      "Refuse with 409 unless the rule is at this version; 0 where nobody saved one. Goes before the header `If-Match`.",
  }),
});
export type SaveInstantResponseRequest = z.infer<typeof SaveInstantResponseRequest>;

export const DryRunInstantResponseRequest = z.object({
  instantResponse: InstantResponse.meta({ description: "The rule to try." }),
  days: z
    .int()
    .min(1)
    .max(dryRunDaysMax)
    .optional()
    .meta({ description: `How many past days to look at; ${dryRunDaysDefault} unless given.` }),
});
export type DryRunInstantResponseRequest = z.infer<typeof DryRunInstantResponseRequest>;

const TriedBid = z
  .object({
    bid: Bid.meta({ description: "The bid as it is now." }),
    price: PositiveMoney.meta({
      description:
        "What was submitted last, which is what the rule judges; `bid.amount` may have been negotiated since.",
    }),
    outcome: InstantResponseOutcome.meta({ description: "What the rule would have done with it." }),
    limit: PositiveMoney.optional().meta({ description: "The limit that decides. Absent where none does." }),
    why: z
      .enum([
        "ABOVE_LIMIT",
        "AT_OR_BELOW_LIMIT",
        "BETWEEN_LIMITS",
        "OTHER_CURRENCY",
        "NO_LIMIT",
        "NOT_ASSIGNABLE",
        "LACKS_REQUIREMENT",
      ])
      .meta({ description: "Why: of a bid that waits, what keeps the rule from deciding." }),
  })
  .meta({ id: "TriedBid", description: "What a rule would have done with a bid." });
export type TriedBid = z.infer<typeof TriedBid>;

export const DryRunInstantResponseResponse = z.object({
  bids: z.int().meta({
    description: `How many bids were looked at: the newest, at most ${dryRunBidsMax.toLocaleString("en-US")}.`,
  }),
  accepted: z.int().meta({ description: "How many it would have accepted, each alone." }),
  rejected: z.int().meta({ description: "How many it would have rejected." }),
  waiting: z.int().meta({ description: "How many it would have left to a person." }),
  differing: z.int().meta({
    description: "How many bids were accepted in fact that it would have rejected, or the other way round.",
  }),
  items: z
    .array(TriedBid)
    .meta({ description: `The newest ${dryRunItemsMax} of them, those first that it would have answered.` }),
});
export type DryRunInstantResponseResponse = z.infer<typeof DryRunInstantResponseResponse>;
