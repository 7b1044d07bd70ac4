import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod";
import { defineEndpoint } from "@/lib/core/endpoint";
import { AppError } from "@/lib/core/errors";
import { importObservationsEndpoint } from "@/lib/rates/contract/observations";
import type { Context } from "@/lib/server/context";
import { anOrganization } from "@/lib/testing/an-organization";
import { send, serve } from "@/lib/testing/send";

const endpoint = defineEndpoint({
  path: "/teams/add",
  operationId: "addTeam",
  summary: "",
  tag: "Loads",
  callers: ["apiKey"],
  scope: "directory:write",
  role: "ADMIN",
  writes: true,
  request: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
  examples: [],
});
type Run = Parameters<typeof serve<typeof endpoint.request, typeof endpoint.response>>[1];

const post = (headers: Record<string, string>, body: unknown = { name: "North" }, run: Run = addTeam) =>
  send(serve(endpoint, run).POST, headers, body);

function aSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

const addTeam: Run = async (ctx, { name }) => {
  const id = randomUUID();
  await ctx.db.team.create({ data: { id, organizationId: ctx.organizationId, name, email: `${id}@example.test` } });
  return { name: `${name} ${id}`, version: 1 };
};
const countTeams = ({ db, organizationId }: Context) => db.team.count({ where: { organizationId } });
async function aKeyedCaller() {
  const { ctx, anApiKey } = await anOrganization();
  return { ctx, headers: { "api-key": await anApiKey(), "idempotency-key": randomUUID() } };
}

test("a retry changes nothing and is answered byte for byte as before", async () => {
  const { ctx, headers } = await aKeyedCaller();
  const first = await post(headers);
  const second = await post(headers);
  expect([second.status, second.text, second.headers.get("etag")]).toEqual([200, first.text, '"1"']);
  expect(first.headers.get("idempotency-replayed")).toBe(null);
  expect(second.headers.get("idempotency-replayed")).toBe("true");
  expect(await countTeams(ctx)).toBe(1);
});

test("fifty at once have one effect and one answer", async () => {
  const { ctx, headers } = await aKeyedCaller();
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(headers)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await countTeams(ctx)).toBe(1);
});

test("the same key for another body, version or operation is refused", async () => {
  const { ctx, headers } = await aKeyedCaller();
  await post(headers);
  for (const [sent, body] of [
    [headers, { name: "South" }],
    [{ ...headers, "if-match": '"3"' }, undefined],
  ] as const) {
    const answer = await post(sent, body);
    expect(answer).toMatchObject({ status: 409, json: { code: "idempotency_key_reused" } });
  }
  expect(await countTeams(ctx)).toBe(1);
});

test("a retry is the same call however its JSON is written, and an empty key is none", async () => {
  const { ctx, headers } = await aKeyedCaller();
  const first = await post(headers, '{"name":"North","ignored":[1.0,"é",{"a":1,"b":2}]}');
  const again = await post(headers, '{\n  "ignored": [1, "\\u00e9", {"b": 2, "a": 1}],\n  "name": "North"\n}');
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(await post(headers, '{"name":"North","ignored":["é",1,{"a":1,"b":2}]}')).toMatchObject({ status: 409 });
  expect(await countTeams(ctx)).toBe(1);
  for (const key of ["", "  "]) expect((await post({ ...headers, "idempotency-key": key })).status).toBe(200);
  expect(await countTeams(ctx)).toBe(3);
});

test("an answer that was kept for the letters of a body, as before, is replayed to the same letters", async () => {
  const { ctx, headers } = await aKeyedCaller();
  const body = '{ "name": "North" }';
  const first = await post(headers, body);
  const bodyHash = createHash("sha256").update(`\n${body}`).digest("hex");
  await ctx.db.idempotencyRecord.updateMany({ where: { organizationId: ctx.organizationId }, data: { bodyHash } });
  expect((await post(headers, body)).text).toBe(first.text);
  expect(await post(headers, '{ "name": "South" }')).toMatchObject({ status: 409 });
});

