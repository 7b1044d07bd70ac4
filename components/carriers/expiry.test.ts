import { expect, test } from "vitest";
import { certificatesExpiry, expiryOf, insuranceExpiry } from "@/components/carriers/expiry";

const today = "2026-11-20";

test("the last day still counts, a month before it is soon, and without a last day nothing expires", () => {
  expect(expiryOf("2026-11-19", today)).toBe("expired");
  expect(expiryOf("2026-11-20", today)).toBe("soon");
  expect(expiryOf("2026-12-20", today)).toBe("soon");
  expect(expiryOf("2026-12-21", today)).toBe("valid");
  expect(expiryOf(undefined, today)).toBe("valid");
});

test("the worst certificate of a carrier counts; one it does not have has not expired", () => {
  const profile = {
    contacts: [],
    certificates: [{ type: "CTPAT" as const }, { type: "OEA" as const, expiresOn: "2026-01-31" }],
  };
  expect(certificatesExpiry(profile, today)).toBe("expired");
  expect(certificatesExpiry({ contacts: [], certificates: [] }, today)).toBeUndefined();
  expect(insuranceExpiry(profile, today)).toBeUndefined();
});
