import { randomBytes, randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { wasRightLately } from "@/lib/api-keys/authenticate-api-key";
import { createApiKey } from "@/lib/api-keys/create-api-key";
import { revokeApiKey } from "@/lib/api-keys/revoke-api-key";
import { makeSecret } from "@/lib/api-keys/rules";
import { authenticate } from "@/lib/http/authenticate";
import { strangerCallsPerMinute } from "@/lib/http/rate-limit";
import { db } from "@/lib/server/db";
import { aSentLink } from "@/lib/testing/a-sent-link";
import { anOrganization } from "@/lib/testing/an-organization";
import { countedStatements } from "@/lib/testing/counted-statements";
import { until } from "@/lib/testing/until";

const by = (header: "api-key" | "link-token", credential: string, address = "203.0.113.9") =>
  authenticate({ header: (name) => (name === header ? credential : undefined), address }, "/loads/get", new Date());
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "known",
    (error) => error.code,
  );
const aToken = () => randomBytes(32).toString("base64url");

describe("a stranger", () => {
  test.each([
    ["key", "api-key", makeSecret((count) => randomInt(count))],
    ["token", "link-token", aToken()],
  ] as const)("who repeats a %s that is nobody's costs no query", async (_what, header, credential) => {
    expect(await codeOf(by(header, credential, undefined))).toBe("unauthorized");
    const repeat = async () => {
      for (let call = 0; call < 20; call++) expect(await codeOf(by(header, credential))).toBe("unauthorized");
    };
    expect(await countedStatements(repeat)).toBe(0);
  });

  test("who tries many is refused before anything is looked up; a key in use at the same address is not", async () => {
    const address = "203.0.113.77";
    const { anApiKey } = await anOrganization();
    const key = await anApiKey();
    expect(await codeOf(by("api-key", key, address))).toBe("known");
    const tries = Array.from({ length: strangerCallsPerMinute }, () => codeOf(by("link-token", aToken(), address)));
    expect(new Set(await Promise.all(tries))).toEqual(new Set(["unauthorized"]));
    const refused = async () => expect(await codeOf(by("link-token", aToken(), address))).toBe("rate_limited");
    expect(await countedStatements(refused)).toBe(0);
    expect(await codeOf(by("api-key", key, address))).toBe("known");
    expect(await codeOf(by("link-token", aToken(), "203.0.113.78"))).toBe("unauthorized");
  });

  test.each([
    ["key", "api-key", () => makeSecret((count) => randomInt(count))],
    ["token", "link-token", aToken],
  ] as const)(
    "who repeats one wrong %s without an end keeps nobody else at the address out",
    async (_, header, make) => {
      const address = `198.51.100.${header.length}`;
      const wrong = make();
      for (let call = 0; call < strangerCallsPerMinute; call++)
        expect(await codeOf(by(header, wrong, address))).toBe("unauthorized");
      const { anApiKey } = await anOrganization();
      expect(await codeOf(by("api-key", await anApiKey(), address))).toBe("known");
    },
  );
});

describe("at an address where a stranger has tried too many", () => {
  /** So that everyone whose address it is comes under suspicion. */
  async function aSuspectedAddress() {
    const address = `192.0.2.${randomInt(256)}`;
    const tries = Array.from({ length: strangerCallsPerMinute }, () => codeOf(by("link-token", aToken(), address)));
    await Promise.all(tries);
    expect(await codeOf(by("link-token", aToken(), address))).toBe("rate_limited");
    return address;
  }

  test("a key that was right within the hour is read again, also when it is not remembered any more", async () => {
    const { anApiKey } = await anOrganization();
    const key = await anApiKey();
    expect(await codeOf(by("api-key", key))).toBe("known");
    const address = await aSuspectedAddress();
    const halfAnHourLater = new Date(Date.now() + 1_800_000);
    const request = { header: (name: string) => (name === "api-key" ? key : undefined), address };
    expect(await codeOf(authenticate(request, "/loads/get", halfAnHourLater))).toBe("known");
  });

  test("a key that another process was called with is read, one that nobody was is not", async () => {
    const { ctx } = await anOrganization();
    const [used, unused] = [await createApiKey(ctx, { name: "TMS" }), await createApiKey(ctx, { name: "New" })];
    await db.apiKey.update({ where: { id: used.apiKey.id }, data: { lastUsedAt: new Date() } });
    await until(() => wasRightLately(used.secret, new Date()));
    expect(await wasRightLately(unused.secret, new Date())).toBe(false);
    expect(await codeOf(by("api-key", used.secret, await aSuspectedAddress()))).toBe("known");
  });

  test("a key that was right and is revoked is refused, and then passes no more", async () => {
    const { ctx } = await anOrganization();
    const { apiKey, secret } = await createApiKey(ctx, { name: "TMS" });
    expect(await codeOf(by("api-key", secret))).toBe("known");
    const address = await aSuspectedAddress();
    await revokeApiKey(ctx, { id: apiKey.id });
    await until(async () => (await codeOf(by("api-key", secret, address))) === "unauthorized");
    expect(await wasRightLately(secret, new Date())).toBe(false);
  });

  test("a carrier's link that was right within the hour opens", async () => {
    const { token } = await aSentLink();
    expect(await codeOf(by("link-token", token))).toBe("known");
    expect(await codeOf(by("link-token", token, await aSuspectedAddress()))).toBe("known");
  });
});
