import type { ReadingKind } from "@/lib/http/openapi/readings";

const place = (sent: object) => ({ placeDetails: { place: sent } });
const routeFrom = (sent: object) => ({
  requests: [
    {
      stops: [
        { type: "PICKUP", ...place(sent) },
        { type: "DELIVERY", ...place({ type: "ADDRESS_STRING", address: "Monterrey, NL" }) },
      ],
    },
  ],
});

/** What becomes of the numbers of a carrier. */
export const carrierReadings: ReadingKind[] = [
  {
    path: "/carriers/import",
    heading: "Carrier numbers",
    about: "Of a row of `/carriers/import`, as people and the federal register write them; a sync compares them alike.",
    request: (numbers) => ({ rows: [{ displayName: "Norteña Freight", ...numbers }], validateOnly: true }),
    rows: [
      { sent: { dotNumber: "USDOT# 9,900,001" }, kept: { dotNumber: "9900001" } },
      {
        sent: { dotNumber: "9900001-C" },
        kept: { dotNumber: "9900001" },
        note: "The letter of the federal register is kept in `dotSuffixes` of the carrier's profile.",
      },
      { sent: { dotNumber: "9900001-Q" }, kept: { dotNumber: "9900001" }, code: "suffix_left_out" },
      { sent: { mcNumber: "MX990003" }, kept: { mxNumber: "990003" }, code: "read_as_mx" },
      { sent: { rfcNumber: "TLN99" }, code: "unusual_format" },
    ],
  },
];

/** What becomes of the places of a lookup, whose answer they decide. */
export const lookupReadings: ReadingKind[] = [
  {
    path: "/border-crossings/recommendations",
    heading: "Places of lookups",
    about:
      "A lookup answers for the places it was asked about; where they are not certain it answers no crossing and no rate.",
    request: routeFrom,
    rows: [
      {
        sent: { type: "ADDRESS_STRING", address: "Laredo, Tamps." },
        refused: "LOCATION_AMBIGUOUS",
        note: "Nuevo Laredo is the candidate.",
      },
      {
        sent: { type: "ADDRESS", city: "Dallas", state: "CA", postalCode: "78045", countryCode: "US" },
        refused: "LOCATION_AMBIGUOUS",
        note: "Both are candidates.",
      },
      {
        sent: { type: "ADDRESS", city: "Houston", state: "TX", postalCode: "60601", countryCode: "US" },
        refused: "LOCATION_AMBIGUOUS",
        note: "Both are candidates.",
      },
      {
        sent: { type: "ADDRESS", city: "Weslaco", state: "TX", postalCode: "78550", countryCode: "US" },
        refused: "LOCATION_AMBIGUOUS",
        note: "The ZIP code is that of Harlingen, 19 miles away: trucks from there take another bridge.",
      },
      {
        sent: { type: "ADDRESS_STRING", address: "Nogales" },
        refused: "LOCATION_AMBIGUOUS",
        note: "Sonora or Arizona?",
      },
      { sent: { type: "ADDRESS_STRING", address: "Tijuana, CA 92154" }, refused: "LOCATION_AMBIGUOUS" },
      { sent: { type: "ADDRESS_STRING", address: "Dock 7 / Rampa 3" }, refused: "LOCATION_NOT_FOUND" },
      { sent: { type: "ADDRESS_STRING", address: "Rotterdam, Netherlands" }, refused: "LOCATION_NOT_FOUND" },
      { sent: { type: "ADDRESS_STRING", address: "1500 Marilla St,DALLAS,Texas 75201" } },
    ],
  },
];
