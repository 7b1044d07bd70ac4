import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Author } from "@/lib/vocabulary/author";
import { forecastDays, usageDaysMax } from "@/lib/vocabulary/limits.values";
import { ShortText } from "@/lib/vocabulary/text";

const totals = {
  calls: z.int().meta({ description: "Metered calls that were answered. A replay by idempotency key is none." }),
  items: z.int().meta({ description: "What they asked for: the lanes of rate look-ups." }),
  billableItems: z.int().meta({ description: "Those of the items that had an answer. The others cost nothing." }),
};

export const UsageTotals = z
  .object({
    ...totals,
    replays: z
      .int()
      .meta({ description: "Kept answers sent once more. They count in nothing else, and cost nothing." }),
  })
  .meta({ id: "UsageTotals", description: "What was used." });
export type UsageTotals = z.infer<typeof UsageTotals>;

export const DayUsage = UsageTotals.extend({
  day: z.iso.date().meta({ description: "The day in UTC." }),
}).meta({ id: "DayUsage", description: "What was used on a day." });

export const AuthorUsage = UsageTotals.extend({
  author: Author.meta({ description: "The key or user, under the name it had at its last call." }),
}).meta({ id: "AuthorUsage", description: "What a key or a user used." });
export type AuthorUsage = z.infer<typeof AuthorUsage>;

export const OperationUsage = UsageTotals.extend({
  operationId: z.string().meta({ description: "The operation, by its `operationId` in this document." }),
}).meta({ id: "OperationUsage", description: "What calls of an operation used." });

export const MonthUsage = z
  .object({
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ description: "The running month in UTC, e.g. `2026-11`." }),
    ...totals,
    forecast: z.int().meta({
      description: `Billable items by the end of the month, if it goes on as in the last ${forecastDays} days.`,
    }),
  })
  .meta({ id: "MonthUsage", description: "What was used in the running month so far, whatever days are asked for." });
export type MonthUsage = z.infer<typeof MonthUsage>;

const billion = 1_000_000_000;

export const budgetFields = {
  billableItemsMax: z.int().min(1).max(billion).meta({ description: "Billable items that a month may have." }),
  alertPercent: z
    .int()
    .min(1)
    .max(100)
    .meta({ description: "The percentage of them from which on the budget's state is ALERT." }),
};

export const BudgetState = z.enum(["OK", "ALERT", "OVER"]).meta({
  id: "BudgetState",
  description: "How the running month stands to its budget. Nothing is refused when it is OVER.",
});
export type BudgetState = z.infer<typeof BudgetState>;

export const UsageBudget = z
  .object({
    ...budgetFields,
    state: BudgetState.meta({
      description: "OK, ALERT from `alertPercent` of `billableItemsMax` on, OVER above all of it.",
    }),
    savedAt: z.iso.datetime().meta({ description: "When it was set." }),
    savedBy: Author.meta({ description: "Who set it." }),
  })
  .meta({ id: "UsageBudget", description: "How much the organization means to use in a month." });
export type UsageBudget = z.infer<typeof UsageBudget>;

const Day = z.iso.date().refine((text) => /^2\d{3}/.test(text), {
  error: "Must lie between the years 2000 and 2999.",
  params: { code: "invalid_timestamp" },
});

const days = {
  from: Day.optional().meta({ description: "The first day, in UTC. Left out: the first of the month of `to`." }),
  to: Day.optional().meta({
    description: `The last day, in UTC, itself included; at most ${usageDaysMax} days in all. Left out: today.`,
  }),
};
export type AskedDays = { from?: string | undefined; to?: string | undefined };
export const UsageSummaryRequest = z.object(days);
export type UsageSummaryRequest = z.infer<typeof UsageSummaryRequest>;

export const UsageSummary = z.object({
  from: z.iso.date().meta({ description: "The first day of the totals, in UTC." }),
  to: z.iso.date().meta({ description: "The last one, itself included." }),
  totals: UsageTotals.meta({ description: "All of it." }),
  byDay: z.array(DayUsage).meta({ description: "One for each day, in order, those without a call included." }),
  byKey: z.array(AuthorUsage).meta({ description: "API keys, those with the most billable items first." }),
  byUser: z.array(AuthorUsage).meta({ description: "Signed-in users, those with the most billable items first." }),
  byOperation: z.array(OperationUsage).meta({ description: "Operations, those with the most billable items first." }),
  month: MonthUsage.meta({ description: "The running month so far, and where it leads." }),
  budget: UsageBudget.optional().meta({ description: "The budget of a month. Absent where none is set." }),
});
export type UsageSummary = z.infer<typeof UsageSummary>;

export const MeteredOutcome = z
  .object({
    outcome: z
      .enum(["DATA", "ERROR"])
      .meta({ description: "Whether the item had an answer. Only those are billable." }),
    code: z.string().optional().meta({ description: "The error's code, e.g. `INSUFFICIENT_DATA`. Absent for DATA." }),
  })
  .meta({ id: "MeteredOutcome", description: "What became of one item of a metered call." });
export type MeteredOutcome = z.infer<typeof MeteredOutcome>;

export const UsageRecord = z
  .object({
    requestId: z.string().meta({
      description:
        "The call's `x-request-id`. Where you gave one name to several calls, the further ones have `~` and a mark behind it.",
    }),
    operationId: z.string().meta({ description: "The operation, by its `operationId` in this document." }),
    at: z.iso.datetime().meta({ description: "When the call came, UTC." }),
    author: Author.meta({ description: "The key or user that called." }),
    outcome: z.enum(["ANSWERED", "REFUSED"]).meta({
      description: "Whether the call was answered. One that was refused as a whole costs nothing and is in no total.",
    }),
    code: z.string().optional().meta({ description: "The error's code, where the call was refused." }),
    idempotencyKey: z.string().optional().meta({ description: "The call's `idempotency-key`, where it had one." }),
    items: z
      .int()
      .meta({ description: "What the call asked for: the lanes of a rate look-up. 0 where it was refused." }),
    billableItems: z.int().meta({ description: "Those that had an answer." }),
    itemOutcomes: z.array(MeteredOutcome).meta({ description: "One for each item, in their order." }),
    replays: z.int().meta({ description: "How often the kept answer was sent once more. Costs nothing." }),
  })
  .meta({ id: "UsageRecord", description: "A metered call." });
export type UsageRecord = z.infer<typeof UsageRecord>;

export const UsageStatementRequest = z.object({
  ...days,
  actorId: ShortText.optional().meta({ description: "Only calls of the key or user with this id." }),
  operationId: ShortText.optional().meta({ description: "Only calls of this operation." }),
  ...pageRequest,
});
export type UsageStatementRequest = z.infer<typeof UsageStatementRequest>;

export const UsageStatement = z.object(pageResponse(UsageRecord));
export type UsageStatement = z.infer<typeof UsageStatement>;

export const SaveUsageBudgetRequest = z.object({
  budget: z
    .object(budgetFields)
    .meta({ id: "UsageBudgetInput", description: "How much the organization means to use in a month." })
    .nullable()
    .meta({ description: "Null takes the budget away." }),
});
export type SaveUsageBudgetRequest = z.infer<typeof SaveUsageBudgetRequest>;

export const SaveUsageBudgetResponse = z.object({
  budget: UsageBudget.optional().meta({ description: "The budget now. Absent where it was taken away." }),
});
export type SaveUsageBudgetResponse = z.infer<typeof SaveUsageBudgetResponse>;
