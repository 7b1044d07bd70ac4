import type { UsageRecord } from "@/lib/usage/schema";

/** Columns of a statement as a file: named like the fields of the API, and the same in every language. */
export const statementColumns = [
  "at",
  "day",
  "operationId",
  "requestId",
  "idempotencyKey",
  "actorType",
  "actorId",
  "actorName",
  "outcome",
  "calls",
  "items",
  "billableItems",
  "errorItems",
  "errors",
  "replays",
] as const;

const errorsOf = ({ itemOutcomes, code: refused }: UsageRecord) => [
  ...new Set([{ code: refused }, ...itemOutcomes].flatMap(({ code }) => (code === undefined ? [] : [code]))),
];

/** One row for each call, so that every column of numbers adds up to the totals of its days. Days are those of UTC. */
export const statementRow = (record: UsageRecord): (string | number | string[] | undefined)[] => [
  record.at,
  record.at.slice(0, 10),
  record.operationId,
  record.requestId,
  record.idempotencyKey,
  record.author.type,
  record.author.id,
  record.author.name,
  record.outcome,
  record.outcome === "ANSWERED" ? 1 : 0,
  record.items,
  record.billableItems,
  record.items - record.billableItems,
  errorsOf(record),
  record.replays,
];
