import type * as z from "zod";
import type { LoadInput } from "@/lib/loads/schema/load";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { demoFullLoad } from "@/prisma/seed/demo-full-load";
import { demoLanes } from "@/prisma/seed/demo-lanes";
import { demoOrders, type Order } from "@/prisma/seed/demo-orders";
import { type DemoPlace, demoPlaces } from "@/prisma/seed/demo-places";
import { demoShippers, type Shipper } from "@/prisma/seed/demo-shippers";

export { demoCarriers } from "@/prisma/seed/demo-carriers";

type DemoLoad = z.input<typeof LoadInput>;

const perDollar: Record<CurrencyCode, number> = { USD: 1, CAD: 1.4, MXN: 18.5 };

/** The wall clock `days` from now, without an offset: the stop's time zone gives it one. */
const localTime = (now: Date, days: number, hour: number) => {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days);
  return new Date(midnight + hour * 3_600_000).toISOString().slice(0, 16);
};

const price = (dollars: number, currencyCode: CurrencyCode = "USD") => ({
  currencyCode,
  amount: Math.round((dollars * perDollar[currencyCode]) / 10) * 1000,
});

function appointmentOf(now: Date, order: Order, day: number, isPickup: boolean) {
  if (order.appointment === "none") return undefined;
  if (order.appointment === "open") return { type: "TO_BE_SCHEDULED" as const };
  const hour = isPickup ? (order.hour ?? 8) : 6;
  return {
    type: isPickup ? ("SCHEDULED" as const) : ("FIRST_COME_FIRST_SERVED" as const),
    start: localTime(now, day, hour),
    end: localTime(now, day, hour + (isPickup ? 2 : 8)),
  };
}

function stopsOf(now: Date, order: Order): DemoLoad["stops"] {
  const { stops, days } = demoLanes[order.lane];
  return stops.map((name: DemoPlace, index) => {
    const { timezone, ...place } = demoPlaces[name];
    const day = order.day + Math.round((days * index) / (stops.length - 1));
    const isPickup = index === 0;
    return {
      type: isPickup ? "PICKUP" : "DELIVERY",
      externalId: `S${index + 1}`,
      location: { place, timezone },
      appointment: appointmentOf(now, order, day, isPickup),
      ...(order.status === "COMPLETED" && {
        arrivedAt: localTime(now, day, (isPickup ? (order.hour ?? 8) : 6) + 0.25),
        departedAt: localTime(now, day, (isPickup ? (order.hour ?? 8) : 6) + 1.75),
      }),
      loadingMethod: "LIVE",
    };
  });
}

const crossingsOf = ({ lane, crossing }: Order): DemoLoad["borderCrossings"] => {
  const { via } = { via: undefined, ...demoLanes[lane] };
  if (crossing === "none" || via === undefined) return undefined;
  if (crossing === "carrier") return [{ borderCrossingStrategy: "CARRIER_CHOICE" }];
  return [{ usMxBorderCrossing: via, borderCrossingStrategy: "PRE_ASSIGNED" }];
};

const assignmentOf = ({ carrier, lane, currency }: Order): DemoLoad["assignedCarrier"] =>
  carrier && {
    carrier,
    price: {
      lineItems: [
        { value: price(demoLanes[lane].usd * 0.94, currency), externalCode: "LH", externalDescription: "Line haul" },
      ],
    },
  };

function toLoad(now: Date, order: Order, index: number): DemoLoad {
  const number = 10_201 + index;
  const dollars = demoLanes[order.lane].usd * (0.94 + (index % 5) * 0.03);
  const { trailerRequirements, ...shipment }: Shipper = demoShippers[order.shipper];
  return {
    ...shipment,
    externalId: `TMS-${number}`,
    externalWorkspaceId: index % 2 === 0 ? "NORTHBOUND" : undefined,
    externalOwnerCoverageUserId: order.owner,
    externalOwnerCoverageTeamId: order.team,
    status: order.status,
    truckload: shipment.linearFeet ? "PARTIAL" : "FULL",
    stops: stopsOf(now, order),
    trailerRequirements: order.trailers
      ? { ...trailerRequirements, allowedTypes: order.trailers }
      : trailerRequirements,
    borderCrossings: crossingsOf(order),
    referenceNumbers: [
      { label: "PO", value: `${48_800 + index * 7}-A` },
      { label: "BOL", value: `B${610_000 + index * 31}` },
    ],
    maxBuy: order.unpriced ? undefined : price(dollars, order.currency),
    customerRate: order.unpriced ? undefined : price(dollars * (1.04 + (index % 4) * 0.015), order.currency),
    targetRate: order.unpriced || index % 4 === 3 ? undefined : price(dollars * 0.91, order.currency),
    assignedCarrier: assignmentOf(order),
    metadata: { customsBroker: "Agencia Aduanal del Norte", season: "Q4", priority: 1 + (index % 3) },
  };
}

/** The load with every field; it is still to be picked up. */
function fullLoad(now: Date): DemoLoad {
  const { stops, ...load } = demoFullLoad({
    pickupStart: localTime(now, 1, 7),
    pickupEnd: localTime(now, 1, 9),
    deliveryStart: localTime(now, 5, 6),
    deliveryEnd: localTime(now, 5, 14),
  });
  return { ...load, stops: stops?.map(({ arrivedAt: _notYet, departedAt: _either, ...stop }) => stop) };
}

/** About sixty loads of a cross-border broker around `now`, as its TMS would send them; the same for the same `now`. */
export const demoLoads = (now: Date): DemoLoad[] => [
  ...demoOrders.map((order, index) => toLoad(now, order, index)),
  fullLoad(now),
];
