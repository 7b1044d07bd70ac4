import { describe, expect, test } from "vitest";
import { eligibilityOf, missedRequirements } from "@/lib/carriers/rules/eligibility";
import type { NotAssignable, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import type { CarrierProfile } from "@/lib/carriers/schema/profile";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { isLack } from "@/lib/vocabulary/carrier-requirement";

type Row = [
  status: RelationshipStatus | "none",
  onboardingStatus: OnboardingStatus | "–",
  assignable: boolean,
  onboardingLink: boolean,
  seesFreight: boolean,
  reason?: NotAssignable,
];

/** The eligibility by relationship: the first five columns are the published table. */
const table: Row[] = [
  ["none", "–", false, true, true, "no_relationship"],
  ["ACTIVE", "ONBOARDED", true, false, true],
  ["ACTIVE", "NOT_ONBOARDED", true, true, true],
  ["ACTIVE", "IN_PROGRESS", true, true, true],
  ["NEEDS_REVIEW", "ONBOARDED", false, false, true, "needs_review"],
  ["NEEDS_REVIEW", "NOT_ONBOARDED", false, true, true, "needs_review"],
  ["NEEDS_REVIEW", "IN_PROGRESS", false, true, true, "needs_review"],
  ["DO_NOT_DISPATCH", "ONBOARDED", false, false, false, "do_not_dispatch"],
  ["DO_NOT_DISPATCH", "NOT_ONBOARDED", false, false, false, "do_not_dispatch"],
  ["DO_NOT_DISPATCH", "IN_PROGRESS", false, false, false, "do_not_dispatch"],
];

const relationshipOf = ([status, onboardingStatus]: Row) =>
  status === "none" || onboardingStatus === "–" ? undefined : { status, onboardingStatus };

describe("what a relationship means for freight", () => {
  test.each(table)("%s, %s", (...row) => {
    const [, , assignable, offersOnboardingLink, seesFreight, reason] = row;
    const { misses: _none, ...eligibility } = eligibilityOf(relationshipOf(row));
    expect(eligibility).toEqual({ assignable, offersOnboardingLink, seesFreight, ...(reason && { reason }) });
  });

  test.each(table)("%s, %s, blocked for this load: neither assigned nor shown, the link as above", (...row) => {
    const [status, , , offersOnboardingLink] = row;
    const { misses: _none, ...eligibility } = eligibilityOf(relationshipOf(row), { isBlocked: true });
    const reason = status === "DO_NOT_DISPATCH" ? "do_not_dispatch" : "blocked_for_load";
    expect(eligibility).toEqual({ assignable: false, offersOnboardingLink, seesFreight: false, reason });
  });
});

describe("a requirement of the load that is missed", () => {
  const active = { status: "ACTIVE", onboardingStatus: "ONBOARDED" } as const;
  const misses: RequirementMiss[] = [{ requirement: "ctpatCertified", miss: "not_held" }];

  test("is reported and does not block", () => {
    expect(eligibilityOf(active, { misses })).toEqual({
      assignable: true,
      offersOnboardingLink: false,
      seesFreight: true,
      misses,
    });
  });

  test("blocks where the organization says so, and the carrier still sees the freight", () => {
    expect(eligibilityOf(active, { misses, requirementsBlock: true })).toMatchObject({
      assignable: false,
      seesFreight: true,
      reason: "requirements_missed",
    });
  });

  test("is named after the rule that applies to every load", () => {
    const review = { status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" } as const;
    expect(eligibilityOf(review, { misses, requirementsBlock: true }).reason).toBe("needs_review");
  });
});

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
  const withCertificate = (expiresOn?: string): CarrierProfile => ({
    contacts: [],
    certificates: [{ type, expiresOn }],
  });
  expect(missedRequirements({ [requirement]: true }, nothing, today)).toEqual([{ requirement, miss: "not_known" }]);
  expect(missedRequirements({ [requirement]: true }, withCertificate(), today)).toEqual([]);
  expect(missedRequirements({ [requirement]: true }, withCertificate(today), today)).toEqual([]);
  expect(missedRequirements({ [requirement]: true }, withCertificate("2026-11-19"), today)).toEqual([
    { requirement, miss: "expired", since: "2026-11-19" },
  ]);
});

test("of a carrier that has shown a certificate, another one is known to be missing", () => {
  const profile: CarrierProfile = { contacts: [], certificates: [{ type: "OEA" }] };
  expect(missedRequirements({ ctpatCertified: true }, profile, today)).toEqual([
    { requirement: "ctpatCertified", miss: "not_held" },
  ]);
});

test("a certificate that was renewed and expired again lacks since its latest day", () => {
  const certificates = ["2024-01-31", "2025-01-31", "2023-01-31"].map((expiresOn) => ({
    type: "CTPAT" as const,
    expiresOn,
  }));
  expect(missedRequirements({ ctpatCertified: true }, { contacts: [], certificates }, today)).toEqual([
    { requirement: "ctpatCertified", miss: "expired", since: "2025-01-31" },
  ]);
});

test.each([
  ["not_held", true],
  ["expired", true],
  ["too_low", true],
  ["other_currency", false],
  ["not_known", false],
] as const)("whether %s is a lack: %s", (miss, expected) => {
  expect(isLack({ miss })).toBe(expected);
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
  const profile: CarrierProfile = { ...nothing, cargoInsurance: { coverage, expiresOn } };
  expect(missedRequirements({ minCargoInsurance: usd(5_000_000) }, profile, today)).toEqual(
    miss ? [{ requirement: "minCargoInsurance", miss, ...(miss === "expired" && { since: expiresOn }) }] : [],
  );
});

test("insurance is not known where none is on record", () => {
  expect(missedRequirements({ minCargoInsurance: usd(1) }, nothing, today)).toEqual([
    { requirement: "minCargoInsurance", miss: "not_known" },
  ]);
});

test("service at any hour is missed where nobody said it is there", () => {
  const required = { has247CustomerService: true };
  const missOf = (profile: CarrierProfile) => missedRequirements(required, profile, today)[0]?.miss;
  expect(missOf(nothing)).toBe("not_known");
  expect(missOf({ ...nothing, has247CustomerService: false })).toBe("not_held");
  expect(missedRequirements(required, { ...nothing, has247CustomerService: true }, today)).toEqual([]);
});
