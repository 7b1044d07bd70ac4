import { describe, expect, test } from "vitest";
import { expiryOf, linkWorks } from "@/lib/onboarding/rules/link-works";

const now = new Date("2026-11-20T12:00:00Z");
const sent = { expiresAt: expiryOf(now, 14), revokedAt: null };

describe("a link opens something", () => {
  test.each([undefined, "ACTIVE", "NEEDS_REVIEW"] as const)("while the relationship is %s", (status) => {
    expect(linkWorks(sent, status, now)).toBe(true);
  });

  test("to the last millisecond, and not after", () => {
    expect(linkWorks(sent, "ACTIVE", new Date(sent.expiresAt.getTime() - 1))).toBe(true);
    expect(linkWorks(sent, "ACTIVE", sent.expiresAt)).toBe(false);
  });

  test("not once it is revoked, nor for a carrier that may not be dispatched", () => {
    expect(linkWorks({ ...sent, revokedAt: now }, "ACTIVE", now)).toBe(false);
    expect(linkWorks(sent, "DO_NOT_DISPATCH", now)).toBe(false);
  });
});
