import { defineEndpoint } from "@/lib/core/endpoint";
import {
  SaveUsageBudgetRequest,
  SaveUsageBudgetResponse,
  UsageStatement,
  UsageStatementRequest,
  UsageSummary,
  UsageSummaryRequest,
} from "@/lib/usage/schema";

const read = {
  tag: "Usage",
  callers: ["apiKey", "user"],
  scope: "usage:read",
  role: "VIEWER",
  writes: false,
} as const;

const key = { type: "apiKey" as const, id: "key_019a9c5e-7d1a-7c3e-9f0b-2a6d41c7e815", name: "TMS" };
const admin = { type: "user" as const, id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" };

const used = { calls: 2, items: 5, billableItems: 4, replays: 1 };
const budget = {
  billableItemsMax: 5000,
  alertPercent: 80,
  state: "OK" as const,
  savedAt: "2026-11-02T15:04:05.678Z",
  savedBy: admin,
};

export const usageSummaryEndpoint = defineEndpoint({
  ...read,
  cost: "report",
  path: "/usage/summary",
  operationId: "summarizeUsage",
  summary: "Usage summary",
  description: `Totals of the calls of metered operations by day, key, user and operation, and how the running month stands to the budget.
A call answered 200 is one call, whatever became of its items; items with an answer are billable. Days and months are those of
UTC, whatever the time zone of who asks. All of it is derived from the call log, \`/usage/statement\`, and adds up to it.`,
  request: UsageSummaryRequest,
  response: UsageSummary,
  examples: [
    {
      name: "Two days",
      request: { from: "2026-11-19", to: "2026-11-20" },
      response: {
        from: "2026-11-19",
        to: "2026-11-20",
        totals: used,
        byDay: [
          { day: "2026-11-19", calls: 0, items: 0, billableItems: 0, replays: 0 },
          { day: "2026-11-20", ...used },
        ],
        byKey: [{ author: key, calls: 1, items: 3, billableItems: 3, replays: 1 }],
        byUser: [{ author: admin, calls: 1, items: 2, billableItems: 1, replays: 0 }],
        byOperation: [{ operationId: "lookUpRateHistory", ...used }],
        month: { month: "2026-11", calls: 61, items: 230, billableItems: 212, forecast: 318 },
        budget,
      },
    },
  ],
});

export const usageStatementEndpoint = defineEndpoint({
  ...read,
  cost: "report",
  path: "/usage/statement",
  operationId: "listUsage",
  summary: "Usage statement",
  description: `Answers the log of metered calls, newest first.
Each metered call that was answered 200, with what became of each of its items. The record is written together with the
answer, so there is one for every answer. A call that was refused as a whole for what it asked (400, 404, 409, 413, 415, 422) is recorded as
\`REFUSED\`: it costs nothing and is in no total. One that lacked access, came too often or failed is not recorded. An answer that was sent once more
for its \`idempotency-key\` is no further call: it raises \`replays\`. Take all pages to reproduce the totals of \`/usage/summary\`.`,
  request: UsageStatementRequest,
  response: UsageStatement,
  examples: [
    {
      name: "The calls of a key on a day",
      request: { from: "2026-11-20", to: "2026-11-20", actorId: key.id },
      response: {
        items: [
          {
            requestId: "req_019a9c60-2222-7aaa-8bbb-0123456789ab",
            operationId: "lookUpRateHistory",
            at: "2026-11-20T09:30:00.123Z",
            author: key,
            outcome: "ANSWERED",
            idempotencyKey: "rates-TMS-10234-1",
            items: 2,
            billableItems: 1,
            itemOutcomes: [{ outcome: "DATA" }, { outcome: "ERROR", code: "INSUFFICIENT_DATA" }],
            replays: 1,
          },
          {
            requestId: "req_019a9c60-1111-7aaa-8bbb-0123456789ab",
            operationId: "lookUpRateHistory",
            at: "2026-11-20T09:29:41.007Z",
            author: key,
            outcome: "REFUSED",
            code: "invalid_request",
            items: 0,
            billableItems: 0,
            itemOutcomes: [],
            replays: 0,
          },
        ],
        nextCursor: null,
      },
    },
  ],
});

export const saveUsageBudgetEndpoint = defineEndpoint({
  tag: "Usage",
  callers: ["user"],
  role: "ADMIN",
  writes: true,
  path: "/usage/budget/save",
  operationId: "saveUsageBudget",
  summary: "Usage budget update",
  description: `Sets how much a month may use. The portal warns when the month comes near it or passes it. No call is
ever refused for it.`,
  request: SaveUsageBudgetRequest,
  response: SaveUsageBudgetResponse,
  examples: [
    {
      name: "5,000 items, with a warning from 4,000 on",
      request: { budget: { billableItemsMax: 5000, alertPercent: 80 } },
      response: { budget },
    },
  ],
});
