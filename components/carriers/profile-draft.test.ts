import { expect, test } from "vitest";
import { coverageOf, draftOf, isInsured, noContact, profileOf } from "@/components/carriers/profile-draft";
import type { CarrierProfile } from "@/lib/carriers/schema/profile";

const profile: CarrierProfile = {
  contacts: [{ name: "Raúl Cantú", phone: "+1 956 555 0107" }],
  certificates: [{ type: "CTPAT", number: "nort01107", expiresOn: "2027-03-31" }, { type: "OEA" }],
  cargoInsurance: { coverage: { currencyCode: "MXN", amount: 200_000_050 }, insurer: "Rio Mutual" },
  has247CustomerService: false,
  hauling: { trailerTypes: ["REEFER"], hazmat: false },
  refusedByCustomers: ["VIDRIOS-BAJIO"],
  dotSuffixes: ["X"],
};

test("a profile that nobody touched is sent as it was", () => {
  expect(profileOf(draftOf(profile))).toEqual(profile);
});

test("what was emptied is cleared, and rows without a word are left out", () => {
  const draft = draftOf({ contacts: [], certificates: [] });
  expect(profileOf({ ...draft, contacts: [noContact, { ...noContact, email: "a@b.example" }] })).toEqual({
    contacts: [{ email: "a@b.example" }],
    certificates: [],
    cargoInsurance: null,
    has247CustomerService: null,
    hauling: null,
    refusedByCustomers: null,
    dotSuffixes: null,
  });
});

test("an amount is read in whole units; what is none is not sent as nought", () => {
  const { insurance } = draftOf({ contacts: [], certificates: [] });
  expect(coverageOf({ ...insurance, amount: "100,000.50" })).toBe(10_000_050);
  for (const amount of ["", "0", "-5", "1.005", "a lot"]) expect(coverageOf({ ...insurance, amount })).toBeUndefined();
  expect(isInsured(insurance)).toBe(false);
  expect(isInsured({ ...insurance, insurer: "Rio Mutual" })).toBe(true);
});
