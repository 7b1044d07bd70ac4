import { expect, test } from "vitest";
import { seal, unseal } from "@/lib/server/sealed-text";

test("a sealed text is read again, looks different each time, and shows nothing of itself", () => {
  const [one, other] = [seal("whsec_ñ"), seal("whsec_ñ")];
  expect([unseal(one), unseal(other)]).toEqual(["whsec_ñ", "whsec_ñ"]);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("whsec");
});

test("a sealed text that was changed is not read", () => {
  const bytes = Buffer.from(seal("whsec_1"), "base64url");
  for (const place of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => unseal(changed.toString("base64url"))).toThrow();
  }
  expect(() => unseal("")).toThrow();
});
