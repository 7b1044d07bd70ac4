import { expect, test } from "vitest";
import { Email } from "@/lib/vocabulary/email";

test("an e-mail is kept in lower case and without the spaces around it", () => {
  expect(Email.parse(" Kevin@X.mx ")).toBe("kevin@x.mx");
});

test("a letter that only becomes one of an e-mail in lower case makes none", () => {
  expect(Email.safeParse("\u212Aevin@x.mx").success).toBe(false);
});
