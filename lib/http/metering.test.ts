import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod";
import { defineEndpoint } from "@/lib/core/endpoint";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/server/db";
import { anOrganization } from "@/lib/testing/an-organization";
import { send, serve } from "@/lib/testing/send";
import { listUsage } from "@/lib/usage/list-usage";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

const endpoint = defineEndpoint({
  path: "/lanes/price",
  operationId: "priceLanes",
  summary: "",
  tag: "Rates",
  callers: ["apiKey"],
  scope: "rates:read",
  role: "BROKER",
  writes: true,
  meter: ({ results }) =>
    results.map((price) => (price > 0 ? { outcome: "DATA" } : { outcome: "ERROR", code: "INSUFFICIENT_DATA" })),
  request: z.object({ lanes: z.array(z.int()) }),
  response: z.object({ results: z.array(z.number()) }),
  examples: [],
});
type Run = Parameters<typeof serve<typeof endpoint.request, typeof endpoint.response>>[1];

const price: Run = async (_ctx, { lanes }) => ({ results: lanes });
const post = (headers: Record<string, string>, body: unknown = { lanes: [3, 0, 5] }, run: Run = price) =>
  send(serve(endpoint, run).POST, headers, body);

async function aCaller(more: Record<string, string> = {}) {
  const { ctx, organizationId, anApiKey } = await anOrganization();
  const records = () => db.usageRecord.findMany({ where: { organizationId }, orderBy: { at: "asc" } });
  return { ctx, organizationId, headers: { "api-key": await anApiKey(), ...more }, records };
}

const aKeyedCaller = () => aCaller({ "idempotency-key": randomUUID() });

test("a metered call leaves one record with what became of each item and how many are billable", async () => {
  const { headers, records, organizationId } = await aCaller();
  const { headers: answered } = await post(headers);
  const key = await db.apiKey.findFirstOrThrow({ where: { organizationId } });
  expect(await records()).toEqual([
    {
      organizationId,
      requestId: answered.get("x-request-id"),
      operationId: "priceLanes",
      at: expect.any(Date),
      actorType: "apiKey",
      actorId: key.id,
      actorName: "Test TMS",
      idempotencyKey: null,
      items: 3,
      billableItems: 2,
      itemOutcomes: [{ outcome: "DATA" }, { outcome: "ERROR", code: "INSUFFICIENT_DATA" }, { outcome: "DATA" }],
      replays: 0,
      refusedCode: null,
    },
  ]);
});

test("a call without a single answer is recorded and not billable", async () => {
  const { headers, records } = await aCaller();
  await post(headers, { lanes: [0, 0] });
  expect(await records()).toMatchObject([{ items: 2, billableItems: 0 }]);
});

test("a retry under its idempotency-key raises replays and is neither a call nor billable", async () => {
  const { headers, records } = await aKeyedCaller();
  const first = await post(headers);
  for (const again of [await post(headers), await post(headers)]) expect(again.text).toBe(first.text);
  expect(await records()).toMatchObject([{ items: 3, billableItems: 2, replays: 2 }]);
});

test("fifty calls at once under one idempotency-key are one record and forty-nine replays", async () => {
  const { headers, records } = await aKeyedCaller();
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(headers)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await records()).toMatchObject([{ items: 3, replays: 49 }]);
});

test("a key that is used anew after a day is a call of its own, and its replays are counted there", async () => {
  const { headers, records, organizationId } = await aKeyedCaller();
  await post(headers);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await db.idempotencyRecord.updateMany({ where: { organizationId }, data: { createdAt: yesterday } });
  await db.usageRecord.updateMany({ where: { organizationId }, data: { at: yesterday } });
  await post(headers, { lanes: [4] });
  await post(headers, { lanes: [4] });
  expect(await records()).toMatchObject([
    { items: 3, replays: 0 },
    { items: 1, replays: 1 },
  ]);
});

test("calls that share a request id of the caller's choice are each recorded", async () => {
  const { headers, records } = await aCaller({ "x-request-id": "nightly-rates" });
  const answers = [await post(headers), await post(headers, { lanes: [1] })];
  expect(answers.map(({ status, headers }) => [status, headers.get("x-request-id")])).toEqual([
    [200, "nightly-rates"],
    [200, "nightly-rates"],
  ]);
  const [first, second] = await records();
  expect(first).toMatchObject({ requestId: "nightly-rates", items: 3 });
  expect(second).toMatchObject({ requestId: expect.stringMatching(/^nightly-rates~[0-9a-f]{12}$/), items: 1 });
});

