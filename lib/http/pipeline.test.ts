import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { env } from "@/lib/server/env";
import { operation } from "@/lib/server/operation";
import { aKey, echo, endpoint, post, type Run } from "@/lib/testing/a-plain-operation";
import { serve } from "@/lib/testing/send";

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

  test("422 says beside its issues what was not understood", async () => {
    const { headers } = await aKey();
    const { json } = await post(headers, { nane: "North", colour: "red", ifVersion: "14" });
    expect(json.issues).toContainEqual({ path: "name", code: "required", message: "Required." });
    expect(json.warnings).toContainEqual({
      path: "colour",
      code: "unknown_field",
      message: "This field is not known and was not stored.",
    });
    expect((await post(headers, {})).json).not.toHaveProperty("warnings");
  });

  test("If-Match is the version the operation is given, unless the body names one", async () => {
    const { headers } = await aKey();
    const answerVersion: Run = async (_ctx, { ifVersion }) => ({ name: `${ifVersion}` });
    const send = async (ifMatch: string, body: object) =>
      (await post({ ...headers, "if-match": ifMatch }, body, answerVersion)).json.name;
    expect(await send('"14"', { name: "North" })).toBe("14");
    expect(await send('"14"', { name: "North", ifVersion: 15 })).toBe("15");
    expect(await send("", { name: "North" })).toBe("undefined");
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
