import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOfOverlap, looksLikeSecret, makeSecret, statusOf, visiblePartsOf } from "@/lib/api-keys/rules";

const secretOf = (indexes: number[]) => {
  let next = 0;
  return makeSecret((count) => (indexes[next++] ?? 0) % count);
};
const aSecret = fc.array(fc.nat(61), { minLength: 32, maxLength: 32 }).map(secretOf);

describe("the secret of a key", () => {
  test("says what it is, and ends with a checksum", () => {
    expect(secretOf([])).toBe("fbk_live_000000000000000000000000000000002wjyrI");
    fc.assert(fc.property(aSecret, (secret) => looksLikeSecret(secret)));
  });

  test("with one letter mistyped does not pass the checksum", () => {
    fc.assert(
      fc.property(aSecret, fc.integer({ min: 9, max: 46 }), fc.constantFrom("a", "Z", "5"), (secret, at, letter) => {
        fc.pre(secret[at] !== letter);
        expect(looksLikeSecret(secret.slice(0, at) + letter + secret.slice(at + 1))).toBe(false);
      }),
    );
  });

  test("shows a person only its beginning and its end", () => {
    const secret = secretOf([10, 11, 12, 13, 14]);
    expect(visiblePartsOf(secret)).toEqual({ prefix: "fbk_live_ABCD", lastFour: secret.slice(-4) });
  });
});

describe("whether a key works", () => {
  const now = new Date("2026-11-20T12:00:00Z");

  test.each([
    ["ACTIVE", {}],
    ["ACTIVE", { expiresAt: new Date("2026-11-20T12:00:00.001Z") }],
    ["EXPIRED", { expiresAt: now }],
    ["REVOKED", { revokedAt: now, expiresAt: now }],
  ])("%s for %o", (status, key) => {
    expect(statusOf(key, now)).toBe(status);
  });

  test("a replaced key works until the overlap ends, and never longer than it would have", () => {
    const soon = new Date("2026-11-20T12:30:00Z");
    expect(endOfOverlap(null, now, 24)).toEqual(new Date("2026-11-21T12:00:00Z"));
    expect(endOfOverlap(soon, now, 24)).toEqual(soon);
    expect(endOfOverlap(new Date("2027-01-01T00:00:00Z"), now, 1)).toEqual(new Date("2026-11-20T13:00:00Z"));
  });
});
