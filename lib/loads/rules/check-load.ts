import type { Warning } from "@/lib/core/errors";
import { freightChecks } from "@/lib/loads/rules/check-freight";
import { hazmatChecks } from "@/lib/loads/rules/check-hazmat";
import type { Check, Fields } from "@/lib/loads/rules/load-check";
import type { LoadDocument } from "@/lib/loads/schema/load";

/**
 * Warnings about a load as a whole, as far as they concern what was sent. They never refuse it: the broker may have
 * reasons that we do not know.
 */
export const checkLoad = (load: LoadDocument, sent: Fields): Warning[] =>
  checks
    .filter(({ about }) => about.some((name) => sent[name] != null))
    .flatMap(({ find }) => find(load, sent))
    .filter((found): found is Warning => Boolean(found));

const dayMs = 86_400_000;

/** A window over midnight is often written with one day: 22:00 to 02:00. */
function overnight(start: string, end: string) {
  const nextDay = Date.parse(end) + dayMs;
  return nextDay > Date.parse(start) ? ` Does it end the next day, ${new Date(nextDay).toISOString()}?` : "";
}

const reversedAppointment: Check = {
  about: ["stops"],
  find: ({ stops }) =>
    stops.map(
      ({ appointment }, index) =>
        appointment?.start !== undefined &&
        appointment.end !== undefined &&
        appointment.start > appointment.end && {
          path: `load.stops[${index}].appointment`,
          code: "range_reversed",
          message: `The appointment ends before it starts.${overnight(appointment.start, appointment.end)}`,
        },
    ),
};

const otherType = { PICKUP: "DELIVERY", DELIVERY: "PICKUP" } as const;

/** A load that carriers are offered comes from somewhere and goes somewhere. */
const stopMissing: Check = {
  about: ["stops", "status"],
  find: ({ status, stops }) => {
    const [first] = stops;
    const missing = first && otherType[first.type];
    const isMissing = status === "AVAILABLE" && missing && stops.every(({ type }) => type !== missing);
    const code = missing === "PICKUP" ? "pickup_missing" : "delivery_missing";
    const message = `The load is AVAILABLE, but all of its stops are a ${first?.type}.`;
    return [isMissing && { path: "load.stops", code, message }];
  },
};

const windowDaysMax = 7;

const unusualWindow: Check = {
  about: ["stops"],
  find: ({ stops }) =>
    stops.map(({ appointment: { start, end } = {} }, index) => {
      const days = start && end ? (Date.parse(end) - Date.parse(start)) / dayMs : 0;
      const message = `The appointment lasts ${Math.round(days)} days. Is its end that of another month or year?`;
      return days > windowDaysMax && { path: `load.stops[${index}].appointment`, code: "unusual_window", message };
    }),
};

/** Times are in UTC and in one form, so that they are in order as texts. */
const stopsInOrder: Check = {
  about: ["stops"],
  find: ({ stops }) => {
    let latest: string | undefined;
    return stops.map(({ appointment = {} }, index) => {
      const { start, end } = appointment;
      const [from, until] = start && end && start > end ? [end, start] : [start ?? end, end ?? start];
      const isTooEarly = latest !== undefined && until !== undefined && until < latest;
      const message = `The stop is to be made by ${until}, but the one before it not until ${latest}.`;
      if (from && (latest === undefined || from > latest)) latest = from;
      return isTooEarly && { path: `load.stops[${index}].appointment`, code: "stops_out_of_order", message };
    });
  },
};

const unspecifiedAppointment: Check = {
  about: ["stops"],
  find: ({ stops }) =>
    stops.map(
      ({ appointment }, index) =>
        appointment?.type === "UNSPECIFIED" &&
        (appointment.start ?? appointment.end) !== undefined && {
          path: `load.stops[${index}].appointment.type`,
          code: "appointment_unspecified",
          message: "The appointment has a time, but its type says that nothing is known of it.",
        },
    ),
};

const fastWithoutCtpat: Check = {
  about: ["carrierRequirements"],
  find: ({ carrierRequirements }) => [
    carrierRequirements?.fastCertified &&
      carrierRequirements.ctpatCertified !== true && {
        path: "load.carrierRequirements.fastCertified",
        code: "fast_without_ctpat",
        message: "FAST is only given to carriers that are CTPAT certified.",
      },
  ],
};

const targetAboveMaxBuy: Check = {
  about: ["targetRate", "maxBuy"],
  find: ({ targetRate, maxBuy }) => [
    targetRate !== undefined &&
      maxBuy !== undefined &&
      targetRate.currencyCode === maxBuy.currencyCode &&
      targetRate.amount > maxBuy.amount && {
        path: "load.targetRate",
        code: "target_above_max_buy",
        message: "A carrier should be paid more than it may be paid at most: `targetRate` is above `maxBuy`.",
      },
  ],
};

const priceWithoutCarrier: Check = {
  about: ["assignedCarrier"],
  find: ({ assignedCarrier }) => [
    assignedCarrier?.price?.lineItems !== undefined &&
      assignedCarrier.price.lineItems.length > 0 &&
      assignedCarrier.carrierId === undefined && {
        path: "load.assignedCarrier.price",
        code: "price_without_carrier",
        message: "A price was sent, but the load has no carrier who is paid it.",
      },
  ],
};

const carrierMissing: Check = {
  about: ["status"],
  find: ({ status, assignedCarrier }, sent) => [
    status === "BOOKED" &&
      !assignedCarrier?.carrierId &&
      // What became of a carrier that was sent is said by itself.
      !sent.assignedCarrier && {
        path: "load.assignedCarrier",
        code: "carrier_missing",
        message: "The load is BOOKED, but it has no carrier.",
      },
  ],
};

const checks: readonly Check[] = [
  reversedAppointment,
  stopMissing,
  unusualWindow,
  ...hazmatChecks,
  ...freightChecks,
  fastWithoutCtpat,
  stopsInOrder,
  unspecifiedAppointment,
  targetAboveMaxBuy,
  priceWithoutCarrier,
  carrierMissing,
];
