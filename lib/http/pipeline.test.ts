import { describe, expect, test } from "vitest";
import * as z from "zod";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import type { Scope } from "@/lib/core/access";
import { defineEndpoint } from "@/lib/core/endpoint";
import { AppError } from "@/lib/core/errors";
import { limitRate } from "@/lib/http/rate-limit";
import { env } from "@/lib/server/env";
import { operation } from "@/lib/server/operation";
import { aSentLink, sendLink } from "@/lib/testing/a-sent-link";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { anOrganization } from "@/lib/testing/an-organization";
import { send, serve } from "@/lib/testing/send";

const endpoint = defineEndpoint({
  path: "/teams/rename",
  operationId: "renameTeam",
  summary: "",
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "directory:write",
  role: "BROKER",
  writes: true,
  maxBodyBytes: 200,
  request: z.object({ name: z.string().trim().max(20), ifVersion: z.int().min(1).optional() }),
  response: z.object({ name: z.string(), organizationId: z.string().optional() }),
  examples: [],
});
type Run = Parameters<typeof serve<typeof endpoint.request, typeof endpoint.response>>[1];

const echo: Run = async (ctx, { name }) => ({ name, organizationId: ctx.organizationId });

const post = (headers: Parameters<typeof send>[1], body: unknown = { name: "North" }, run: Run = echo) =>
  send(serve(endpoint, run).POST, headers, body);

async function aKey(scopes?: Scope[]) {
  const { organizationId, ctx, anApiKey } = await anOrganization();
  return { organizationId, ctx, headers: { "api-key": await anApiKey(scopes) } };
}

describe("who may call", () => {
  test("a key of the right scope acts for its organization", async () => {
    const { headers, organizationId } = await aKey(["directory:write"]);
    expect(await post(headers)).toMatchObject({ status: 200, json: { name: "North", organizationId } });
  });

  test("a signed-in user acts for theirs", async () => {
    const { headers, organizationId } = await aSignedInUser("BROKER");
    expect(await post(headers)).toMatchObject({ status: 200, json: { name: "North", organizationId } });
  });

  test("401 has the same body for no key, an unknown one, a revoked one and no session", async () => {
    const { ctx, anApiKey } = await anOrganization();
    const revoked = await anApiKey();
    const key = await ctx.db.apiKey.findFirstOrThrow({ where: { organizationId: ctx.organizationId } });
    await revokeApiKey(ctx, { id: key.id });
    const strangers = [
      {},
      { "api-key": "" },
      { "api-key": "nonsense" },
      { "api-key": revoked },
      { cookie: "portal=x" },
    ];
    for (const headers of strangers) {
      const answer = await post({ ...headers, "sec-fetch-site": "same-origin" });
      expect([answer.status, answer.text]).toEqual([401, '{"message":"Unauthorized"}']);
    }
  });

  test("403 names the scope a key lacks and the role a user lacks", async () => {
    const { headers } = await aKey(["loads:read"]);
    const message = "This key lacks the scope directory:write.";
    expect(await post(headers)).toMatchObject({ status: 403, json: { code: "forbidden", message } });
    const viewer = await aSignedInUser("VIEWER");
    expect(await post(viewer.headers)).toMatchObject({ status: 403, json: { message: "This needs the role BROKER." } });
  });

  test("a session is of no use to another site", async () => {
    const { cookie } = (await aSignedInUser()).headers;
    for (const from of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "http://evil.test" },
      {},
    ]) {
      expect(await post({ cookie, ...from })).toMatchObject({ status: 403 });
    }
    expect(await post({ cookie, origin: "http://portal.test" })).toMatchObject({ status: 200 });
  });

  test("every answer says how many calls are left, and 429 when to come back", async () => {
    const { headers, ctx } = await aKey();
    const first = await post(headers);
    const perMinute = env.RATE_LIMIT_PER_MINUTE;
    expect(first.headers.get("ratelimit-policy")).toBe(`"default";q=${perMinute};w=60`);
    expect(first.headers.get("ratelimit")).toBe(`"default";r=${perMinute - 1};t=60`);
    const key = await ctx.db.apiKey.findFirstOrThrow({ where: { organizationId: ctx.organizationId } });
    await limitRate(key.id, {}, { cost: perMinute - 1 });
    const refused = await post(headers);
    expect(refused).toMatchObject({ status: 429, json: { code: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("ratelimit")).toMatch(/^"default";r=0;t=\d+$/);
    expect(await post((await aKey()).headers)).toMatchObject({ status: 200 });
  });
});

