import { expect, test } from "vitest";
import { missedRequirements } from "@/lib/carriers/rules/missed-requirements";
import type { CarrierProfile } from "@/lib/carriers/schema/profile";

const today = "2026-11-20";
const nothing: CarrierProfile = { contacts: [], certificates: [] };
const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });

test("nothing is missed where nothing is asked: unset and false ask for nothing", () => {
  expect(missedRequirements(undefined, nothing, today)).toEqual([]);
  expect(missedRequirements({ ctpatCertified: false }, nothing, today)).toEqual([]);
});

test.each([
  ["ctpatCertified", "CTPAT"],
  ["oeaCertified", "OEA"],
  ["pipCertified", "PIP"],
  ["fastCertified", "FAST"],
  ["internationalCarrierBonded", "INTERNATIONAL_BOND_MX"],
  ["internationalCarrierBondedUS", "INTERNATIONAL_BOND_US"],
  ["internationalCarrierBondedCA", "INTERNATIONAL_BOND_CA"],
  ["internationalCarrierBondedMX", "INTERNATIONAL_BOND_MX"],
] as const)("%s is met by %s to the end of its last day, and by nothing else", (requirement, type) => {
  const holding = (expiresOn?: string): CarrierProfile => ({ contacts: [], certificates: [{ type, expiresOn }] });
  expect(missedRequirements({ [requirement]: true }, nothing, today)).toEqual([{ requirement, miss: "not_held" }]);
  expect(missedRequirements({ [requirement]: true }, holding(), today)).toEqual([]);
  expect(missedRequirements({ [requirement]: true }, holding(today), today)).toEqual([]);
  expect(missedRequirements({ [requirement]: true }, holding("2026-11-19"), today)).toEqual([
    { requirement, miss: "expired" },
  ]);
});

test("a renewed certificate counts beside the expired one", () => {
  const certificates = [
    { type: "CTPAT" as const, expiresOn: "2025-01-31" },
    { type: "CTPAT" as const, expiresOn: "2027-01-31" },
  ];
  expect(missedRequirements({ ctpatCertified: true }, { contacts: [], certificates }, today)).toEqual([]);
});

test.each([
  ["covers enough", usd(10_000_000), undefined, undefined],
  ["covers exactly enough", usd(5_000_000), today, undefined],
  ["covers too little", usd(4_999_999), undefined, "too_low"],
  ["has expired", usd(10_000_000), "2026-11-19", "expired"],
  ["is in another currency", { currencyCode: "MXN" as const, amount: 900_000_000 }, undefined, "other_currency"],
] as const)("cargo insurance that %s", (_, coverage, expiresOn, miss) => {
  const held: CarrierProfile = { ...nothing, cargoInsurance: { coverage, expiresOn } };
  expect(missedRequirements({ minCargoInsurance: usd(5_000_000) }, held, today)).toEqual(
    miss ? [{ requirement: "minCargoInsurance", miss }] : [],
  );
});

test("service at any hour is missed where nobody said it is there", () => {
  const required = { has247CustomerService: true };
  expect(missedRequirements(required, nothing, today)).toHaveLength(1);
  expect(missedRequirements(required, { ...nothing, has247CustomerService: true }, today)).toEqual([]);
});
