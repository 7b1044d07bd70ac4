import type { LoadStatus } from "@/lib/loads/schema/load";
import type { RegulatoryNumber } from "@/lib/vocabulary/carrier-identifiers";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import type { TrailerType } from "@/lib/vocabulary/trailer";
import type { DemoLane } from "@/prisma/seed/demo-lanes";
import type { DemoShipper } from "@/prisma/seed/demo-shippers";

export type Order = {
  shipper: DemoShipper;
  lane: DemoLane;
  status: LoadStatus;
  /** Pickup, in days from now. */
  day: number;
  hour?: number;
  appointment?: "none" | "open";
  crossing?: "none" | "carrier";
  owner?: string;
  team?: string;
  trailers?: TrailerType[];
  currency?: CurrencyCode;
  unpriced?: boolean;
  carrier?: Partial<Record<RegulatoryNumber, string>>;
};

type Details = Omit<Order, "shipper" | "lane" | "status" | "day">;

const order =
  (status: LoadStatus) =>
  (shipper: DemoShipper, lane: DemoLane, day: number, details: Details = {}): Order => ({
    shipper,
    lane,
    status,
    day,
    ...details,
  });

const completed = order("COMPLETED");
const cancelled = order("CANCELLED");
const booked = order("BOOKED");
const available = order("AVAILABLE");
const onHold = order("ON_HOLD");

const ana = { owner: "U-101", team: "T-LRD" };
const raj = { owner: "U-102", team: "T-NORTH" };
const laredo = { team: "T-LRD" };
const north = { team: "T-NORTH" };

const aguila = { dotNumber: "9900001" };
const loneMesa = { mcNumber: "990002" };
const sierraMadre = { mxNumber: "990003" };
const maple = { dotNumber: "9900004" };
const bajio = { mcNumber: "990005" };
const gulfPrairie = { dotNumber: "9900006" };
const nortena = { mcNumber: "990007" };
const lunaNueva = { dotNumber: "9900012" };

