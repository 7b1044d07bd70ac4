import { lenient } from "@/lib/core/lenience";
import { nearest } from "@/lib/core/nearest";
import { aliasReader, readAs } from "@/lib/vocabulary/alias-reader";
import { timezoneAliases } from "@/lib/vocabulary/timezone-aliases.values";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

/** Made at its first use: few names are misspelt. */
let cityZones: string[] | undefined;
const fixedZone = /^etc\/gmt[+-]/i;

/** A zone that is no city's is kept; what is no zone at all may be one that is misspelt. */
function readZone(value: string) {
  if (fixedZone.test(value)) {
    const message = `${JSON.stringify(value)} is no city's zone: its clocks are never set. Send the zone of the place.`;
    return { value, warnings: [{ code: "timezone_without_city", message }] };
  }
  if (isTimezone(value)) return undefined;
  cityZones ??= Intl.supportedValuesOf("timeZone");
  const near = nearest(value, cityZones);
  return near === undefined ? undefined : { didYouMean: [near] };
}

/**
 * A time zone by its letters: `CT` is no IANA zone, `EST` would be one without daylight saving time, and `CST6CDT` is
 * Chicago's under a name that programs show differently.
 */
export const withZoneAliases = <Schema extends Parameters<typeof lenient>[0]>(schema: Schema): Schema => {
  const readWord = aliasReader(Object.keys(timezoneAliases), timezoneAliases);
  const isPlain = (value: string) =>
    value === "UTC" || (value.includes("/") && !fixedZone.test(value) && isTimezone(value));
  const fits = (value: unknown) => typeof value !== "string" || isPlain(value);
  // A form has a list of zones: what is none of them is for the server to say.
  const readOther = typeof window === "undefined" ? readZone : () => undefined;
  const read = (value: unknown) =>
    fits(value) ? undefined : (readAs(value, readWord) ?? readOther(String(value).trim()));
  return lenient(schema, { fits, read });
};
