import * as z from "zod";
import { AttentionItem, AttentionKind, AttentionScope, KindCount } from "@/lib/attention/schema/attention";
import { attentionCountMax, attentionItemsMax } from "@/lib/attention/schema/attention-values";
import { LoadBrief } from "@/lib/loads/schema/brief";
import { Instant } from "@/lib/vocabulary/instant";
import { ShortText } from "@/lib/vocabulary/text";

const count = z.int().min(0).max(attentionCountMax);

export const GetAttentionRequest = z.object({});
export type GetAttentionRequest = z.infer<typeof GetAttentionRequest>;

export const GetAttentionResponse = z
  .object({
    today: count.meta({ description: "What waits on Today, as it opens, without counters that wait for carriers." }),
    bidsWaiting: count.meta({ description: "Bids that wait for your answer." }),
    carriersToReview: count.meta({ description: "Carriers whose relationship needs a review." }),
  })
  .meta({ id: "Attention", description: `What waits for somebody, each counted up to ${attentionCountMax}.` });
export type GetAttentionResponse = z.infer<typeof GetAttentionResponse>;

const scope = AttentionScope.optional().meta({
  description: "Unset: your teams', and all where your TMS id is not known and you are in no team.",
});

export const ListAttentionRequest = z.object({ scope });
export type ListAttentionRequest = z.infer<typeof ListAttentionRequest>;
export const ListAttentionResponse = z.object({
  scope: AttentionScope.meta({ description: "Whose loads these are." }),
  hasOwnId: z.boolean().meta({ description: "Whether you have the TMS's id by which loads are yours." }),
  items: z.array(AttentionItem).meta({
    description: `The most urgent first within each part; of each kind at most ${attentionItemsMax}, and none that you muted or put off.`,
  }),
  snoozed: z.array(AttentionItem).meta({ description: "What you put off, as far as it still waits." }),
  kinds: z.array(KindCount).meta({ description: "One for each kind." }),
  nextPickups: z.array(LoadBrief).meta({ description: "The loads that are picked up next." }),
  isNew: z.boolean().meta({ description: "Whether the organization has no load at all." }),
});
export type ListAttentionResponse = z.infer<typeof ListAttentionResponse>;

export const AttentionFiguresRequest = z.object({ scope });
export type AttentionFiguresRequest = z.infer<typeof AttentionFiguresRequest>;
export const AttentionFiguresResponse = z.object({
  pickups: z
    .object({
      soonHours: z.int().meta({ description: "How far `uncovered` looks ahead." }),
      uncovered: z.int().meta({ description: "Loads picked up until then that have no carrier." }),
      all: z.int().meta({ description: "Loads picked up until then." }),
      nextDay: z.int().meta({ description: "Loads picked up within 24 hours." }),
      nextDayUncovered: z.int().meta({ description: "Those of them that have no carrier." }),
    })
    .meta({ description: "What is picked up, of the loads asked about." }),
  bids: z
    .object({
      waiting: count.meta({ description: "Bids that wait for your answer." }),
      oldestSince: z.iso.datetime().optional().meta({ description: "Since when the first of them waits." }),
    })
    .meta({ description: "Of the loads asked about." }),
  responses: z
    .object({
      days: z.int().meta({ description: "Of how many days." }),
      goalMinutes: z.int().meta({ description: "Within which a bid should be answered." }),
      answered: z.int().meta({ description: "How many bids were answered." }),
      p50Minutes: z.number().optional().meta({ description: "Half of them within so many minutes." }),
    })
    .meta({ description: "How fast the organization answers bids." }),
  booked: z
    .object({
      days: z.int().meta({ description: "Of how many days." }),
      count: z.int().meta({ description: "Loads to which a carrier was assigned; counted up to 100." }),
      marginPercent: z
        .number()
        .optional()
        .meta({ description: "What stays of their customers' rates. Absent where you may not see these." }),
      priced: z.int().meta({ description: "How many of them have both prices in the currency that most have." }),
    })
    .meta({ description: "What was booked, of the loads asked about." }),
});
export type AttentionFiguresResponse = z.infer<typeof AttentionFiguresResponse>;

const kind = AttentionKind.meta({ description: "The kind of the item." });
const subject = {
  kind,
  subjectId: ShortText.meta({ description: "As the item has it." }),
};

export const SnoozeRequest = z.object({
  ...subject,
  clockAt: Instant.meta({ description: "The time of its clock, as the item has it: with another one it waits anew." }),
  until: Instant.nullable().meta({ description: "Until when; null: until it waits anew." }),
});
export type SnoozeRequest = z.infer<typeof SnoozeRequest>;
export const UnsnoozeRequest = z.object(subject);
export type UnsnoozeRequest = z.infer<typeof UnsnoozeRequest>;
export const MuteRequest = z.object({
  kind,
  muted: z.boolean().meta({ description: "Whether you do not want to see such items." }),
});
export type MuteRequest = z.infer<typeof MuteRequest>;

export const SnoozeResponse = z.object({
  snoozedUntil: z.iso
    .datetime()
    .nullable()
    .optional()
    .meta({ description: "Until when it is put off; null: until it waits anew. Absent: it is not." }),
});
export type SnoozeResponse = z.infer<typeof SnoozeResponse>;
export const MuteResponse = z.object({ muted: z.array(AttentionKind).meta({ description: "The kinds you muted." }) });
export type MuteResponse = z.infer<typeof MuteResponse>;
