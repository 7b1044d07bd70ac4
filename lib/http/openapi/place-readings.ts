import type { ReadingKind } from "@/lib/http/openapi/readings";

type Sent = Record<string, unknown>;

const ofLoad = { path: "/loads/sync" } as const;
const picked = (stop: Sent) => ({
  load: { externalId: "TMS-10234", stops: [{ type: "PICKUP", ...stop }, { type: "DELIVERY" }] },
});
const placed = (place: Sent) => picked({ location: { place } });
const monterrey = { city: "Monterrey", state: "NL", countryCode: "MX" };

/** What becomes of a stop's place, point and time zone. */
export const placeReadings: ReadingKind[] = [
  {
    ...ofLoad,
    heading: "Postal codes",
    about:
      "In the `place` of a stop, as spreadsheets leave them. What no state or city bears out stays as it was sent.",
    request: placed,
    rows: [
      { sent: { state: "ME", postalCode: "4101" }, kept: { postalCode: "04101" }, code: "alias_read" },
      {
        sent: { city: "Álvaro Obregón", state: "CDMX", postalCode: 1000 },
        kept: { postalCode: "01000" },
        code: "alias_read",
      },
      { sent: { countryCode: "US", postalCode: "750014321" }, kept: { postalCode: "75001-4321" }, code: "alias_read" },
      { sent: { countryCode: "MX", postalCode: "C.P. 64,000" }, kept: { postalCode: "64000" }, code: "alias_read" },
      { sent: { state: "TX", postalCode: "78045-" }, kept: { postalCode: "78045" }, code: "alias_read" },
      { sent: { state: "NL", postalCode: "CP. 66-600" }, kept: { postalCode: "66600" }, code: "alias_read" },
      { sent: { state: "TX", postalCode: "TX 78045" }, kept: { postalCode: "78045" }, code: "alias_read" },
      { sent: { city: "Laredo", state: "TX", postalCode: "99999" }, code: "postal_code_unknown" },
      { sent: { countryCode: "MX", postalCode: "6400" }, code: "place_not_found" },
    ],
  },
  {
    ...ofLoad,
    heading: "Uncertain places",
    about:
      "In the `place` of a stop. It is stored as it was sent; point and time zone are filled in only where they are certain.",
    request: placed,
    rows: [
      { sent: { city: "Houston", state: "TX", postalCode: "60601" }, code: "place_contradicts" },
      { sent: { city: "Texarkana", state: "TX", postalCode: "7501" }, code: "place_contradicts" },
      { sent: { city: "Monterrey", state: "NL", countryCode: "US" }, code: "place_contradicts" },
      { sent: { city: "Dallas", state: "ZZ", countryCode: "US" }, code: "state_unknown" },
      {
        sent: { city: "Saltillo", state: "CO", countryCode: "MX" },
        code: "alias_read",
        note: "Coahuila, not Colorado.",
      },
      { sent: { city: "Springfield" }, code: "place_ambiguous" },
      { sent: { city: "Nogales" }, code: "place_ambiguous" },
      { sent: { city: "Rotterdam, Netherlands" }, code: "place_not_found" },
    ],
  },
  {
    ...ofLoad,
    heading: "Points",
    about: "`coordinates` of a stop.",
    request: (coordinates) => picked({ location: { coordinates } }),
    rows: [
      {
        sent: { latitude: "25.67", longitude: "-100.31" },
        kept: { latitude: 25.67, longitude: -100.31 },
        code: "alias_read",
      },
      { sent: { latitude: 0, longitude: 0 }, kept: {}, code: "coordinates_ignored" },
      {
        sent: { latitude: -100.31, longitude: 25.67 },
        refused: "too_small",
        note: "The message asks whether the two were swapped.",
      },
    ],
  },
  {
    ...ofLoad,
    heading: "Time zones",
    about: "The `timezone` of a stop in Monterrey.",
    request: (location) => picked({ location: { place: monterrey, ...location } }),
    rows: [
      { sent: { timezone: "CST6CDT" }, kept: { timezone: "America/Chicago" }, code: "alias_read" },
      {
        sent: { timezone: "Central Standard Time (Mexico)" },
        kept: { timezone: "America/Mexico_City" },
        code: "alias_read",
      },
      {
        sent: { timezone: "UTC-06:00" },
        kept: { timezone: "America/Monterrey" },
        code: "alias_read",
        note: "The offset is that of its times; the zone is its place's.",
      },
      { sent: { timezone: "Etc/GMT+6" }, code: "timezone_without_city" },
      {
        sent: { timezone: "America/Monterey" },
        refused: "invalid_timezone",
        note: "`didYouMean` has `America/Monterrey`.",
      },
    ],
  },
];
