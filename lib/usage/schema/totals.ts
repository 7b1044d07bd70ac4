import * as z from "zod";
import { Author } from "@/lib/vocabulary/author";

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
      description: "Billable items by the end of the month, if it goes on as in the last 28 days.",
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
