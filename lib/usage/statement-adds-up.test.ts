import { beforeAll, describe, expect, test, vi } from "vitest";
import { csvText } from "@/components/import/download-csv";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aKeyOf, aMeteredCall } from "@/lib/testing/a-metered-call";
import { anOrganization } from "@/lib/testing/an-organization";
import { listUsage } from "@/lib/usage/list-usage";
import { countReplay, recordUsage } from "@/lib/usage/record-usage";
import { statementColumns, statementRow } from "@/lib/usage/rules/statement-table";
import type { UsageRecord, UsageTotals } from "@/lib/usage/schema";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

// The ends of months and of the year, each side of midnight in UTC and of midnight in Mexico City and Auckland.
const moments = [
  "2026-01-31T23:59:59.999Z",
  "2026-02-01T00:00:00.000Z",
  "2026-02-01T05:59:59.999Z",
  "2026-02-01T06:00:00.000Z",
  "2026-02-28T10:59:59.999Z",
  "2026-02-28T11:00:00.000Z",
  "2026-02-28T23:59:59.999Z",
  "2026-03-01T00:00:00.000Z",
  "2026-03-31T23:59:59.999Z",
  "2026-12-31T23:59:59.999Z",
  "2027-01-01T00:00:00.000Z",
];

async function anOrganizationWithCalls() {
  const { ctx, organizationId } = await anOrganization();
  const callers = [aKeyOf("TMS"), aKeyOf('Night "run", north'), ctx.actor];
  for (const [index, at] of moments.entries()) {
    for (const [other, actor] of callers.entries()) {
      const operationId = (index + other) % 2 ? "lookUpRateHistory" : "priceLanes";
      await aMeteredCall(ctx, { at, actor, operationId, data: (index * 7 + other) % 5, errors: (index + other) % 3 });
    }
  }
  const keyed = { ...ctx, requestId: "a-keyed-call", now: new Date("2026-02-28T23:59:59.999Z") };
  await recordUsage(keyed, { operationId: "priceLanes", idempotencyKey: "once", itemOutcomes: [{ outcome: "DATA" }] });
  for (const _ of [1, 2, 3]) await countReplay(keyed, "priceLanes", "once");
  return { ctx, organizationId };
}

type Days = { from: string; to: string };

async function statementOf(ctx: Context, days: Days) {
  const records: UsageRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsage(ctx, { ...days, limit: 4, cursor });
    records.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return csvText([statementColumns, ...records.map(statementRow)]);
}

/** Reads a statement as its recipient would: by the names of its columns. */
function sumsOf(csv: string, belongs: (cell: (name: string) => string) => boolean = () => true) {
  const [header = [], ...rows] = csv
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) => quoted ?? plain),
    );
  const sum: UsageTotals = { calls: 0, items: 0, billableItems: 0, replays: 0 };
  for (const row of rows) {
    const cell = (name: string) => row[header.indexOf(name)] ?? "";
    if (!belongs(cell)) continue;
    sum.calls += Number(cell("calls"));
    sum.items += Number(cell("items"));
    sum.billableItems += Number(cell("billableItems"));
    sum.replays += Number(cell("replays"));
    expect(Number(cell("errorItems"))).toBe(Number(cell("items")) - Number(cell("billableItems")));
  }
  return sum;
}

/** What the rows of the call log add up to, worked out apart from everything that is tested. */
async function sumsOfLog(organizationId: string, { from, to }: Days) {
  const rows = await db.usageRecord.findMany({ where: { organizationId } });
  const within = rows.filter(({ at }) => at.toISOString().slice(0, 10) >= from && at.toISOString().slice(0, 10) <= to);
  const sum = (name: "items" | "billableItems" | "replays") => within.reduce((total, row) => total + row[name], 0);
  return { calls: within.length, items: sum("items"), billableItems: sum("billableItems"), replays: sum("replays") };
}

const ranges: Days[] = [
  { from: "2026-01-31", to: "2026-01-31" },
  { from: "2026-02-01", to: "2026-02-28" },
  { from: "2026-02-28", to: "2026-03-01" },
  { from: "2026-01-01", to: "2026-12-31" },
  { from: "2026-12-31", to: "2027-01-01" },
];

const zones = ["UTC", "America/Mexico_City", "Pacific/Auckland"];

describe.each(zones)("on a machine set to %s", (zone) => {
  beforeAll(() => {
    vi.stubEnv("TZ", zone);
    return () => vi.unstubAllEnvs();
  });

  test("the time zone is that of the machine", () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });

  test.each(ranges)("the CSV statement from $from to $to adds up to the call log and to the summary", async (days) => {
    const { ctx, organizationId } = await anOrganizationWithCalls();
    const [csv, summary] = [await statementOf(ctx, days), await summarizeUsage(ctx, days)];
    const logged = await sumsOfLog(organizationId, days);
    expect(logged.calls).toBeGreaterThan(0);
    expect(sumsOf(csv)).toEqual(logged);
    expect(summary.totals).toEqual(logged);
    for (const { day, ...totals } of summary.byDay) expect(sumsOf(csv, (cell) => cell("day") === day)).toEqual(totals);
    for (const { author, ...totals } of [...summary.byKey, ...summary.byUser])
      expect(sumsOf(csv, (cell) => cell("actorId") === author.id)).toEqual(totals);
    for (const { operationId, ...totals } of summary.byOperation)
      expect(sumsOf(csv, (cell) => cell("operationId") === operationId)).toEqual(totals);
  });
});

test.each(zones)("the days of a summary are those of UTC on a connection set to %s", async (zone) => {
  const { ctx } = await anOrganizationWithCalls();
  const days = { from: "2026-02-01", to: "2026-03-01" };
  const { byDay } = await db.$transaction(async (transaction) => {
    await transaction.$queryRaw`select set_config('timezone', ${zone}, true)`;
    return summarizeUsage({ ...ctx, db: transaction }, days);
  });
  expect(byDay).toEqual((await summarizeUsage(ctx, days)).byDay);
});

test("the statements of the months of a year add up to the statement of the year", async () => {
  const { ctx } = await anOrganizationWithCalls();
  const months = Array.from({ length: 12 }, (_, month) => ({
    from: new Date(Date.UTC(2026, month, 1)).toISOString().slice(0, 10),
    to: new Date(Date.UTC(2026, month + 1, 0)).toISOString().slice(0, 10),
  }));
  const ofMonths = await Promise.all(months.map(async (days) => sumsOf(await statementOf(ctx, days))));
  const year = sumsOf(await statementOf(ctx, { from: "2026-01-01", to: "2026-12-31" }));
  expect(ofMonths.reduce((total, { billableItems }) => total + billableItems, 0)).toBe(year.billableItems);
  expect(ofMonths.reduce((total, { calls }) => total + calls, 0)).toBe(year.calls);
  expect(year.replays).toBe(3);
});