test("keys of different organizations do not meet", async () => {
  const [one, other] = [await aKeyedCaller(), await aKeyedCaller()];
  const key = { "idempotency-key": "shared" };
  await post({ ...one.headers, ...key });
  await post({ ...other.headers, ...key });
  expect(await countTeams(other.ctx)).toBe(1);
});

test("a failure of ours and a refused body are not kept, so a retry may succeed", async () => {
  const { ctx, headers } = await aKeyedCaller();
  const addThenFail: Run = async (...call) => {
    await addTeam(...call);
    throw new Error("bug");
  };
  expect((await post(headers, undefined, addThenFail)).status).toBe(500);
  expect(await countTeams(ctx)).toBe(0);
  expect((await post(headers, { name: 4 })).status).toBe(422);
  expect((await post(headers)).status).toBe(200);
  expect(await countTeams(ctx)).toBe(1);
});

test("a refusal is kept, and what was done before it is undone", async () => {
  const { ctx, headers } = await aKeyedCaller();
  const first = await post(headers, undefined, async (...call) => {
    await addTeam(...call);
    throw new AppError("conflict", "Taken.");
  });
  const second = await post(headers);
  expect([second.status, second.text]).toEqual([409, first.text]);
  expect(await countTeams(ctx)).toBe(0);
});

test("a call still under way in another process is waited for, and then refused", async () => {
  const { ctx, headers } = await aKeyedCaller();
  const key = headers["idempotency-key"];
  await ctx.db.$transaction(async (elsewhere) => {
    const { organizationId } = ctx;
    await elsewhere.idempotencyRecord.create({ data: { organizationId, key, operationId: "x", bodyHash: "x" } });
    const answer = await post(headers);
    expect(answer).toMatchObject({ status: 409, json: { code: "request_in_progress" } });
  });
});

test("a call still under way in this process is waited for, and then refused", async () => {
  const { headers } = await aKeyedCaller();
  const [started, finished] = [aSignal(), aSignal()];
  const slow = post(headers, undefined, async () => {
    started.give();
    await finished.given;
    return { name: "done" };
  });
  await started.given;
  expect(await post(headers)).toMatchObject({ status: 409, json: { code: "request_in_progress" } });
  finished.give();
  expect((await slow).json).toEqual({ name: "done" });
});

test("a hundred calls of one organization that all wait let another's pass, and are all answered", async () => {
  const [{ headers }, other] = [await aKeyedCaller(), await aKeyedCaller()];
  const finished = aSignal();
  const flood = Array.from({ length: 100 }, () =>
    post({ ...headers, "idempotency-key": randomUUID() }, undefined, async (ctx) => {
      await countTeams(ctx);
      await finished.given;
      return { name: "done" };
    }),
  );
  expect((await post(other.headers)).status).toBe(200);
  finished.give();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses).toEqual(flood.map(() => 200));
});

test("what may take longer may do so with a key too, and nothing else", async () => {
  const { headers } = await aKeyedCaller();
  const limits: { limit: string }[] = [];
  const readLimit = async ({ db }: Context) => {
    limits.push(...(await db.$queryRaw<typeof limits>`SELECT current_setting('statement_timeout') AS "limit"`));
    return { results: [] };
  };
  const { POST } = serve(importObservationsEndpoint, readLimit);
  const answer = await send(POST, headers, { rows: [{}] });
  await post({ ...headers, "idempotency-key": randomUUID() }, undefined, async (tx) => {
    await readLimit(tx);
    return { name: "North" };
  });
  expect(answer.status).toBe(200);
  expect(limits).toEqual([{ limit: "1min" }, { limit: "15s" }]);
});

test("after a day the key is free again", async () => {
  const { ctx, headers } = await aKeyedCaller();
  await post(headers);
  const createdAt = new Date(Date.now() - 24 * 3_600_000);
  await ctx.db.idempotencyRecord.updateMany({ where: { organizationId: ctx.organizationId }, data: { createdAt } });
  expect((await post(headers, { name: "South" })).status).toBe(200);
  expect(await countTeams(ctx)).toBe(2);
});
