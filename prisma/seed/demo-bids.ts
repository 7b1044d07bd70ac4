import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import type { DemoLane } from "@/prisma/seed/demo-lanes";
import { demoOrders } from "@/prisma/seed/demo-orders";
import type { DemoShipper } from "@/prisma/seed/demo-shippers";

/** Prices are shares of the load's maxBuy. */
type DemoOperation =
  | { does: "BID"; share: number; note?: string }
  | { does: "COUNTER"; share: number }
  | { does: "REJECT_COUNTER"; share?: number }
  | { does: "REJECT"; reason: string }
  | { does: "ACCEPT" | "REVOKE" | "ACCEPT_COUNTER" | "REVOKE_COUNTER" };

/** What happened how many minutes ago to the bid of a carrier, named by its DOT number. */
export type DemoStep = DemoOperation & { ago: number; carrier: string };

export type DemoPosting = {
  /** The load's id in the TMS. */
  externalId: string;
  openedAgo: number;
  expiresInHours?: number;
  instantResponse?: InstantResponse;
  /** Carriers that got a link and have not bid. */
  offeredTo?: string[];
  steps: DemoStep[];
  endedAgo?: number;
};

const [aguila, loneMesa, sierraMadre, bajio, gulfPrairie] = ["9900001", "9900002", "9900003", "9900005", "9900006"];
const [nortena, highMesquite, lunaNueva] = ["9900007", "9900009", "9900012"];

/** The load of this shipper on this lane; an order of a list has no other name. */
function loadOf(shipper: DemoShipper, lane: DemoLane, day: number) {
  const index = demoOrders.findIndex((it) => it.shipper === shipper && it.lane === lane && it.day === day);
  if (index < 0) throw new Error(`There is no order of ${shipper} on ${lane}.`);
  return `TMS-${10_201 + index}`;
}

const bid = (ago: number, carrier: string, share: number, note?: string): DemoStep => ({
  ago,
  carrier,
  does: "BID",
  share,
  ...(note && { note }),
});

/** Loads that are out for bids: bids in every state, each of them somewhere. */
export const demoPostings: DemoPosting[] = [
  {
    externalId: loadOf("avocados", "uruapanPharr", 2),
    openedAgo: 96,
    expiresInHours: 20,
    steps: [
      bid(88, aguila, 0.97, "Unidad en Uruapan mañana temprano."),
      bid(81, loneMesa, 1.04),
      { ago: 66, carrier: loneMesa, does: "REJECT", reason: "Above what this lane pays." },
      bid(52, bajio, 0.99, "Operador con experiencia en aguacate; termógrafo incluido."),
      { ago: 40, carrier: aguila, does: "COUNTER", share: 0.92 },
      bid(11, nortena, 0.9, "Can load tomorrow from 14:00."),
    ],
  },
  {
    externalId: loadOf("beer", "queretaroLaredo", 1),
    openedAgo: 78,
    offeredTo: [sierraMadre, gulfPrairie],
    steps: [
      bid(70, bajio, 0.96),
      bid(47, aguila, 0.93, "Caja de 53 disponible en Querétaro hoy."),
      bid(6, lunaNueva, 0.88, "Empty in Querétaro, first load with you."),
    ],
  },
  {
    externalId: loadOf("appliances", "saltilloLivonia", 1),
    openedAgo: 93,
    steps: [
      bid(85, loneMesa, 1.02),
      { ago: 74, carrier: loneMesa, does: "COUNTER", share: 0.94 },
      { ago: 61, carrier: loneMesa, does: "REJECT_COUNTER", share: 0.98 },
      bid(58, gulfPrairie, 0.99),
      { ago: 33, carrier: gulfPrairie, does: "REVOKE" },
    ],
  },
  {
    externalId: loadOf("paint", "dallasMonterrey", 1),
    openedAgo: 90,
    instantResponse: { rejectAbove: { percentOver: 10, of: "maxBuy" } },
    steps: [
      bid(84, gulfPrairie, 1.18),
      bid(72, gulfPrairie, 1.08, "Hazmat endorsed driver, our best."),
      bid(44, loneMesa, 1.25),
      bid(20, highMesquite, 0.95),
    ],
  },
  {
    externalId: loadOf("steel", "monclovaHouston", 2),
    openedAgo: 92,
    steps: [
      bid(86, aguila, 0.96, "Plataforma con lonas y cadenas."),
      bid(79, loneMesa, 0.98),
      { ago: 55, carrier: aguila, does: "ACCEPT" },
    ],
  },
  {
    externalId: loadOf("vehicles", "tolucaSanAntonio", 2),
    openedAgo: 89,
    steps: [
      bid(83, sierraMadre, 1.03),
      { ago: 60, carrier: sierraMadre, does: "COUNTER", share: 0.95 },
      { ago: 38, carrier: sierraMadre, does: "ACCEPT_COUNTER" },
    ],
  },
  {
    externalId: loadOf("electronics", "tijuanaOntario", 2),
    openedAgo: 76,
    steps: [bid(71, sierraMadre, 1.1), bid(64, aguila, 1.06)],
    endedAgo: 31,
  },
  {
    externalId: loadOf("tomatoes", "culiacanLosAngeles", 4),
    openedAgo: 64,
    expiresInHours: 46,
    offeredTo: [aguila],
    steps: [
      bid(59, sierraMadre, 0.98, "Termo doble evaporador, salida 16:00."),
      { ago: 50, carrier: sierraMadre, does: "COUNTER", share: 0.9 },
      { ago: 36, carrier: sierraMadre, does: "REVOKE_COUNTER" },
      bid(3, bajio, 0.94),
    ],
  },
  { externalId: loadOf("harnesses", "chihuahuaKansasCity", 2), openedAgo: 15, offeredTo: [aguila, bajio], steps: [] },
];
