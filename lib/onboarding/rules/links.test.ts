import { describe, expect, test } from "vitest";
import { expiryOf, linkWorks } from "@/lib/onboarding/rules/links";

const now = new Date("2026-11-20T12:00:00Z");
const sent = { expiresAt: expiryOf(now, 14), revokedAt: null, signedAt: null };
const active = { status: "ACTIVE", onboardingStatus: "IN_PROGRESS" } as const;

describe("a link opens something", () => {
  test.each(["ACTIVE", "NEEDS_REVIEW"] as const)("while the relationship is %s", (status) => {
    expect(linkWorks(sent, { ...active, status }, now)).toBe(true);
  });

  test("while there is no relationship", () => {
    expect(linkWorks(sent, undefined, now)).toBe(true);
  });

  test("to the last millisecond, and not after", () => {
    expect(linkWorks(sent, active, new Date(sent.expiresAt.getTime() - 1))).toBe(true);
    expect(linkWorks(sent, active, sent.expiresAt)).toBe(false);
  });

  test("not once it is revoked, nor for a carrier that may not be dispatched", () => {
    expect(linkWorks({ ...sent, revokedAt: now }, active, now)).toBe(false);
    expect(linkWorks(sent, { ...active, status: "DO_NOT_DISPATCH" }, now)).toBe(false);
  });

  test("to a carrier that is onboarded only if it was signed before", () => {
    const onboarded = { ...active, onboardingStatus: "ONBOARDED" } as const;
    expect(linkWorks(sent, onboarded, now)).toBe(false);
    expect(linkWorks({ ...sent, signedAt: now }, onboarded, now)).toBe(true);
  });
});
