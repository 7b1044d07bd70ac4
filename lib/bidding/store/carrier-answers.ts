import type { Context } from "@/lib/server/context";
import { defineStatement, float, int, nullable, runStatement, text, timestamp } from "@/lib/server/statement";

const biddersOfLane = defineStatement({
  name: "find-bidders-of-lane",
  parameters: { organizationId: "text", loadId: "text" },
  text: (p) => `SELECT bid."carrierId", count(DISTINCT bid."loadId")::int AS "count", max(bid."submittedAt") AS "lastAt"
    FROM "load" wanted JOIN "load" other ON other."organizationId" = wanted."organizationId"
      AND other."originPlace" = wanted."originPlace" AND other."destinationPlace" = wanted."destinationPlace"
    JOIN "bid" bid ON bid."organizationId" = other."organizationId" AND bid."loadId" = other."id"
    WHERE wanted."organizationId" = ${p.organizationId} AND wanted."id" = ${p.loadId} AND other."id" <> wanted."id"
    GROUP BY bid."carrierId"`,
  row: { carrierId: text(), count: int(), lastAt: timestamp() },
});

/** On how many other loads of the lane each carrier bid, and when last. */
export const readBiddersOfLane = (ctx: Context, loadId: string) =>
  runStatement(ctx, biddersOfLane, { organizationId: ctx.organizationId, loadId });

const latestPostings = 100;

const answers = defineStatement({
  name: "read-offer-answers",
  parameters: { organizationId: "text" },
  text: (p) => `WITH "recent" AS (
      SELECT "id" FROM "posting" WHERE "organizationId" = ${p.organizationId} ORDER BY "id" DESC LIMIT ${latestPostings}
    ), "sent" AS (
      SELECT "postingId", "carrierId", min("createdAt") AS "at" FROM "offer_link"
      WHERE "organizationId" = ${p.organizationId} AND "postingId" IN (SELECT "id" FROM "recent") GROUP BY 1, 2
    ), "bids" AS (
      SELECT "postingId", "carrierId", min("submittedAt") AS "at" FROM "bid"
      WHERE "organizationId" = ${p.organizationId} AND "postingId" IN (SELECT "id" FROM "recent") GROUP BY 1, 2
    )
    SELECT "sent"."carrierId", count(*)::int AS "offered", count("bids"."at")::int AS "answered",
      percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM greatest("bids"."at" - "sent"."at", interval '0'))::double precision / 60
      ) FILTER (WHERE "bids"."at" IS NOT NULL) AS "minutes"
    FROM "sent" LEFT JOIN "bids" USING ("postingId", "carrierId") GROUP BY "sent"."carrierId"`,
  row: { carrierId: text(), offered: int(), answered: int(), minutes: nullable(float()) },
});

/** How many of the latest postings each carrier was offered, how many it bid on, and in the middle after how long. */
export const readOfferAnswers = (ctx: Context) => runStatement(ctx, answers, { organizationId: ctx.organizationId });
