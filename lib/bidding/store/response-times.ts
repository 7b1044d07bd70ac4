import { goalMinutes } from "@/lib/bidding/schema/bid-values";
import type { Context } from "@/lib/server/context";
import { defineStatement, float, int, jsonb, nullable, type RowOf, runStatement, text } from "@/lib/server/statement";
import type { Author } from "@/lib/vocabulary/author";

/**
 * How many bids that waited for the broker were answered, by whom and how fast, and how many waited for too long. One row
 * for all of them, one for each day in the time zone, one for each person, and one for answers without a person.
 */
const report = defineStatement({
  name: "report-bid-response-times",
  parameters: { organizationId: "text", from: "timestamptz", to: "timestamptz", now: "timestamptz", timezone: "text" },
  text: (p) => `WITH "waiting" AS (
      SELECT "bidId", "seq", "at" FROM "bid_event"
      WHERE "organizationId" = ${p.organizationId} AND "at" >= ${p.from} AND "at" < ${p.to}
        AND "type" IN ('bid.submitted', 'bid.counter_rejected')
    ), "settled" AS (
      SELECT to_char("waiting"."at" AT TIME ZONE ${p.timezone}, 'YYYY-MM-DD') AS "day", "isAnswered",
        CASE WHEN "isAnswered" THEN "next"."actor" END AS "person",
        extract(epoch FROM coalesce("next"."at", ${p.now}) - "waiting"."at")::double precision / 60 AS "minutes"
      FROM "waiting" LEFT JOIN LATERAL (
        SELECT "type", "at", "actor", "envelope" #>> '{data,reason,code}' AS "reason",
          "type" IN ('bid.accepted', 'bid.rejected', 'bid.countered') AS "isAnswered"
        FROM "bid_event" "later"
        WHERE "later"."organizationId" = ${p.organizationId} AND "later"."bidId" = "waiting"."bidId" AND "later"."seq" > "waiting"."seq"
        ORDER BY "later"."seq" LIMIT 1
      ) "next" ON true
      WHERE "next"."type" IS DISTINCT FROM 'bid.revoked'
        AND coalesce("next"."reason", '') NOT IN ('instant_response', 'another_bid_accepted')
    )
    SELECT "day", "person", (array['BOTH', 'DAY', 'PERSON', 'ALL'])[grouping("day", "person") + 1] AS "of",
      count(*) FILTER (WHERE "isAnswered")::int AS "answered",
      count(*) FILTER (WHERE "isAnswered" IS NOT TRUE)::int AS "unanswered",
      count(*) FILTER (WHERE "isAnswered" AND "minutes" <= ${goalMinutes})::int AS "withinGoal",
      count(*) FILTER (WHERE "isAnswered" IS NOT TRUE AND "minutes" > ${goalMinutes})::int AS "overdue",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY "minutes") FILTER (WHERE "isAnswered") AS "p50Minutes",
      percentile_cont(0.9) WITHIN GROUP (ORDER BY "minutes") FILTER (WHERE "isAnswered") AS "p90Minutes"
    FROM "settled"
    GROUP BY GROUPING SETS ((), ("day"), ("person"))`,
  row: {
    day: nullable(text()),
    person: nullable(jsonb<Author>()),
    of: text<"ALL" | "DAY" | "PERSON" | "BOTH">(),
    answered: int(),
    unanswered: int(),
    withinGoal: int(),
    overdue: int(),
    p50Minutes: nullable(float()),
    p90Minutes: nullable(float()),
  },
});

export type Answers = RowOf<typeof report>;

export const readAnswers = (ctx: Context, period: { from: Date; to: Date; timezone: string }): Promise<Answers[]> =>
  runStatement(ctx, report, { organizationId: ctx.organizationId, now: ctx.now, ...period });
