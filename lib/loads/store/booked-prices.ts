import { coverageParameters, coverageValues, coveredBy, type LoadCoverage } from "@/lib/loads/rules/coverage";
import type { LoadDocument } from "@/lib/loads/schema/load";
import type { Context } from "@/lib/server/context";
import { defineStatement, jsonb, nullable, runStatement, text } from "@/lib/server/statement";
import type { Money } from "@/lib/vocabulary/money";

const prices = defineStatement({
  name: "read-booked-prices",
  parameters: { organizationId: "text", ids: "text[]", ...coverageParameters },
  text: (
    p,
  ) => `SELECT "of"."customerRate", "of"."customerRateBasis", "of"."assignedCarrier"->'price'->'lineItems' AS "lineItems"
    FROM "load" load CROSS JOIN LATERAL jsonb_to_record(load."document")
      AS "of"("customerRate" jsonb, "customerRateBasis" text, "assignedCarrier" jsonb)
    WHERE load."organizationId" = ${p.organizationId} AND load."id" = ANY(${p.ids})
      AND load."status" IN ('BOOKED', 'COMPLETED') AND ${coveredBy("load", p)}`,
  row: {
    customerRate: nullable(jsonb<Money>()),
    customerRateBasis: nullable(text<NonNullable<LoadDocument["customerRateBasis"]>>()),
    lineItems: nullable(jsonb<{ value?: Money }[]>()),
  },
});

/** What is paid for these loads on both sides, as far as they are booked or delivered. */
export const readBookedPrices = (ctx: Context, coverage: LoadCoverage, ids: readonly string[]) =>
  runStatement(ctx, prices, { organizationId: ctx.organizationId, ids, ...coverageValues(coverage) });
