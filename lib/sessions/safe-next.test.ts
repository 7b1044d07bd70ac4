import { expect, test } from "vitest";
import { safeNext } from "@/lib/sessions/safe-next";

test("a page of this site is where sign-in leads", () => {
  expect(safeNext("/loads/load_1?tab=history#stops")).toBe("/loads/load_1?tab=history#stops");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/x/..//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "loads",
  "",
  "/api/loads/list",
  "/sign-in?next=/sign-in",
  undefined,
  ["/loads"],
])("sign-in never leads to %j", (asked) => {
  expect(safeNext(asked)).toBe("/");
});
