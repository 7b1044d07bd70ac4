import { randomBytes, randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { makeSecret } from "@/lib/api-keys/rules";
import { authenticate } from "@/lib/http/authenticate";
import { strangerCallsPerMinute } from "@/lib/http/rate-limit";
import { anOrganization } from "@/lib/testing/an-organization";
import { countedStatements } from "@/lib/testing/counted-statements";

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
});
