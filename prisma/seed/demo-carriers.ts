import type { CarrierProfile } from "@/lib/carriers/schema/profile";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

export type DemoCarrier = { displayName: string; scac?: string } & Partial<Record<RegulatoryNumber, string>> & {
    /** None for a carrier the organization has not dealt with. */
    relationship?: {
      status: "ACTIVE" | "NEEDS_REVIEW" | "DO_NOT_DISPATCH";
      onboardingStatus: "NOT_ONBOARDED" | "IN_PROGRESS" | "ONBOARDED";
      carrierExternalId?: string;
      /** Why the status is what it is. */
      note?: string;
    };
    profile?: Partial<CarrierProfile>;
  };

const usd = (dollars: number) => ({ currencyCode: "USD" as const, amount: dollars * 100 });
const mxn = (pesos: number) => ({ currencyCode: "MXN" as const, amount: pesos * 100 });

/** Invented carriers with invented numbers: every combination of relationship and onboarding that has a rule. */
export const demoCarriers: DemoCarrier[] = [
  {
    displayName: "Transportes Águila del Norte",
    dotNumber: "9900001",
    mcNumber: "990001",
    rfcNumber: "TAN990101AA1",
    scac: "ZAGN",
    relationship: {
      status: "ACTIVE",
      onboardingStatus: "ONBOARDED",
      carrierExternalId: "C-001",
    },
    profile: {
      dotSuffixes: ["X"],
      hauling: {
        trailerTypes: ["DRY_VAN_53", "REEFER", "FLATBED", "STEP_DECK"],
        countries: ["MX", "US"],
        hazmat: true,
      },
      contacts: [
        {
          name: "Marisol Garza",
          role: "Despacho",
          phone: "+52 81 5550 0101",
          email: "despacho@aguiladelnorte.example",
        },
        { name: "Ernesto Quiroga", role: "Seguros", email: "seguros@aguiladelnorte.example" },
      ],
      certificates: [
        { type: "CTPAT", number: "zagn00101", expiresOn: "2028-03-31" },
        { type: "OEA", number: "OEA-TAN-0101", expiresOn: "2028-06-30" },
        { type: "FAST", expiresOn: "2027-12-15" },
        { type: "INTERNATIONAL_BOND_MX", number: "FMX-0101" },
        { type: "INTERNATIONAL_BOND_US", number: "FUS-0101", expiresOn: "2028-01-31" },
      ],
      cargoInsurance: {
        coverage: usd(250_000),
        insurer: "Seguros Peña Alta",
        policyNumber: "PA-770101",
        expiresOn: "2028-01-31",
      },
      has247CustomerService: true,
    },
  },
  {
    displayName: "Lone Mesa Freight Lines",
    dotNumber: "9900002",
    mcNumber: "990002",
    scac: "ZLMF",
    relationship: {
      status: "ACTIVE",
      onboardingStatus: "ONBOARDED",
      carrierExternalId: "C-002",
    },
    profile: {
      dotSuffixes: ["C", "B"],
      hauling: { trailerTypes: ["DRY_VAN_53", "FLATBED"], countries: ["US", "MX"], hazmat: false },
      contacts: [
        { name: "Darlene Pruitt", role: "Dispatch", phone: "+1 956 555 0102", email: "dispatch@lonemesa.example" },
      ],
      certificates: [
        { type: "CTPAT", number: "zlmf00102", expiresOn: "2027-09-30" },
        { type: "INTERNATIONAL_BOND_US", number: "FUS-0102" },
      ],
      cargoInsurance: {
        coverage: usd(100_000),
        insurer: "Prairie Mutual",
        policyNumber: "PM-440102",
        expiresOn: "2027-12-31",
      },
      has247CustomerService: true,
    },
  },
  {
    displayName: "Fletes Sierra Madre",
    dotNumber: "9900003",
    mxNumber: "990003",
    rfcNumber: "FSM990303BB3",
    scac: "ZFSM",
    relationship: {
      status: "ACTIVE",
      onboardingStatus: "ONBOARDED",
      carrierExternalId: "C-003",
    },
    profile: {
      hauling: { trailerTypes: ["DRY_VAN_53", "REEFER", "AUTO_CARRIER"], countries: ["MX", "US"] },
      contacts: [
        {
          name: "Héctor Valenzuela",
          role: "Operaciones",
          phone: "+52 662 555 0103",
          email: "operaciones@sierramadre.example",
        },
      ],
      // One that has run out: a load that asks for CTPAT finds it missed.
      certificates: [
        { type: "CTPAT", number: "zfsm00103", expiresOn: "2026-08-31" },
        { type: "OEA", number: "OEA-FSM-0103", expiresOn: "2028-02-28" },
        { type: "INTERNATIONAL_BOND_MX", number: "FMX-0103" },
      ],
      // In pesos: for a load that asks for dollars it is unknown whether it is enough.
      cargoInsurance: { coverage: mxn(2_000_000), insurer: "Aseguradora del Yaqui", expiresOn: "2027-10-31" },
      has247CustomerService: false,
    },
  },
  {
    displayName: "Maple Corridor Transport",
    dotNumber: "9900004",
    cvorNumber: "990004004",
    nscNumber: "ON9900004",
    scac: "ZMPC",
    relationship: {
      status: "ACTIVE",
      onboardingStatus: "ONBOARDED",
      carrierExternalId: "C-004",
    },
    profile: {
      hauling: { trailerTypes: ["DRY_VAN_53", "REEFER"], countries: ["US", "CA"], hazmat: true },
      contacts: [{ name: "Priya Nair", role: "Load desk", email: "loads@maplecorridor.example" }],
      certificates: [
        { type: "PIP", number: "PIP-0104", expiresOn: "2028-05-31" },
        { type: "FAST", expiresOn: "2027-11-30" },
        { type: "INTERNATIONAL_BOND_CA", number: "FCA-0104" },
      ],
      cargoInsurance: { coverage: { currencyCode: "CAD", amount: 25_000_000 }, insurer: "Trillium Cargo" },
      has247CustomerService: true,
    },
  },
  {
    displayName: "Rutas del Bajío",
    dotNumber: "9900005",
    mcNumber: "990005",
    rfcNumber: "RBA990505CC5",
    relationship: {
      status: "ACTIVE",
      onboardingStatus: "NOT_ONBOARDED",
      carrierExternalId: "C-005",
    },
    profile: {
      contacts: [{ name: "Jimena Olvera", phone: "+52 442 555 0105" }],
      certificates: [{ type: "OEA", expiresOn: "2027-08-31" }],
    },
  },
  {
    displayName: "Gulf Prairie Carriers",
    dotNumber: "9900006",
    mcNumber: "990006",
    scac: "ZGPC",
    relationship: { status: "ACTIVE", onboardingStatus: "IN_PROGRESS" },
    profile: {
      contacts: [{ email: "ops@gulfprairie.example" }],
      cargoInsurance: { coverage: usd(50_000), insurer: "Prairie Mutual", expiresOn: "2027-05-31" },
    },
  },
  {
    displayName: "Norteña Freight",
    dotNumber: "9900007",
    mcNumber: "990007",
    relationship: {
      status: "NEEDS_REVIEW",
      onboardingStatus: "ONBOARDED",
      carrierExternalId: "C-007",
    },
    profile: {
      contacts: [{ name: "Raúl Cantú", role: "Dispatch", phone: "+1 956 555 0107" }],
      certificates: [{ type: "CTPAT", number: "nort00107", expiresOn: "2028-03-31" }],
      cargoInsurance: {
        coverage: usd(100_000),
        insurer: "Rio Mutual",
        policyNumber: "RM-0107",
        expiresOn: "2027-07-31",
      },
      has247CustomerService: true,
    },
  },
  {
    displayName: "Autotransportes Cañón Verde",
    rfcNumber: "ACV990808DD8",
    mxNumber: "990008",
    relationship: { status: "NEEDS_REVIEW", onboardingStatus: "IN_PROGRESS" },
  },
  {
    displayName: "High Mesquite Logistics",
    dotNumber: "9900009",
    relationship: { status: "NEEDS_REVIEW", onboardingStatus: "NOT_ONBOARDED" },
  },
  {
    displayName: "Rápidos del Golfo",
    dotNumber: "9900010",
    mcNumber: "990010",
    rfcNumber: "RGO991010EE0",
    relationship: {
      status: "DO_NOT_DISPATCH",
      onboardingStatus: "ONBOARDED",
      carrierExternalId: "C-010",
      note: "Gave two of our loads to another carrier without asking.",
    },
  },
  {
    displayName: "Blue Caliche Trucking",
    dotNumber: "9900011",
    mcNumber: "990011",
    relationship: {
      status: "DO_NOT_DISPATCH",
      onboardingStatus: "NOT_ONBOARDED",
      note: "Cargo insurance was cancelled; the insurer confirmed it by phone.",
    },
  },
  { displayName: "Transportes Luna Nueva", dotNumber: "9900012", mcNumber: "990012", rfcNumber: "TLN991212FF2" },
];
