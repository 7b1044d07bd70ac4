import type { CarrierProfile } from "@/lib/carriers/schema/profile";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";

export type DemoCarrier = { displayName: string; scac?: string } & Partial<Record<RegulatoryNumber, string>> & {
    /** None for a carrier the organization has not dealt with. */
    relationship?: {
      status: "ACTIVE" | "NEEDS_REVIEW" | "DO_NOT_DISPATCH";
      onboardingStatus: "NOT_ONBOARDED" | "IN_PROGRESS" | "ONBOARDED";
      carrierExternalId?: string;
    };
    profile?: Partial<CarrierProfile>;
  };

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
      contacts: [{ name: "Marisol Garza", phone: "+52 81 5550 0101", email: "despacho@aguiladelnorte.example" }],
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
    profile: { contacts: [{ name: "Darlene Pruitt", phone: "+1 956 555 0102", email: "dispatch@lonemesa.example" }] },
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
      contacts: [{ name: "Héctor Valenzuela", phone: "+52 662 555 0103", email: "operaciones@sierramadre.example" }],
    },
  },
  {
    displayName: "Maple Corridor Transport",
    dotNumber: "9900004",
    cvorNumber: "990-004-004",
    nscNumber: "ON9900004",
    scac: "ZMPC",
    relationship: {
      status: "ACTIVE",
      onboardingStatus: "ONBOARDED",
      carrierExternalId: "C-004",
    },
    profile: { contacts: [{ name: "Priya Nair", email: "loads@maplecorridor.example" }] },
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
    profile: { contacts: [{ name: "Jimena Olvera", phone: "+52 442 555 0105" }] },
  },
  {
    displayName: "Gulf Prairie Carriers",
    dotNumber: "9900006",
    mcNumber: "990006",
    scac: "ZGPC",
    relationship: { status: "ACTIVE", onboardingStatus: "IN_PROGRESS" },
    profile: { contacts: [{ email: "ops@gulfprairie.example" }] },
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
    profile: { contacts: [{ name: "Raúl Cantú", phone: "+1 956 555 0107" }] },
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
    relationship: { status: "DO_NOT_DISPATCH", onboardingStatus: "ONBOARDED", carrierExternalId: "C-010" },
  },
  {
    displayName: "Blue Caliche Trucking",
    dotNumber: "9900011",
    mcNumber: "990011",
    relationship: { status: "DO_NOT_DISPATCH", onboardingStatus: "NOT_ONBOARDED" },
  },
  { displayName: "Transportes Luna Nueva", dotNumber: "9900012", mcNumber: "990012", rfcNumber: "TLN991212FF2" },
];
