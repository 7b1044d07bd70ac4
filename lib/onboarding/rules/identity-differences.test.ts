import { expect, test } from "vitest";
import { identityAnswerOf, identityDifferences } from "@/lib/onboarding/rules/identity-differences";

const onRecord = {
  id: "carrier_1",
  displayName: "Transportes Águila",
  dotNumber: "2384112",
  rfcNumber: "TAN010203AB1",
  scac: "TAGL",
};

test("a carrier that confirms what is on record differs nowhere", () => {
  expect(identityDifferences(onRecord, identityAnswerOf(onRecord))).toEqual([]);
});

test("marks around numbers, case and accents make no difference", () => {
  const answer = {
    displayName: "TRANSPORTES AGUILA",
    dotNumber: "USDOT 02384112",
    rfcNumber: "tan-010203-ab1",
    scac: "tagl",
  };
  expect(identityDifferences(onRecord, answer)).toEqual([]);
});

test("another number, one more and one less are reported, each by its field", () => {
  const answer = { displayName: "Transportes Águila", dotNumber: "2384113", mcNumber: "MC 88213", scac: "TAGL" };
  expect(identityDifferences(onRecord, answer)).toEqual([
    { field: "dotNumber", onRecord: "2384112", sent: "2384113" },
    { field: "mcNumber", sent: "MC 88213" },
    { field: "rfcNumber", onRecord: "TAN010203AB1" },
  ]);
});
