import { goalMinutes } from "@/lib/bidding/rules/response-goal";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

/** Of the moments since which a bid waited: how many were answered, by whom and how fast. */
export type Answers = {
  of: "ALL" | "DAY" | "PERSON";
  day: string | null;
  person: Author | null;
  answered: number;
  unanswered: number;
  withinGoal: number;
  p50Minutes: number | null;
  p90Minutes: number | null;
};

/** One row for all of them, one for each day, and one for each person and for nobody. */
const report = {
  name: "report-bid-response-times",
  text: `WITH "waiting" AS (
      SELECT "bidId", "seq", "at" FROM "bid_event"
      WHERE "organizationId" = $1 AND "at" >= $2::timestamptz AND "at" < $3::timestamptz
        AND "type" IN ('bid.submitted', 'bid.counter_rejected')
    ), "settled" AS (
      SELECT to_char("waiting"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "day", "isAnswered",
        CASE WHEN "isAnswered" THEN "next"."actor" END AS "person",
        extract(epoch FROM "next"."at" - "waiting"."at")::double precision / 60 AS "minutes"
      FROM "waiting" LEFT JOIN LATERAL (
        SELECT "type", "at", "actor", "envelope" #>> '{data,reason,code}' AS "reason",
          "type" IN ('bid.accepted', 'bid.rejected', 'bid.countered') AS "isAnswered"
        FROM "bid_event" "later"
        WHERE "later"."organizationId" = $1 AND "later"."bidId" = "waiting"."bidId" AND "later"."seq" > "waiting"."seq"
        ORDER BY "later"."seq" LIMIT 1
      ) "next" ON true
      WHERE "next"."type" IS DISTINCT FROM 'bid.revoked'
        AND coalesce("next"."reason", '') NOT IN ('instant_response', 'another_bid_accepted')
    )
    SELECT "day", "person", (array['BOTH', 'DAY', 'PERSON', 'ALL'])[grouping("day", "person") + 1] AS "of",
      count(*) FILTER (WHERE "isAnswered")::int AS "answered",
      count(*) FILTER (WHERE "isAnswered" IS NOT TRUE)::int AS "unanswered",
      count(*) FILTER (WHERE "isAnswered" AND "minutes" <= ${goalMinutes})::int AS "withinGoal",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY "minutes") FILTER (WHERE "isAnswered") AS "p50Minutes",
      percentile_cont(0.9) WITHIN GROUP (ORDER BY "minutes") FILTER (WHERE "isAnswered") AS "p90Minutes"
    FROM "settled"
    GROUP BY GROUPING SETS ((), ("day"), ("person"))`,
};

export const readAnswers = (ctx: Context, from: Date, to: Date): Promise<Answers[]> =>
  runStatement<Answers>(ctx, report, [ctx.organizationId, from, to]);
