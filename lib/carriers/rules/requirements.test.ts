import { expect, test } from "vitest";
import { checkRequirements, missedRequirements, type Required } from "@/lib/carriers/rules/requirements";
import { CertificateType, type Hauling } from "@/lib/carriers/schema/profile";
import { isLack, isToWarnOf, requirementMisses } from "@/lib/vocabulary/carrier-requirement.values";

const today = "2026-11-20";
const [yesterday, tomorrow] = ["2026-11-19", "2026-11-21"];

/** What a carrier has on record: "CTPAT, OEA until 2026-11-19". */
const certificatesOf = (words: string) =>
  words
    .split(", ")
    .filter(Boolean)
    .map((certificate) => {
      const [type, expiresOn] = certificate.split(" until ");
      return { type: CertificateType.parse(type), ...(expiresOn && { expiresOn }) };
    });

const ctpat: Required = { ctpatCertified: true };
const bond: Required = { internationalCarrierBonded: true };

type CertificateCase = [why: string, required: Required, held: string, misses: string];

const certificateCases: CertificateCase[] = [
  ["nothing is required", {}, "", ""],
  ["what is not required is lacking", { ctpatCertified: false }, "OEA", ""],
  ["what nobody said is required", { ctpatCertified: undefined }, "OEA", ""],
  ["CTPAT is held", ctpat, "CTPAT", ""],
  ["OEA is held", { oeaCertified: true }, "OEA", ""],
  ["PIP is held", { pipCertified: true }, "PIP", ""],
  ["FAST is held", { fastCertified: true }, "FAST", ""],
  ["a US bond is held", { internationalCarrierBondedUS: true }, "INTERNATIONAL_BOND_US", ""],
  ["a Canadian bond is held", { internationalCarrierBondedCA: true }, "INTERNATIONAL_BOND_CA", ""],
  ["a Mexican bond is held", { internationalCarrierBondedMX: true }, "INTERNATIONAL_BOND_MX", ""],
  ["any bond will do, the US one", bond, "INTERNATIONAL_BOND_US", ""],
  ["any bond will do, the Canadian one", bond, "INTERNATIONAL_BOND_CA", ""],
  ["any bond will do, the Mexican one", bond, "INTERNATIONAL_BOND_MX", ""],
  ["the certificate counts until tomorrow", ctpat, `CTPAT until ${tomorrow}`, ""],
  ["the certificate counts to the end of its last day", ctpat, `CTPAT until ${today}`, ""],
  ["a renewed certificate is beside the expired one", ctpat, `CTPAT until ${yesterday}, CTPAT until ${tomorrow}`, ""],
  ["a certificate without a last day is beside the expired one", ctpat, `CTPAT until ${yesterday}, CTPAT`, ""],
  [
    "one bond is in force beside an expired one",
    bond,
    `INTERNATIONAL_BOND_US until ${yesterday}, INTERNATIONAL_BOND_MX`,
    "",
  ],
  ["nothing is on record of CTPAT", ctpat, "", "ctpatCertified not_known"],
  ["nothing is on record of OEA", { oeaCertified: true }, "", "oeaCertified not_known"],
  ["nothing is on record of PIP", { pipCertified: true }, "", "pipCertified not_known"],
  ["nothing is on record of FAST", { fastCertified: true }, "", "fastCertified not_known"],
  ["nothing is on record of a bond", bond, "", "internationalCarrierBonded not_known"],
  ["other certificates are on record, not CTPAT", ctpat, "OEA, PIP", "ctpatCertified not_held"],
  ["other certificates are on record, not OEA", { oeaCertified: true }, "CTPAT", "oeaCertified not_held"],
  ["other certificates are on record, not FAST", { fastCertified: true }, "CTPAT", "fastCertified not_held"],
  ["no bond is among the certificates", bond, "CTPAT", "internationalCarrierBonded not_held"],
  ["another certificate on record has expired itself", ctpat, `OEA until ${yesterday}`, "ctpatCertified not_held"],
  [
    "the bond is of another country",
    { internationalCarrierBondedUS: true },
    "INTERNATIONAL_BOND_MX",
    "internationalCarrierBondedUS not_held",
  ],
  ["CTPAT expired yesterday", ctpat, `CTPAT until ${yesterday}`, `ctpatCertified expired since ${yesterday}`],
  [
    "CTPAT was renewed and expired again",
    ctpat,
    "CTPAT until 2024-01-31, CTPAT until 2025-01-31, CTPAT until 2023-01-31",
    "ctpatCertified expired since 2025-01-31",
  ],
  [
    "all bonds have expired, the last counts",
    bond,
    "INTERNATIONAL_BOND_US until 2024-01-31, INTERNATIONAL_BOND_MX until 2025-01-31",
    "internationalCarrierBonded expired since 2025-01-31",
  ],
  ["two are required, one is held", { ctpatCertified: true, fastCertified: true }, "CTPAT", "fastCertified not_held"],
  [
    "two are required, both expired",
    { ctpatCertified: true, oeaCertified: true },
    "CTPAT until 2025-01-31, OEA until 2025-02-28",
    "ctpatCertified expired since 2025-01-31, oeaCertified expired since 2025-02-28",
  ],
  [
    "two are required, nothing is on record",
    { ctpatCertified: true, oeaCertified: true },
    "",
    "ctpatCertified not_known, oeaCertified not_known",
  ],
];

