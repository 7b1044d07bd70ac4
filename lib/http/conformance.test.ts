import { beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "@/lib/core/endpoint";
import { limitRate } from "@/lib/http/rate-limit";
import { exampleLoadInput } from "@/lib/loads/contract/example-load";
import { endpoints } from "@/lib/operations";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { aPosting } from "@/lib/testing/a-posting";
import { aSentLink } from "@/lib/testing/a-sent-link";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { anOrganization } from "@/lib/testing/an-organization";
import { atFrontDoor } from "@/lib/testing/at-front-door";
import { problemsOfAnswer } from "@/lib/testing/openapi-answers";
import { routeOf as atNext, send } from "@/lib/testing/send";

type Route = { POST: (request: Request) => Promise<Response> };
type Sent = Parameters<typeof send>[1];

/** Who may call: a key, else a carrier by its link, else a user. */
async function headersOf({ callers, link }: Pick<Endpoint, "callers" | "link">): Promise<Sent> {
  if (callers.includes("apiKey")) return { "api-key": await (await anOrganization()).anApiKey() };
  if (callers.includes("carrier")) return { "link-token": await tokens[link ?? "ONBOARDING"]() };
  return (await aSignedInUser()).headers;
}

const tokens = {
  ONBOARDING: async () => (await aSentLink()).token,
  OFFER: async () => (await (await (await aPosting()).aCarrier("NONE")).byLink()).token,
};

/** Who has no access needs nothing of their own: they change nothing. */
const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};
const withoutAccess = {
  readsUsage: once(async () => (await anOrganization()).anApiKey(["usage:read"])),
  readsLoads: once(async () => (await anOrganization()).anApiKey(["loads:read"])),
  ONBOARDING: once(tokens.ONBOARDING),
  OFFER: once(tokens.OFFER),
};

const unknownToken = "x".repeat(43);

/** Calls an operation and finds its answer, whatever it is, as the API description says. */
async function call(path: string, { POST }: Route, headers: Sent, body?: unknown) {
  const answer = await send(POST, headers, body);
  expect([answer.status, problemsOfAnswer(path, answer.status, answer.json)]).toEqual([answer.status, []]);
  expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
  return answer;
}

describe.each([
  ["Next's route handlers", atNext],
  ["the front door", atFrontDoor],
])("through %s", (_, routeOf) => {
  const create = routeOf("/api-keys/create");
  const list = routeOf("/api-keys/list");
  const revoke = routeOf("/api-keys/revoke");
  const rotate = routeOf("/api-keys/rotate");
  const sync = routeOf("/loads/sync");

  describe.each(endpoints.map((endpoint: Endpoint) => [endpoint.path, endpoint] as const))("%s", (path, endpoint) => {
    let route: Route;
    let allowed: Sent;
    let answer: (headers: Sent, body?: unknown) => ReturnType<typeof call>;

    beforeAll(async () => {
      route = routeOf(path);
      answer = (headers, body) => call(path, route, { ...allowed, ...headers }, body);
      allowed = await headersOf(endpoint);
    });

    test("answers a stranger 401 with nothing but Unauthorized", async () => {
      const unknown = [
        { "api-key": "fbk_live_nonsense" },
        { "link-token": "nonsense" },
        { "link-token": unknownToken },
      ];
      for (const headers of unknown) {
        const { status, text } = await call(path, route, headers, endpoint.examples[0]?.request);
        expect([status, text]).toEqual([401, '{"message":"Unauthorized"}']);
      }
    });

    test("answers 403 to a caller without access", async () => {
      const others = [
        { "api-key": await withoutAccess[endpoint.scope === "usage:read" ? "readsLoads" : "readsUsage"]() },
        { "link-token": await withoutAccess[endpoint.link === "ONBOARDING" ? "OFFER" : "ONBOARDING"]() },
      ];
      for (const other of others) {
        const { status, json } = await call(path, route, other, {});
        expect([status, json.code]).toEqual([403, "forbidden"]);
      }
    });

    test.each([
      [400, { "content-type": "application/json" }, "{"],
      [413, { "content-type": "application/json" }, new Uint8Array(endpoint.maxBodyBytes + 1)],
      [415, { "content-type": "text/plain" }, "{}"],
      [422, { "content-type": "application/json" }, "[]"],
    ])("answers %i as described", async (status, headers, body) => {
      expect((await answer(headers, body)).status).toBe(status);
    });

    test("answers its examples as described", async () => {
      for (const { request } of endpoint.examples) {
        const { status, headers } = await answer({}, request);
        expect([200, ...("id" in endpoint.request.shape || endpoint.mayMiss ? [404] : [])]).toContain(status);
        expect(headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
      }
    });
  });

  test("a key lives from its making to its revocation", async () => {
    const admin = (await aSignedInUser()).headers;
    const made = await call("/api-keys/create", create, admin, { name: "TMS", scopes: ["loads:write"] });
    const { id } = made.json.apiKey;
    const load = { load: exampleLoadInput };
    const syncWith = async (secret: string) => (await call("/loads/sync", sync, { "api-key": secret }, load)).status;
    expect(await syncWith(made.json.secret)).toBe(200);
    const rotated = await call("/api-keys/rotate", rotate, admin, { id, overlapHours: 1 });
    expect([await syncWith(made.json.secret), await syncWith(rotated.json.secret)]).toEqual([200, 200]);
    expect((await call("/api-keys/rotate", rotate, admin, { id })).status).toBe(409);
    await call("/api-keys/revoke", revoke, admin, { id });
    await expect.poll(() => syncWith(made.json.secret), { interval: 20 }).toBe(401);
    const { items } = (await call("/api-keys/list", list, admin)).json;
    expect(items.map(({ status }: { status: string }) => status)).toEqual(["ACTIVE", "REVOKED"]);
  });

  describe("a sync", () => {
    const aCaller = async () => {
      const { anApiKey, organizationId } = await anOrganization();
      const headers = { "api-key": await anApiKey() };
      const answer = (more: Sent, body: unknown) => call("/loads/sync", sync, { ...headers, ...more }, body);
      return { answer, organizationId };
    };
    const load = { externalId: "TMS-1", status: "AVAILABLE" };

    test("of a stale version is 409 with the load as it is", async () => {
      const { answer } = await aCaller();
      expect((await answer({}, { load })).headers.get("etag")).toBe('"1"');
      expect((await answer({ "if-match": '"1"' }, { load: { ...load, status: "BOOKED" } })).headers.get("etag")).toBe(
        '"2"',
      );
      const stale = await answer({ "if-match": '"1"' }, { load });
      expect([stale.status, stale.json.code, stale.json.current.load.status]).toEqual([
        409,
        "version_conflict",
        "BOOKED",
      ]);
    });

    test("repeated under one idempotency-key is stored once", async () => {
      const { answer, organizationId } = await aCaller();
      const key = { "idempotency-key": "sync-TMS-1" };
      const answers = await Promise.all(Array.from({ length: 10 }, () => answer(key, { load })));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await db.loadChange.count({ where: { organizationId } })).toBe(1);
      expect((await answer(key, { load: { ...load, status: "BOOKED" } })).json.code).toBe("idempotency_key_reused");
    });

    test("beyond the rate limit is 429", async () => {
      const { answer, organizationId } = await aCaller();
      const { id } = await db.apiKey.findFirstOrThrow({ where: { organizationId } });
      await limitRate(id, {}, { cost: env.RATE_LIMIT_PER_MINUTE });
      expect((await answer({}, { load })).status).toBe(429);
    });
  });
});
