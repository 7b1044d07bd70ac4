import { expect, test } from "vitest";
import { isEmail, missingAnswers, patchAnswers, wrongEmails } from "@/lib/onboarding/rules/answers";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";

const answers: OnboardingAnswers = {
  identity: { displayName: "Transportes Águila" },
  contacts: [{ name: "Marisol", phone: "+52 867 555 0142" }],
  certificates: [{ type: "CTPAT" }],
  cargoInsurance: { coverage: { currencyCode: "USD", amount: 10_000_000 } },
  has247CustomerService: true,
};

test("a part that is given replaces what was there, the others stay", () => {
  expect(patchAnswers(answers, { certificates: [] })).toEqual({ ...answers, certificates: [] });
  expect(patchAnswers(answers, {})).toEqual(answers);
});

test("null takes an answer back", () => {
  const { cargoInsurance: _insurance, has247CustomerService: _service, ...rest } = answers;
  expect(patchAnswers(answers, { cargoInsurance: null, has247CustomerService: null })).toEqual(rest);
});

test("nothing is missing where the carrier can be reached", () => {
  expect(missingAnswers(answers)).toEqual([]);
  expect(missingAnswers({ ...answers, cargoInsurance: undefined, certificates: [] })).toEqual([]);
});

test("a name, a way to reach the carrier, and what begun insurance covers are missed", () => {
  const bare = { identity: {}, contacts: [{ name: "Marisol" }], certificates: [], cargoInsurance: { insurer: "GNP" } };
  expect(missingAnswers(bare)).toEqual(["identity.displayName", "contacts", "cargoInsurance.coverage"]);
});

test.each(["lupita@fletes.mx", " lupita@fletes.com.mx ", "l.garza+cargas@fletes-norte.com"])("%j is one", (written) => {
  expect(isEmail(written)).toBe(true);
});

test.each(["lupita@", "lupita", "@fletes.mx", "lupita@fletes", "lupita@fletes.", "lu pita@fletes.mx", "a@b@c.mx"])(
  "%j is no e-mail address",
  (written) => {
    expect(isEmail(written)).toBe(false);
  },
);

test("contacts are named by their place; who has no address has no wrong one", () => {
  const contacts = [{ email: "lupita@" }, { phone: "867 555 0142" }, { email: " " }, { email: "beto" }];
  expect(wrongEmails({ contacts })).toEqual([0, 3]);
});
