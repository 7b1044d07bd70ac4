import type { Context } from "@/lib/server/context";
import { defineStatement, runStatement, text, timestamp } from "@/lib/server/statement";

const queue = defineStatement({
  name: "read-review-queue",
  parameters: { organizationId: "text", max: "int4" },
  text: (p) => `SELECT "carrierId", "updatedAt" AS "since" FROM "carrier_relationship"
    WHERE "organizationId" = ${p.organizationId} AND "status" = 'NEEDS_REVIEW'
    ORDER BY "updatedAt", "id" LIMIT ${p.max}`,
  row: { carrierId: text(), since: timestamp() },
});

/** The carriers that wait for a review, the longest waiting first. */
export const readReviewQueue = (ctx: Context, max: number) =>
  runStatement(ctx, queue, { organizationId: ctx.organizationId, max });
