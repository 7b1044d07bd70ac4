import * as z from "zod";
import { Author } from "@/lib/vocabulary/author";
import { Instant } from "@/lib/vocabulary/instant";

export const BidResponseTimesRequest = z.object({
  from: Instant.optional().meta({ description: "Only bids that waited from then on; 30 days ago unless given." }),
  to: Instant.optional().meta({ description: "Only bids that began to wait before this time; now unless given." }),
});
export type BidResponseTimesRequest = z.infer<typeof BidResponseTimesRequest>;

const counts = {
  answered: z.int().meta({ description: "How often a person accepted, rejected or countered." }),
  withinGoal: z.int().meta({ description: "How many of these answers came within the goal." }),
  p50Minutes: z.number().optional().meta({ description: "Half of the answers were at least this fast." }),
};

const ByDay = z
  .object({ day: z.iso.date().meta({ description: "The day, in UTC, on which bids began to wait." }), ...counts })
  .meta({ id: "BidResponseDay", description: "The answers to bids of one day." });

const ByPerson = z
  .object({ person: Author.meta({ description: "Who answered." }), ...counts })
  .meta({ id: "BidResponsePerson", description: "The answers of one person or key." });

export const BidResponseTimesResponse = z.object({
  goalMinutes: z.int().meta({ description: "Within how many minutes a bid should be answered." }),
  ...counts,
  unanswered: z.int().meta({ description: "Bids that still wait, or were closed without an answer." }),
  p90Minutes: z.number().optional().meta({ description: "Nine of ten answers were at least this fast." }),
  byDay: z.array(ByDay).meta({ description: "Day by day, oldest first; days without bids are left out." }),
  byPerson: z.array(ByPerson).meta({ description: "Who answered, most answers first." }),
});
export type BidResponseTimesResponse = z.infer<typeof BidResponseTimesResponse>;
