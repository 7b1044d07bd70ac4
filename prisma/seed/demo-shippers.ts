import type * as z from "zod";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { EquipmentType } from "@/lib/vocabulary/trailer";

type Input = z.input<typeof LoadInput>;
export type Shipper = { externalCustomerId: string } & Pick<
  Input,
  | "commodities"
  | "trailerRequirements"
  | "carrierRequirements"
  | "driverRequirements"
  | "requiredEquipment"
  | "linearFeet"
>;

const pounds = (value: number) => ({ type: "APPROXIMATE" as const, value, unit: "POUNDS" as const });
const usd = (dollars: number) => ({ currencyCode: "USD" as const, amount: dollars * 100 });
const pallets = (count: number) => ({ type: "PALLET" as const, count, stackable: false });
const meters = (value: number) => ({ value, unit: "METERS" as const });
const equipment = (type: z.infer<typeof EquipmentType>, quantity: number) => ({ type, quantity });
const fahrenheit = (minimum: number, maximum: number) => ({ minimum, maximum, unit: "FAHRENHEIT" as const });

/** What each demo customer ships, and in what. */
export const demoShippers = {
  berries: {
    externalCustomerId: "FRUTAS-SONORA",
    commodities: [
      {
        name: "Fresh berries",
        weight: pounds(24_000),
        pieces: pallets(18),
        temperatureRequirements: fahrenheit(32, 34),
      },
    ],
    trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true, airChute: true, maxAgeYears: 10 },
    carrierRequirements: { ctpatCertified: true, minCargoInsurance: usd(100_000) },
    requiredEquipment: [equipment("TEMPERATURE_RECORDER", 2)],
  },
  avocados: {
    externalCustomerId: "AGUACATES-PURHE",
    commodities: [
      {
        name: "Hass avocados",
        weight: pounds(41_800),
        pieces: pallets(22),
        temperatureRequirements: fahrenheit(40, 42),
      },
    ],
    trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true },
    carrierRequirements: { ctpatCertified: true, oeaCertified: true, minCargoInsurance: usd(150_000) },
  },
  tomatoes: {
    externalCustomerId: "HORTALIZAS-EVORA",
    commodities: [
      {
        name: "Roma tomatoes",
        weight: pounds(39_500),
        pieces: pallets(21),
        temperatureRequirements: fahrenheit(48, 50),
      },
    ],
    trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true },
  },
  pork: {
    externalCustomerId: "PRAIRIE-MEATS",
    commodities: [
      {
        name: "Frozen pork trim",
        weight: pounds(42_000),
        pieces: pallets(20),
        temperatureRequirements: fahrenheit(-10, 0),
      },
    ],
    trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true, ctpatCompliant: true },
    carrierRequirements: { minCargoInsurance: usd(250_000) },
  },
  beer: {
    externalCustomerId: "CERVECERIA-DEL-VALLE",
    commodities: [{ name: "Bottled beer", weight: pounds(43_200), pieces: pallets(24) }],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53", "DRY_VAN_48"], floorTypes: ["HARDWOOD"], doorType: "SWING" },
    requiredEquipment: [equipment("LOAD_BARS", 2)],
  },
  autoParts: {
    externalCustomerId: "AUTOPARTES-BAJIO",
    commodities: [
      { name: "Seat frames", weight: pounds(21_400), pieces: { type: "RACK", count: 46, stackable: true } },
    ],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53"], suspensionType: "AIR_RIDE", logisticPost: true },
    carrierRequirements: { ctpatCertified: true, fastCertified: true },
  },
  harnesses: {
    externalCustomerId: "ARNESES-JUAREZ",
    commodities: [
      { name: "Wire harnesses", weight: pounds(12_800), pieces: { type: "TOTE", count: 380, stackable: true } },
    ],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53", "BOX_TRUCK"] },
    carrierRequirements: { ctpatCertified: true },
    linearFeet: 40,
  },
  electronics: {
    externalCustomerId: "BAJA-ELECTRONICS",
    commodities: [
      { name: "65 in televisions", weight: pounds(18_900), pieces: { type: "CARTON", count: 312, stackable: true } },
    ],
    trailerRequirements: {
      allowedTypes: ["DRY_VAN_53"],
      suspensionType: "AIR_RIDE",
      highCube: true,
      eTrackRails: "VERTICAL",
    },
    carrierRequirements: { ctpatCertified: true, has247CustomerService: true, minCargoInsurance: usd(500_000) },
    requiredEquipment: [equipment("SEALS", 1)],
  },
  appliances: {
    externalCustomerId: "LINEA-BLANCA-COAHUILA",
    commodities: [
      { name: "Refrigerators", weight: pounds(16_700), pieces: { type: "CARTON", count: 78, stackable: true } },
    ],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53"], wallType: "SHEET_AND_POST" },
  },
  steel: {
    externalCustomerId: "ACEROS-DEL-NORTE",
    commodities: [
      { name: "Hot rolled coils", weight: pounds(46_000), pieces: { type: "COIL", count: 3, stackable: false } },
    ],
    trailerRequirements: { allowedTypes: ["FLATBED", "STEP_DECK", "CONESTOGA"] },
    requiredEquipment: [equipment("COIL_RACKS", 3), equipment("CHAINS", 8), equipment("TARPS", 2)],
  },
  glass: {
    externalCustomerId: "VIDRIOS-BAJIO",
    commodities: [
      { name: "Float glass", weight: pounds(44_100), pieces: { type: "CRATE", count: 14, stackable: false } },
    ],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53", "CURTAIN_SIDE"], suspensionType: "AIR_RIDE" },
  },
  paint: {
    externalCustomerId: "TEXAS-COATINGS",
    commodities: [
      {
        name: "Industrial paint",
        weight: pounds(38_000),
        pieces: { type: "DRUM", count: 80, stackable: false },
        hazmatDetails: { isHazmat: true, classification: "CLASS_3_FLAMMABLE_LIQUIDS", unNumber: "UN1263" },
      },
    ],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53"] },
    driverRequirements: { cdl: true, twicCard: true },
  },
  acid: {
    externalCustomerId: "GULF-CHEMICALS",
    commodities: [
      {
        name: "Phosphoric acid",
        weight: { type: "EXACT", value: 20_400, unit: "KILOGRAMS" },
        hazmatDetails: { isHazmat: true, classification: "CLASS_8_CORROSIVES", unNumber: "UN1805" },
      },
    ],
    trailerRequirements: { allowedTypes: ["TANKER"] },
    driverRequirements: { cdl: true, tankerEndorsed: true, twicCard: true },
  },
  machinery: {
    externalCustomerId: "MAQUINARIA-REGIA",
    commodities: [
      {
        name: "Crawler excavator",
        weight: { type: "EXACT", value: 22_100, unit: "KILOGRAMS" },
        dimensions: { length: meters(9.5), width: meters(2.99), height: meters(3.1) },
      },
    ],
    trailerRequirements: { allowedTypes: ["REMOVABLE_GOOSENECK", "LOWBOY", "DOUBLE_DROP"], minAxles: 3 },
    requiredEquipment: [equipment("CHAINS", 10), equipment("BINDERS", 10)],
  },
  grain: {
    externalCustomerId: "HEARTLAND-GRAIN",
    commodities: [{ name: "Yellow corn", weight: pounds(52_000), pieces: { type: "LOOSE" } }],
    trailerRequirements: { allowedTypes: ["HOPPER", "DUMP"], foodGrade: true },
  },
  vehicles: {
    externalCustomerId: "ARMADORA-TOLUCA",
    commodities: [
      { name: "Compact pickups", weight: pounds(33_000), pieces: { type: "OTHER", count: 8, stackable: false } },
    ],
    trailerRequirements: { allowedTypes: ["AUTO_CARRIER"] },
  },
  resin: {
    externalCustomerId: "BAYOU-POLYMERS",
    commodities: [
      { name: "PET resin", weight: pounds(44_000), pieces: { type: "SUPERSACK", count: 20, stackable: true } },
    ],
    trailerRequirements: { allowedTypes: ["DRY_VAN_53", "CONTAINER_53"] },
  },
} satisfies Record<string, Shipper>;

export type DemoShipper = keyof typeof demoShippers;