/** Oldest first, as the TMS sent them. The last two booked ones name carriers that may not be assigned. */
export const demoOrders: Order[] = [
  completed("steel", "monclovaHouston", -9, { ...ana, carrier: aguila }),
  completed("beer", "queretaroLaredo", -8, { ...laredo, carrier: bajio, trailers: ["DRY_VAN_53"] }),
  completed("electronics", "tijuanaSanDiego", -8, { ...raj, hour: 6, carrier: sierraMadre }),
  cancelled("harnesses", "juarezElPaso", -7, { ...raj, hour: 10, trailers: ["FLATBED"] }),
  completed("resin", "houstonQueretaro", -7, { ...ana, carrier: loneMesa, trailers: ["CONTAINER_40", "CONTAINER_53"] }),
  completed("berries", "hermosilloPhoenix", -6, { ...north, hour: 5, carrier: sierraMadre }),
  completed("autoParts", "livoniaSilao", -6, { ...raj, carrier: loneMesa }),
  cancelled("grain", "desMoinesCuautitlan", -5, { ...ana, trailers: ["HOPPER"] }),
  completed("vehicles", "tolucaSanAntonio", -5, { ...laredo, carrier: aguila }),
  completed("avocados", "uruapanPharr", -4, { ...ana, hour: 19, carrier: aguila }),
  completed("appliances", "ramosArizpeMemphis", -4, { ...laredo, carrier: loneMesa }),
  cancelled("paint", "houstonAltamira", -3, { ...raj, crossing: "none" }),
  completed("tomatoes", "culiacanLosAngeles", -3, { ...north, hour: 16, carrier: sierraMadre, currency: "MXN" }),
  booked("pork", "kansasCityReynosa", -2, { ...raj, hour: 14, carrier: gulfPrairie }),
  booked("autoParts", "silaoColumbus", -2, { ...ana, hour: 11, carrier: aguila }),
  booked("beer", "elSaltoAtlanta", -1, { ...laredo, hour: 13, carrier: bajio }),
  booked("glass", "santaCatarinaNewark", -1, { ...ana, carrier: loneMesa }),
  booked("resin", "brownsvilleMonclova", -1, {
    ...north,
    hour: 15,
    carrier: gulfPrairie,
    trailers: ["CONTAINER_20", "CHASSIS"],
  }),
  booked("harnesses", "juarezDenver", 0, { ...raj, hour: 6, carrier: loneMesa }),
  booked("electronics", "tijuanaOntario", 0, { ...raj, hour: 9, carrier: sierraMadre }),
  available("berries", "hermosilloPhoenix", 0, { ...north, hour: 17 }),
  available("tomatoes", "nogalesPhoenix", 0, { ...north, hour: 20, currency: "MXN" }),
  onHold("steel", "dallasMonterrey", 0, { ...ana, hour: 22, unpriced: true }),
  booked("avocados", "uruapanPhiladelphia", 1, { ...ana, hour: 18, carrier: aguila }),
  available("appliances", "saltilloLivonia", 1, { ...laredo, hour: 7 }),
  available("autoParts", "apodacaChicago", 1, { ...ana, hour: 8, currency: "CAD" }),
  available("beer", "queretaroLaredo", 1, { ...laredo, hour: 14 }),
  available("acid", "houstonAltamira", 1, { ...raj, hour: 7 }),
  booked("machinery", "houstonQueretaro", 1, { ...raj, hour: 10, carrier: nortena }),
  booked("electronics", "mexicaliLosAngeles", 1, { ...north, hour: 12, carrier: lunaNueva }),
  onHold("glass", "ramosArizpeMemphis", 1, { ...ana, appointment: "none", crossing: "none", unpriced: true }),
  available("paint", "dallasMonterrey", 1, { ...laredo, hour: 15 }),
  available("avocados", "uruapanPharr", 2, { ...ana, hour: 19 }),
  available("vehicles", "tolucaSanAntonio", 2, { ...laredo, hour: 6 }),
  available("harnesses", "chihuahuaKansasCity", 2, { ...raj, hour: 9, crossing: "carrier" }),
  onHold("resin", "houstonQueretaro", 2, { ...raj, appointment: "open" }),
  available("steel", "monclovaHouston", 2, { ...ana, hour: 7, trailers: ["FLATBED", "STEP_DECK", "STRETCH_FLATBED"] }),
  available("electronics", "tijuanaOntario", 2, { ...north, hour: 5, trailers: ["BOX_TRUCK", "SPRINTER_VAN"] }),
  available("beer", "elSaltoAtlanta", 2, { ...laredo, hour: 13, currency: "MXN" }),
  onHold("autoParts", "pueblaMississauga", 3, { ...raj, hour: 9, currency: "CAD" }),
  available("pork", "desMoinesCuautitlan", 3, { ...ana, hour: 11, crossing: "carrier" }),
  available("berries", "hermosilloPhoenix", 3, { ...north, hour: 5 }),
  available("appliances", "monterreyDallas", 3, {
    ...laredo,
    hour: 8,
    trailers: ["DRY_VAN_53", "FULL_DOUBLE_TRAILER"],
  }),
  onHold("machinery", "santaCatarinaNewark", 3, { crossing: "none", appointment: "open", unpriced: true }),
  available("grain", "kansasCityReynosa", 3, { ...raj, hour: 6 }),
  available("tomatoes", "culiacanLosAngeles", 4, { ...north, hour: 16 }),
  onHold("harnesses", "juarezElPaso", 4, { ...raj, hour: 10, trailers: ["BOX_TRUCK", "HOTSHOT"] }),
  available("autoParts", "mississaugaMonterrey", 4, { ...ana, hour: 8, currency: "CAD", carrier: undefined }),
  booked("autoParts", "mississaugaMonterrey", 4, { ...ana, hour: 12, currency: "CAD", carrier: maple }),
  onHold("avocados", "uruapanPharr", 5, { ...ana, appointment: "none" }),
  available("glass", "queretaroLaredo", 5, { ...laredo, hour: 9, trailers: ["CURTAIN_SIDE"] }),
  available("resin", "brownsvilleMonclova", 5, { ...north, trailers: ["POWER_ONLY"], hour: 13 }),
  onHold("electronics", "losAngelesTijuana", 6, { ...raj, appointment: "open" }),
  available("steel", "laredoDallas", 6, { ...ana, hour: 7 }),
  onHold("beer", "monterreyDallas", 7, { ...laredo, hour: 13, unpriced: true }),
  available("berries", "hermosilloPhoenix", 7, { ...north, hour: 5 }),
  onHold("vehicles", "tolucaSanAntonio", 8, { appointment: "none", crossing: "none" }),
  available("machinery", "dallasMonterrey", 9, { ...raj, hour: 10 }),
  onHold("autoParts", "silaoColumbus", 10, { ...ana, appointment: "open" }),
];
