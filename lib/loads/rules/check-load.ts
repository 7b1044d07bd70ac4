import type { Warning } from "@/lib/core/errors";
import { hazmatChecks } from "@/lib/loads/rules/check-hazmat";
import type { Check } from "@/lib/loads/rules/load-check";
import type { SentLoad } from "@/lib/loads/rules/read-sent-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

/**
 * Warnings about a load as a whole, as far as they concern what was sent. They never refuse it: the broker may have
 * reasons that we do not know.
 */
export const checkLoad = (load: LoadDocument, sent: SentLoad): Warning[] =>
  checks
    .filter(({ about }) => about.some((name) => sent[name] != null))
    .flatMap(({ find }) => find(load))
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

const reversedTemperature: Check = {
  about: ["commodities"],
  find: ({ commodities }) =>
    commodities.map(
      ({ temperatureRequirements: range }, index) =>
        range?.minimum !== undefined &&
        range.maximum !== undefined &&
        range.minimum > range.maximum && {
          path: `load.commodities[${index}].temperatureRequirements`,
          code: "range_reversed",
          message: "The minimum temperature is above the maximum.",
        },
    ),
};

const reeferTemperature: Check = {
  about: ["commodities", "trailerRequirements"],
  find: ({ trailerRequirements, commodities }) => [
    trailerRequirements?.allowedTypes?.includes("REEFER") &&
      commodities.every(({ temperatureRequirements }) => !temperatureRequirements) && {
        path: "load.commodities",
        code: "temperature_missing",
        message: "A refrigerated trailer is asked for, but no commodity says at which temperature.",
      },
  ],
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

/** What a truck carries, in tons or thousands of pounds: as pounds or kilograms it is next to nothing. */
const [tonsMin, tonsMax] = [10, 60];

const weightInTons: Check = {
  about: ["commodities"],
  find: ({ commodities, truckload }) => {
    const weighed = commodities.flatMap(({ weight }, index) => (weight ? [{ ...weight, index }] : []));
    const [first] = weighed;
    const total = weighed.reduce((sum, { value }) => sum + value, 0);
    const message = `${total} ${first?.unit} are all that the load weighs. Are they tons, or thousands of pounds?`;
    const looksLikeTons = first && truckload !== "PARTIAL" && total >= tonsMin && total <= tonsMax;
    return [looksLikeTons && { path: `load.commodities[${first.index}].weight`, code: "unusual_weight", message }];
  },
};

const checks: readonly Check[] = [
  reversedAppointment,
  reversedTemperature,
  ...hazmatChecks,
  reeferTemperature,
  fastWithoutCtpat,
  stopsInOrder,
  unspecifiedAppointment,
  targetAboveMaxBuy,
  priceWithoutCarrier,
  weightInTons,
];