const inWords = (misses: ReturnType<typeof missedRequirements>) =>
  misses
    .map(({ requirement, miss, since }) => [requirement, miss, since && `since ${since}`].filter(Boolean).join(" "))
    .join(", ");

test.each(certificateCases)("certificates: %s", (_why, required, held, misses) => {
  const profile = { contacts: [], certificates: certificatesOf(held) };
  expect(inWords(missedRequirements(required, profile, today))).toBe(misses);
});

const money = (words: string) => {
  const [currencyCode, amount] = words.split(" ");
  return { currencyCode: currencyCode === "MXN" ? ("MXN" as const) : ("USD" as const), amount: Number(amount) * 100 };
};

test.each([
  ["covers more than is asked for", "USD 100000", undefined, ""],
  ["covers exactly what is asked for", "USD 50000", undefined, ""],
  ["covers it until today", "USD 50000", today, ""],
  ["covers too little", "USD 49999", undefined, "too_low"],
  ["expired yesterday", "USD 100000", yesterday, `expired since ${yesterday}`],
  ["expired, and covered too little", "USD 1", yesterday, `expired since ${yesterday}`],
  ["is in another currency", "MXN 9000000", undefined, "other_currency"],
  ["expired, in another currency", "MXN 9000000", yesterday, `expired since ${yesterday}`],
  ["is not on record", undefined, undefined, "not_known"],
])("cargo insurance that %s", (_why, coverage, expiresOn, miss) => {
  const cargoInsurance = coverage ? { coverage: money(coverage), ...(expiresOn && { expiresOn }) } : undefined;
  const misses = missedRequirements(
    { minCargoInsurance: money("USD 50000") },
    { contacts: [], certificates: certificatesOf("CTPAT"), cargoInsurance },
    today,
  );
  expect(inWords(misses)).toBe(miss && `minCargoInsurance ${miss}`);
});

test.each([
  ["is there", true, ""],
  ["is not", false, "has247CustomerService not_held"],
  ["nobody said is there", undefined, "has247CustomerService not_known"],
])("service at any hour that %s", (_why, has247CustomerService, misses) => {
  const profile = { contacts: [], certificates: certificatesOf("CTPAT"), has247CustomerService };
  expect(inWords(missedRequirements({ has247CustomerService: true }, profile, today))).toBe(misses);
});

const reefer: Hauling = { trailerTypes: ["REEFER"] };
const vans: Hauling = { trailerTypes: ["DRY_VAN_53", "DRY_VAN_48"] };