test("twenty calls at once that share a request id are twenty records", async () => {
  const { headers, records } = await aCaller({ "x-request-id": "nightly-rates" });
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(headers)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await records()).toHaveLength(20);
});

test("the same request id in another organization is of no concern", async () => {
  const [one, other] = [
    await aCaller({ "x-request-id": "nightly" }),
    await aCaller({ "x-request-id": "nightly-rates" }),
  ];
  await post({ ...one.headers, "x-request-id": "nightly-rates" });
  await post(other.headers);
  expect(await other.records()).toMatchObject([{ requestId: "nightly-rates" }]);
});

const writeThen =
  (end: () => never): Run =>
  async (ctx, request) => {
    const { organizationId } = ctx;
    const id = randomUUID();
    await ctx.db.team.create({ data: { id, organizationId, name: "North", email: `${id}@example.test` } });
    await price(ctx, request);
    return end();
  };
const fail = () => {
  throw new Error("bug");
};
const refuse = () => {
  throw new AppError("conflict", "Taken.");
};

test.each([
  [409, "conflict", undefined, writeThen(refuse)],
  [422, "invalid_request", { lanes: "all" }, price],
  [400, "invalid_json", "{", price],
])("a call answered %i is recorded as refused and not billed, and nothing is done for it", async (...refused) => {
  const [status, refusedCode, body, run] = refused;
  for (const { ctx, headers, records, organizationId } of [await aCaller(), await aKeyedCaller()]) {
    expect((await post(headers, body, run)).status).toBe(status);
    expect(await records()).toMatchObject([{ refusedCode, items: 0, billableItems: 0, itemOutcomes: [] }]);
    expect(await db.team.count({ where: { organizationId } })).toBe(0);
    expect((await listUsage(ctx, {})).items).toMatchObject([{ outcome: "REFUSED", code: refusedCode }]);
    expect((await summarizeUsage(ctx, {})).totals).toEqual({ calls: 0, items: 0, billableItems: 0, replays: 0 });
  }
});

test.each([
  [500, undefined, writeThen(fail)],
  [500, undefined, async () => JSON.parse('{"results":["free"]}')],
])("a call answered %i leaves no record, and nothing that was done for it", async (status, body, run) => {
  for (const { headers, records, organizationId } of [await aCaller(), await aKeyedCaller()]) {
    expect((await post(headers, body, run)).status).toBe(status);
    expect(await records()).toEqual([]);
    expect(await db.team.count({ where: { organizationId } })).toBe(0);
  }
});

test("a replayed refusal is no replay of an earlier call under the same key", async () => {
  const { headers, records, organizationId } = await aKeyedCaller();
  await post(headers);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await db.idempotencyRecord.updateMany({ where: { organizationId }, data: { createdAt: yesterday } });
  for (const _ of [1, 2]) expect((await post(headers, undefined, writeThen(refuse))).status).toBe(409);
  const refused = { refusedCode: "conflict", replays: 0 };
  expect(await records()).toMatchObject([{ refusedCode: null, replays: 0 }, refused, refused]);
});

test("a replay is counted at the call that was answered, also when another was refused under its key since", async () => {
  const { headers, records } = await aKeyedCaller();
  await post(headers);
  expect((await post(headers, { lanes: [4] })).status).toBe(409);
  await post(headers);
  expect(await records()).toMatchObject([{ replays: 1 }, { refusedCode: "idempotency_key_reused", replays: 0 }]);
});

test("a call whose connection dies before its answer is committed leaves no record, and its retry leaves one", async () => {
  const { headers, records } = await aKeyedCaller();
  const dying: Run = async (ctx, request) => {
    const answer = await price(ctx, request);
    await ctx.db.$queryRaw`select pg_terminate_backend(pg_backend_pid())`;
    return answer;
  };
  expect((await post(headers, undefined, dying)).status).toBe(503);
  expect(await records()).toEqual([]);
  expect((await post(headers)).status).toBe(200);
  expect(await records()).toMatchObject([{ items: 3, replays: 0 }]);
});

test("the record is committed before the answer is sent", async () => {
  const { headers, records } = await aCaller();
  const response = await serve(endpoint, price).POST(
    new Request("http://portal.test/api", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: '{"lanes":[1]}',
    }),
  );
  // The body is not read yet: no caller can have the answer.
  expect([response.status, response.bodyUsed, (await records()).length]).toEqual([200, false, 1]);
});
