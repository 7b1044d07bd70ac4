import { expect, test } from "vitest";
import { isEmail, wrongEmails } from "@/lib/onboarding/rules/wrong-emails";

test.each(["lupita@fletes.mx", " lupita@fletes.com.mx ", "l.garza+cargas@fletes-norte.com"])("%j is one", (written) => {
  expect(isEmail(written)).toBe(true);
});

test.each(["lupita@", "lupita", "@fletes.mx", "lupita@fletes", "lupita@fletes.", "lu pita@fletes.mx", "a@b@c.mx"])(
  "%j is no e-mail address",
  (written) => {
    expect(isEmail(written)).toBe(false);
  },
);

test("contacts are told by their place; who has no address has no wrong one", () => {
  const contacts = [{ email: "lupita@" }, { phone: "867 555 0142" }, { email: " " }, { email: "beto" }];
  expect(wrongEmails({ contacts })).toEqual([0, 3]);
});
