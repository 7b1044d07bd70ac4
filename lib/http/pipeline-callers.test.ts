import { describe, expect, test } from "vitest";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import { limitRate } from "@/lib/http/rate-limit";
import { env } from "@/lib/server/env";
import { aKey, echo, endpoint, post } from "@/lib/testing/a-plain-operation";
import { aSentLink, sendLink } from "@/lib/testing/a-sent-link";
import { aSignedInUser } from "@/lib/testing/a-signed-in-user";
import { anOrganization } from "@/lib/testing/an-organization";
import { send, serve } from "@/lib/testing/send";

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

  test("401 names the header in which a key is sent, and another in which it came", async () => {
    const key = (await aKey()).headers["api-key"];
    const challenge = async (headers: Record<string, string>) => {
      const answer = await post(headers);
      return [answer.status, answer.text, answer.headers.get("www-authenticate")];
    };
    const body = '{"message":"Unauthorized"}';
    expect(await challenge({})).toEqual([401, body, 'ApiKey header="api-key"']);
    expect(await challenge({ "api-key": "nonsense" })).toEqual([401, body, 'ApiKey header="api-key"']);
    for (const [came, value] of [
      ["authorization", `Bearer ${key}`],
      ["x-api-key", key],
    ] as const) {
      const description = `There is no header api-key, but ${came}: send the key in api-key, as it is.`;
      expect(await challenge({ [came]: value })).toEqual([
        401,
        body,
        `ApiKey header="api-key", error_description="${description}"`,
      ]);
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
