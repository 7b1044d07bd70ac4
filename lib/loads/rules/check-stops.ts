import { isDeepStrictEqual } from "node:util";
import type { Check } from "@/lib/loads/rules/load-check";
import type { LoadDocument } from "@/lib/loads/schema/load";

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

const isExact = ({ location }: LoadDocument["stops"][number]) =>
  location?.place?.street !== undefined || location?.coordinates !== undefined;

/** Of the same address twice one is too much, unless the truck comes at another time for the same. */
const stopRepeated: Check = {
  about: ["stops"],
  find: ({ stops }) =>
    stops.map((stop, index) => {
      const before = stops[index - 1];
      const isSame = before && isExact(stop) && isDeepStrictEqual(stop.location, before.location);
      if (!isSame || (stop.type === before.type && !isDeepStrictEqual(stop.appointment, before.appointment)))
        return undefined;
      const message = "The stop is at the same address as the one before it. Was it sent twice?";
      return { path: `load.stops[${index}].location`, code: "stop_repeated", message };
    }),
};

/** What is delivered was picked up before, and what is picked up is delivered: lists come sorted by type, or cut off. */
const unpairedStop: Check = {
  about: ["stops"],
  find: ({ stops }) => {
    if (new Set(stops.map(({ type }) => type)).size < 2) return [];
    // One without a place is often the head of a list, and no stop.
    const [first, last] = [stops.at(0), stops.at(-1)].map((stop) => (stop?.location ? stop : undefined));
    const warning = (index: number, message: string) => ({
      path: `load.stops[${index}].type`,
      code: "unpaired_stop",
      message,
    });
    return [
      first?.type === "DELIVERY" && warning(0, "The first stop is a DELIVERY, before anything was picked up."),
      last?.type === "PICKUP" && warning(stops.length - 1, "The last stop is a PICKUP that is delivered nowhere."),
    ];
  },
};

export const stopChecks: readonly Check[] = [
  reversedAppointment,
  stopMissing,
  unpairedStop,
  stopRepeated,
  unusualWindow,
  stopsInOrder,
  unspecifiedAppointment,
];