describe("a carrier by its link", () => {
  const asCarrier = { ...endpoint, callers: ["carrier"], link: "ONBOARDING" } as const;
  const call = (token: string) => send(serve(asCarrier, echo).POST, { "link-token": token }, { name: "North" });

  test("may call 300 times a minute, whatever other links the same carrier has", async () => {
    const { broker, carrierId, token } = await aSentLink();
    const first = await call(token);
    expect(first.headers.get("ratelimit-policy")).toBe('"default";q=300;w=60');
    expect(first.headers.get("ratelimit")).toBe('"default";r=299;t=60');
    const link = await broker.db.onboardingLink.findFirstOrThrow({ where: { carrierId } });
    await limitRate(link.id, {}, { perMinute: 300, cost: 299 });
    expect((await call(token)).status).toBe(429);
    const { ctx: other } = await anOrganization();
    expect((await call((await sendLink(other, carrierId)).token)).status).toBe(200);
  });
});

describe("what may be sent", () => {
  test.each([
    [415, "unsupported_media_type", { "content-type": "text/plain" }, "{}"],
    [415, "unsupported_media_type", { "content-type": "" }, "{}"],
    [413, "body_too_large", {}, { name: "x".repeat(200) }],
    [400, "invalid_json", {}, ""],
    [400, "invalid_json", {}, "{"],
    [400, "invalid_json", {}, new Uint8Array([0x22, 0xff, 0x22])],
    [422, "invalid_request", {}, "[]"],
    [422, "invalid_request", {}, `{"name":${"[".repeat(65)}`],
    [422, "invalid_request", { "if-match": "14" }, { name: "North" }],
    [422, "invalid_request", { "idempotency-key": "two words" }, { name: "North" }],
  ])("%i %s for %o %o", async (status, code, sentHeaders, body) => {
    const { headers } = await aKey();
    const answer = await post({ ...headers, ...sentHeaders }, body);
    expect(answer).toMatchObject({ status, json: { code, message: expect.any(String) } });
    expect(answer.json.requestId).toBe(answer.headers.get("x-request-id"));
  });

  test("a body that claims to be small is counted all the same", async () => {
    const { headers } = await aKey();
    const answer = await post({ ...headers, "content-length": "2" }, { name: "x".repeat(200) });
    expect(answer.status).toBe(413);
  });

  test("of a body that is too large without saying so the rest is taken, and the connection is not used again", async () => {
    const { headers } = await aKey();
    let taken = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (++taken > 20) controller.close();
        else controller.enqueue(new Uint8Array(50).fill(32));
      },
    });
    const sent = { headers: { "content-type": "application/json", ...headers }, body, duplex: "half" };
    const request = new Request("http://portal.test/api", { method: "POST", ...sent });
    const answer = await serve(endpoint, echo).POST(request);
    expect([answer.status, answer.headers.get("connection"), taken]).toEqual([413, "close", 21]);
  });

  test("parameters of the media type do not matter", async () => {
    const { headers } = await aKey();
    expect(await post({ ...headers, "content-type": "Application/JSON; charset=utf-8" })).toMatchObject({
      status: 200,
    });
  });

  test("422 names all problems", async () => {
    const { headers } = await aKey();
    const { json } = await post(headers, { name: "x".repeat(21), ifVersion: 1.5 });
    expect(json.issues).toEqual([
      { path: "name", code: "too_long", limit: 20, message: "Must have at most 20 characters." },
      { path: "ifVersion", code: "not_an_integer", message: "Must be a whole number." },
    ]);
  });

  test("If-Match is the version the operation is given, unless the body names one", async () => {
    const { headers } = await aKey();
    const answerVersion: Run = async (_ctx, { ifVersion }) => ({ name: `${ifVersion}` });
    const send = async (ifMatch: string, body: object) =>
      (await post({ ...headers, "if-match": ifMatch }, body, answerVersion)).json.name;
    expect(await send('"14"', { name: "North" })).toBe("14");
    expect(await send('"14"', { name: "North", ifVersion: 15 })).toBe("15");
  });
});

