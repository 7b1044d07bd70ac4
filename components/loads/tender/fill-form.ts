import { isJsonObject } from "@/lib/core/json";
import type { TenderDraft } from "@/lib/tenders/schema";

export type FormLoad = Record<string, unknown>;

const isDay = (time: unknown): time is string => typeof time === "string" && time.length === 10;

/** The form has days with their times: a day alone is the whole of it, as a sync reads it. */
function appointmentOf(appointment: unknown) {
  if (!isJsonObject(appointment)) return appointment;
  const { start, end } = appointment;
  const until = end ?? (isDay(start) ? start : undefined);
  return {
    ...appointment,
    ...(start && { start: isDay(start) ? `${start}T00:00` : start }),
    ...(until && { end: isDay(until) ? `${until}T23:59` : until }),
  };
}

/** What a draft puts into the form of a new load: a pickup and a delivery are always there. */
export function formLoadOf({ load }: Pick<TenderDraft, "load">, externalId: string): FormLoad {
  const read = (load.stops ?? []).map((stop) => ({
    ...stop,
    ...(stop.appointment && { appointment: appointmentOf(stop.appointment) }),
  }));
  const has = (type: string) => read.some((stop) => stop.type === type);
  const stops = [
    ...(has("PICKUP") ? [] : [{ type: "PICKUP" }]),
    ...read,
    ...(has("DELIVERY") ? [] : [{ type: "DELIVERY" }]),
  ];
  return { ...load, stops, externalId };
}

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isJsonObject(inner) ? inner[step] : undefined;
  }, value);

/** What a load is asked for first, in the order of the form. */
function wantedOf({ stops }: FormLoad): string[] {
  const count = Array.isArray(stops) ? stops.length : 0;
  const places = Array.from({ length: count }, (_, index) => [
    `stops.${index}.location.place.city`,
    ...(index === 0 ? [`stops.${index}.appointment.start`] : []),
  ]);
  return [...places.flat(), "trailerRequirements.allowedTypes", "commodities.0.name", "commodities.0.weight.value"];
}

/** The first field of the form that the text left empty; the customer's rate where it left none of them. */
export function firstMissing(load: FormLoad): string {
  const hasCode = (name: string) =>
    name.endsWith(".city") && at(load, name.replace(".city", ".postalCode")) !== undefined;
  const missing = wantedOf(load).find((name) => at(load, name) === undefined && !hasCode(name));
  return `load.${missing ?? (load.customerName === undefined ? "customerName" : "customerRate.amount")}`;
}

/** The attribute of a mark in the text that says where it begins. */
export const markStart = "data-mark-start";

/** The words that a field of the form was read from, or that its parts were. */
export const wordsOf = ({ read }: Pick<TenderDraft, "read">, apiPath: string) =>
  read.filter(({ path }) => path === apiPath || path.startsWith(`${apiPath}.`) || apiPath.startsWith(`${path}.`));
