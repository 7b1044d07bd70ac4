import { momentOf, unreadText, wallTimeOf } from "@/components/form/local-time";
import { loadFormShape } from "@/components/loads/form/form-values";
import { objectIn, shapeAt } from "@/lib/core/field-shapes";
import { isJsonObject } from "@/lib/core/json";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

/** A form of react-hook-form, whose names are paths in a load. */
type WritableForm = {
  getValues(name: string): unknown;
  setValue(name: string, value: unknown, options: { shouldDirty: true; shouldTouch?: true }): void;
};

const partsOf = (group: string) =>
  Object.keys(objectIn(shapeAt(loadFormShape, `load.stops.location.${group}`))?.fields ?? {}).map(
    (key) => `${group}.${key}`,
  );

/** The fields of a stop's address, as paths in its location. */
export const addressParts = [
  "facilityName",
  "externalId",
  "taxId",
  "openingHours",
  ...partsOf("place"),
  ...partsOf("coordinates"),
  "timezone",
];

const times = ["appointment.start", "appointment.end", "arrivedAt", "departedAt"];

const at = (value: unknown, path: string) =>
  path.split(".").reduce<unknown>((part, key) => (isJsonObject(part) ? part[key] : undefined), value);

const zoneOf = (value: unknown) => (typeof value === "string" && isTimezone(value) ? value : undefined);

/** What the clock shows stays what was typed, in whatever zone the stop is now. */
function moveTimes(form: WritableForm, stop: string, from: string | undefined, to: string | undefined) {
  if (!to || from === to) return;
  for (const name of times) {
    const time = form.getValues(`${stop}.${name}`);
    if (typeof time !== "string" || unreadText(time) !== undefined || (!from && /(Z|[+-]\d{2}:?\d{2})$/.test(time)))
      continue;
    if (time !== "") form.setValue(`${stop}.${name}`, momentOf(wallTimeOf(time, from), to), { shouldDirty: true });
  }
}

/** Puts a place into a stop: what it does not say of these parts is emptied, because it was said of another place. */
function write(form: WritableForm, stop: string, location: object, parts: readonly string[]) {
  const before = zoneOf(form.getValues(`${stop}.location.timezone`));
  for (const part of parts) {
    const options = { shouldDirty: true, shouldTouch: true } as const;
    form.setValue(`${stop}.location.${part}`, at(location, part) ?? null, options);
  }
  moveTimes(form, stop, before, zoneOf(at(location, "timezone")));
}

export type Town = { city: string; state: string; countryCode: string; postalCode?: string; timezone: string };

const townParts = ["place.city", "place.state", "place.countryCode", "place.postalCode", ...partsOf("coordinates")];

/** Puts a town into a stop, with its time zone. The street stays: it may have been typed first. */
export function chooseTown(form: WritableForm, stop: string, { timezone, ...place }: Town) {
  write(form, stop, { place, timezone }, [...townParts, "timezone"]);
}

export type Facility = { location: object; contacts?: readonly object[] };

/** Puts a site into a stop, with whom to talk to there where nobody is named yet. */
export function chooseFacility(form: WritableForm, stop: string, { location, contacts = [] }: Facility) {
  write(form, stop, location, addressParts);
  const named = form.getValues(`${stop}.contacts`);
  if (contacts.length > 0 && !(Array.isArray(named) && named.length > 0)) {
    form.setValue(`${stop}.contacts`, structuredClone(contacts), { shouldDirty: true });
  }
}