describe("what is answered", () => {
  test("fits the contract, or the operation does not compile", () => {
    operation(endpoint, async () => ({ name: "North", more: true }));
    // @ts-expect-error a name is text
    operation(endpoint, async () => ({ name: 4 }));
    // @ts-expect-error the name is missing
    operation(endpoint, async () => ({ organizationId: "org_1" }));
    // @ts-expect-error the request has no such field
    operation(endpoint, async (_ctx, { colour }) => ({ name: colour }));
  });

  test("only what the contract declares, with the version as ETag and the warnings of reading and doing", async () => {
    const { headers } = await aKey();
    const doing = { code: "edit_overwritten", message: "Theirs." };
    const wide = { name: "North", secret: "hidden", version: 14, warnings: [doing] };
    const answer = await post(headers, { name: "North", colour: "red" }, async () => wide);
    expect(answer.json).toEqual({
      name: "North",
      warnings: [
        doing,
        { path: "colour", code: "unknown_field", message: "This field is not known and was not stored." },
      ],
    });
    expect(answer.headers.get("etag")).toBe('"14"');
  });

  test("has no list of warnings where there are none, even if the operation says so", async () => {
    const { headers } = await aKey();
    const answer = await post(headers, undefined, async () => ({ name: "North", warnings: [] }));
    expect(answer.json).toEqual({ name: "North" });
  });

  test("is never cached or guessed at, and carries the caller's request id when it is fit for one", async () => {
    const { headers } = await aKey();
    const kept = await post({ ...headers, "x-request-id": "tms-request_0042" });
    expect(Object.fromEntries(kept.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
      "x-request-id": "tms-request_0042",
    });
    const replaced = await post({ ...headers, "x-request-id": "short" });
    expect(replaced.headers.get("x-request-id")).toMatch(/^req_/);
  });

  test("a refusal of the operation has its status, its words and what stands now", async () => {
    const { headers } = await aKey();
    const current = { load: { id: "load_1" }, version: 15 };
    const answer = await post(headers, undefined, async () => {
      throw new AppError("version_conflict", "The load changed meanwhile.", { current });
    });
    expect([answer.status, answer.headers.get("etag")]).toEqual([409, '"15"']);
    expect(answer.json).toEqual({
      message: "The load changed meanwhile.",
      code: "version_conflict",
      requestId: answer.headers.get("x-request-id"),
      current,
    });
  });

  test("an answer that breaks the contract, or a bug, is a 500 that gives nothing away", async () => {
    const { headers } = await aKey();
    const faulty: Run[] = [
      async () => JSON.parse('{"name":4}'),
      async () => {
        throw new Error("secret detail");
      },
    ];
    for (const run of faulty) {
      const answer = await post(headers, undefined, run);
      expect(answer.status).toBe(500);
      expect(answer.json).toEqual({
        code: "internal_error",
        message: "Something went wrong on our side. Quote the request id to support.",
        requestId: answer.headers.get("x-request-id"),
      });
    }
  });

  test("503 while the database cannot be reached", async () => {
    const { headers } = await aKey();
    const answer = await post(headers, undefined, async ({ db }) => {
      await db.$queryRaw`select pg_terminate_backend(pg_backend_pid())`;
      return { name: "North" };
    });
    expect(answer).toMatchObject({ status: 503, json: { code: "unavailable" } });
    expect(answer.headers.get("retry-after")).toBe("1");
  });

  test("every other method is refused, with the one that is served", async () => {
    const handlers = serve(endpoint, echo);
    for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
      const response = await handlers[method](new Request("http://portal.test/api/teams/rename", { method }));
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
      expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
    }
  });
});

test("an organization at its worst is refused what exceeds its share, and another is served meanwhile", async () => {
  const [busy, other] = [await aKey(["directory:write"]), await aKey(["directory:write"])];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slow: Run = async (ctx, { name }) => {
    await finished;
    return { name, organizationId: ctx.organizationId };
  };
  const share = env.CALLS_AT_ONCE / 2 + env.CALLS_WAITING / 2;
  const calls = Array.from({ length: share + 20 }, () => post(busy.headers, undefined, slow));
  const refused = await Promise.race(calls);
  expect(refused).toMatchObject({ status: 429, json: { code: "rate_limited" } });
  expect(refused.headers.get("retry-after")).toBe("1");
  expect((await post(other.headers)).status).toBe(200);
  finish();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(share);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
