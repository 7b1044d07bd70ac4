import type * as z from "zod";
import type { LoadInput } from "@/lib/loads/schema/load";

const inches = (value: number) => ({ value, unit: "INCHES" as const });
const feet = (value: number) => ({ value, unit: "FEET" as const });
const usd = (cents: number) => ({ currencyCode: "USD" as const, amount: cents });

type Times = Record<"pickupStart" | "pickupEnd" | "deliveryStart" | "deliveryEnd", string>;

const stops = (times: Times): z.input<typeof LoadInput>["stops"] => [
  {
    type: "PICKUP",
    externalId: "S1",
    location: {
      place: {
        street: "Av. Miguel Alemán 500",
        neighborhood: "Parque Industrial Huinalá",
        city: "Apodaca",
        state: "NLE",
        postalCode: "66645",
        countryCode: "MX",
      },
      coordinates: { latitude: 25.7687, longitude: -100.1621 },
      timezone: "America/Monterrey",
      isCtpatCertified: true,
      isPipCertified: false,
      isOeaCertified: true,
      carrierPreapproval: "FIXED_LIST",
    },
    appointment: { type: "SCHEDULED", start: times.pickupStart, end: times.pickupEnd },
    referenceNumbers: [
      { label: "Pickup number", value: "PU-55120" },
      { label: "Carta porte", value: "CP-2026-008812" },
    ],
    loadingMethod: "DROP",
    dropDurationHours: 6.5,
    driverAssistRequired: false,
    fumigation: { requiredBefore: true, requiredAfter: false },
    scaleTicket: { requiredBefore: true, requiredAfter: true },
  },
  {
    type: "DELIVERY",
    externalId: "S2",
    location: {
      place: {
        street: "3900 S Ashland Ave",
        neighborhood: "Back of the Yards",
        city: "Chicago",
        state: "IL",
        postalCode: "60609",
        countryCode: "US",
      },
      coordinates: { latitude: 41.8232, longitude: -87.6652 },
      timezone: "America/Chicago",
      isCtpatCertified: true,
      isPipCertified: true,
      isOeaCertified: false,
      carrierPreapproval: "REQUIRED",
    },
    appointment: { type: "FIRST_COME_FIRST_SERVED", start: times.deliveryStart, end: times.deliveryEnd },
    referenceNumbers: [{ label: "Delivery number", value: "DL-90417" }],
    loadingMethod: "LIVE",
    dropDurationHours: 2,
    driverAssistRequired: true,
    inboundTransitRequirements: {
      maximumExpectedMinutes: 4320,
      securityEscortProvider: "PROVIDER",
      teamDriverRequired: true,
      trackingRequired: true,
    },
    fumigation: { requiredBefore: false, requiredAfter: true },
    scaleTicket: { requiredBefore: false, requiredAfter: true },
  },
];

const commodities: z.input<typeof LoadInput>["commodities"] = [
  {
    name: "Lithium battery modules",
    weight: { type: "EXACT", value: 31_250.5, unit: "POUNDS" },
    pieces: {
      type: "CRATE",
      count: 24,
      stackable: false,
      perPieceDimensions: { length: inches(48), width: inches(40), height: inches(52) },
      perPieceVolume: { value: 57.8, unit: "CUBIC_FEET" },
    },
    dimensions: { length: feet(48), width: inches(96), height: inches(52) },
    temperatureRequirements: { minimum: 10, maximum: 25, unit: "CELSIUS" },
    hazmatDetails: {
      isHazmat: true,
      classification: "CLASS_9_MISCELLANEOUS",
      unNumber: "UN3480",
      packingGroup: "II",
    },
  },
];

/** A load on which every field of the form says something. */
export const demoFullLoad = (times: Times): z.input<typeof LoadInput> => ({
  externalId: "TMS-10260",
  externalDisplayId: "NB-CHI-10260",
  externalCustomerId: "BATERIAS-REGIAS",
  externalWorkspaceId: "NORTHBOUND",
  externalOwnerCoverageUserId: "U-101",
  externalOwnerCoverageTeamId: "T-LRD",
  status: "BOOKED",
  truckload: "FULL",
  roundTrip: true,
  linearFeet: 48,
  maxBuy: usd(465_000),
  targetRate: usd(428_000),
  stops: stops(times),
  trailerRequirements: {
    allowedTypes: ["DRY_VAN_53", "REEFER", "POWER_ONLY"],
    powerOnlyType: "PRE_LOADED",
    doorType: "SWING",
    wallType: "SHEET_AND_POST",
    suspensionType: "AIR_RIDE",
    floorTypes: ["HARDWOOD", "ALUMINUM"],
    eTrackRails: "VERTICAL",
    eTracksDistance: "TWO_FEET",
    maxAgeYears: 8,
    minAxles: 2,
    highCube: true,
    spaceSaver: false,
    foodGrade: false,
    logisticPost: true,
    extendable: false,
    liftGate: false,
    metalEdgeProtectors: true,
    airChute: true,
    ctpatCompliant: true,
  },
  carrierRequirements: {
    ctpatCertified: true,
    oeaCertified: true,
    pipCertified: false,
    fastCertified: true,
    internationalCarrierBonded: true,
    internationalCarrierBondedUS: true,
    internationalCarrierBondedCA: false,
    internationalCarrierBondedMX: true,
    has247CustomerService: true,
    minCargoInsurance: usd(50_000_000),
  },
  driverRequirements: { twicCard: true, tankerEndorsed: false, cdl: true },
  commodities,
  requiredEquipment: [
    { type: "LOAD_BARS", quantity: 4 },
    { type: "STRAPS", quantity: 12 },
    { type: "SEALS", quantity: 1.5 },
  ],
  referenceNumbers: [
    { label: "PO", value: "4500-882 31/A" },
    { label: "Pedimento", value: "26 24 3871 6004412" },
    { label: "Entry", value: "AKM-2231004-7" },
  ],
  borderCrossings: [
    {
      externalId: "B1",
      usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
      borderCrossingStrategy: "PRE_ASSIGNED",
      requiredInspections: ["CBP_SECONDARY", "ANAM"],
      expectedDwellTimeMinutes: 180,
      referenceNumbers: [{ label: "Transfer", value: "TRF-7719" }],
    },
  ],
  schemaVersionNumber: 1,
  assignedCarrier: {
    carrier: { dotNumber: "9900001" },
    price: {
      lineItems: [
        { value: usd(395_000), externalId: "L1", externalCode: "LH", externalDescription: "Line haul" },
        { value: usd(38_000), externalId: "L2", externalCode: "FSC", externalDescription: "Fuel surcharge" },
        { value: usd(-5_000), externalId: "L3", externalCode: "DISC", externalDescription: "Round-trip discount" },
      ],
    },
  },
  metadata: {
    customsBroker: "Agencia Aduanal del Norte",
    season: "Q4",
    carrierNotes: ["Check in at gate 3", "Seal stays on until Chicago"],
    billing: { costCenter: "4410", approved: true, share: 0.5 },
  },
});