test.each<[why: string, required: Required, hauling: Hauling | undefined, misses: string]>([
  ["hazardous goods, which it may haul", { hazmat: true }, { hazmat: true }, ""],
  ["hazardous goods, which it may not haul", { hazmat: true }, { hazmat: false }, "hazmat not_held"],
  ["hazardous goods, of which nobody said anything", { hazmat: true }, undefined, "hazmat not_known"],
  ["hazardous goods, where only its trailers are known", { hazmat: true }, vans, "hazmat not_known"],
  ["goods that are not hazardous", { hazmat: false }, { hazmat: false }, ""],
  ["a temperature, with a reefer", { temperature: true }, reefer, ""],
  ["a temperature, with vans and a reefer", { temperature: true }, { trailerTypes: ["FLATBED", "REEFER"] }, ""],
  ["a temperature, with vans only", { temperature: true }, vans, "temperature not_held"],
  ["a temperature, with trailers that nobody knows", { temperature: true }, undefined, "temperature not_known"],
  ["a van, which it brings", { trailerType: ["DRY_VAN_53"] }, vans, ""],
  ["one of two trailers, of which it brings one", { trailerType: ["REEFER", "DRY_VAN_53"] }, reefer, ""],
  ["a flatbed, which it does not bring", { trailerType: ["FLATBED"] }, vans, "trailerType not_held"],
  ["a flatbed, where nobody knows its trailers", { trailerType: ["FLATBED"] }, { hazmat: true }, ""],
  ["stops in a country where it hauls", { haulsInMX: true }, { countries: ["MX"] }, ""],
  ["stops in a country where it does not haul", { haulsInMX: true }, { countries: ["US"] }, "haulsInMX not_held"],
  [
    "stops on both sides, where it hauls on one",
    { haulsInUS: true, haulsInMX: true },
    { countries: ["MX"] },
    "haulsInUS not_held",
  ],
  [
    "stops on both sides, where it hauls on both",
    { haulsInUS: true, haulsInMX: true },
    { countries: ["MX", "US"] },
    "",
  ],
  ["stops in Canada, where it hauls elsewhere", { haulsInCA: true }, { countries: ["MX", "US"] }, "haulsInCA not_held"],
  ["stops in a country, where nobody knows its own", { haulsInUS: true }, vans, ""],
  [
    "CTPAT and a temperature, and has neither",
    { ctpatCertified: true, temperature: true },
    vans,
    "ctpatCertified not_held, temperature not_held",
  ],
])("a load that has %s", (_why, required, hauling, misses) => {
  const profile = { contacts: [], certificates: certificatesOf("OEA"), hauling };
  expect(inWords(missedRequirements(required, profile, today))).toBe(misses);
});

test.each([
  ["its id", ["FRUTAS-SONORA", "Frutas Sonora"], ["FRUTAS-SONORA"], "customerApproval not_held"],
  ["its name, in another case", ["Frutas Sonora"], ["VIDRIOS", " frutas sonora"], "customerApproval not_held"],
  ["another customer's", ["FRUTAS-SONORA"], ["VIDRIOS"], ""],
  ["nobody's", ["FRUTAS-SONORA"], undefined, ""],
])("a load whose customer is known, where the carrier is refused by %s", (_why, customer, refusing, misses) => {
  const profile = { contacts: [], certificates: [], refusedByCustomers: refusing };
  expect(inWords(missedRequirements({ customerApproval: customer }, profile, today))).toBe(misses);
});

test("each requirement that can be judged is answered, also where it is met", () => {
  const profile = { contacts: [], certificates: certificatesOf("CTPAT"), hauling: reefer };
  const required: Required = { ctpatCertified: true, hazmat: true, temperature: true, haulsInMX: true };
  expect(checkRequirements(required, profile, today)).toEqual([
    { requirement: "ctpatCertified", outcome: "met" },
    { requirement: "hazmat", outcome: "not_known" },
    { requirement: "temperature", outcome: "met" },
  ]);
});

test("a load without requirements asks for nothing", () => {
  expect(missedRequirements({}, { contacts: [], certificates: [] }, today)).toEqual([]);
});

test.each([
  ["ctpatCertified", "not_held", true],
  ["ctpatCertified", "not_known", true],
  ["minCargoInsurance", "other_currency", true],
  ["hazmat", "not_held", true],
  ["hazmat", "not_known", false],
  ["temperature", "not_known", false],
] as const)("%s that is %s is warned of and may block: %s", (requirement, miss, isWarnedOf) => {
  expect(isToWarnOf({ requirement, miss })).toBe(isWarnedOf);
});

test("who may have it lacks nothing; who is known not to have it does", () => {
  expect(requirementMisses.filter((miss) => isLack({ miss }))).toEqual(["not_held", "expired", "too_low"]);
});
