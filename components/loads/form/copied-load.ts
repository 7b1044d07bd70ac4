import { type LoadFormValues, toFormValues } from "@/components/loads/form/form-values";
import { isJsonObject } from "@/lib/core/json";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** What is of one haul alone: its ids and numbers, its times, and who hauls it. */
const ofOneHaul = new Set([
  "externalId",
  "externalDisplayId",
  "status",
  "referenceNumbers",
  "respondBy",
  "assignedCarrier",
  "dispatch",
  "metadata",
]);
const ofOneStop = new Set(["externalId", "referenceNumbers", "arrivedAt", "departedAt"]);

const without = (names: ReadonlySet<string>, value: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));

/** How firm an appointment is stays; when it is has to be said anew. */
function undated(stop: unknown) {
  if (!isJsonObject(stop)) return stop;
  const { appointment, ...kept } = without(ofOneStop, stop);
  const type = isJsonObject(appointment) ? appointment.type : undefined;
  return { ...kept, ...(type !== undefined && { appointment: { type } }) };
}

/** The form of a new load that is like another one: the same lane, goods, requirements and prices for another day. */
export function copiedLoad(loaded: GetLoadResponse): LoadFormValues {
  const { load } = toFormValues(loaded);
  const { stops, ...kept } = without(ofOneHaul, load);
  return { load: { ...kept, ...(Array.isArray(stops) && { stops: stops.map(undated) }) } };
}
