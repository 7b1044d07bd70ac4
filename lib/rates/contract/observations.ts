import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax, bodyValuesMax } from "@/lib/core/protocol.values";
import { SummarizeObservationsRequest, SummarizeObservationsResponse } from "@/lib/rates/schema/observation";
import {
  ImportObservationsRequest,
  ImportObservationsResponse,
  importMillisecondsMax,
  milesOffMax,
  observationYearsMax,
} from "@/lib/rates/schema/observation-import";

const importDescription = `
Prices of loads that were hauled, one row each. They are your organization's own: your rate history is made of them, and other
organizations learn nothing from them but what \`/rates/history\` answers of many organizations together.

Each row is judged on its own; those that are not valid are not stored, the others are. \`key\`, your id of the load, makes a
repeat harmless: the same row again is UNCHANGED, a corrected one takes the place of the one stored. Without a \`key\` the row
itself is its id, so two rows that are equal in all fields count as one load unless \`occurrence\` distinguishes them. A body has at
most ${bodyValuesMax.toLocaleString("en-US")} values, so rows with very many fields go in smaller batches. Amounts stay in their currency.

A carrier is looked for by its numbers as in \`/carriers/import\`, else by your own id of it, else by its exact name (case and
accents aside) among the carriers you know. One that is not found is distinguished by the number or name you send, and all rows
without any are taken for one carrier: they count, but never as many carriers.

| Problem | Meaning |
|---|---|
| \`place_not_found\` | no place in the US, Mexico or Canada was recognised; the row was not stored |
| \`place_ambiguous\` | the place is not certain, \`message\` has the likeliest; the row was not stored |
| \`future_pickup\` | the pickup is later than today (UTC); the row was not stored |
| \`pickup_too_old\` | the pickup is more than ${observationYearsMax} years back, too old to say anything of rates; the row was not stored |
| \`miles_needed\` | origin and destination are the same place and no miles were sent; the row was not stored |
| \`different_carriers\` | the identifiers are of different carriers; the row was not stored |
| \`crossing_ignored\` | a crossing on a lane that does not join Mexico with the US or Canada; stored without it |
| \`line_haul_ignored\` | a line haul in another currency or above the amount; stored without it |
| \`unusual_miles\` | the miles are ${milesOffMax * 100} % or more off those of our roads, as kilometres would be; stored as sent |
| \`unusual_rate\` | four times what such a haul costs, or a quarter of it; stored as sent, though rates leave extremes out |
| \`load_has_price\` | \`key\` is the \`externalId\` of a load in the portal that has a price already; the row was not stored |
| \`repeated_key\` | an earlier row of the request has the same key; this one counts |

Further problems say what has not the form of a row, with the codes of \`issues\`.
`.trim();

const lane = { originMarket: "MTY", destinationMarket: "DAL", routeMiles: 624 };

export const importObservationsEndpoint = defineEndpoint({
  tag: "Rates",
  callers: ["apiKey", "user"],
  scope: "rates:write",
  role: "ADMIN",
  writes: true,
  maxBodyBytes: batchBodyBytesMax,
  millisecondsMax: importMillisecondsMax,
  path: "/rate-observations/import",
  operationId: "importRateObservations",
  summary: "Rate observation import",
  description: importDescription,
  request: ImportObservationsRequest,
  response: ImportObservationsResponse,
  examples: [
    {
      name: "Two loads, only tried",
      request: {
        rows: [
          {
            key: "TMS-9931",
            origin: "Apodaca, NL",
            destination: "Dallas, TX",
            usMxBorderCrossing: "LAREDO_INTL_BRIDGE",
            trailerCategory: "DRY_VAN",
            routeMiles: 624,
            pickupDate: "2026-10-02",
            amount: { currencyCode: "USD", amount: 205_000 },
            carrierName: "Norteña Freight",
            dotNumber: "9900007",
          },
          {
            key: "TMS-9932",
            origin: "MTY",
            destination: "Springfield",
            trailerCategory: "REEFER",
            pickupDate: "2026-10-02",
            amount: { currencyCode: "USD", amount: 310_000 },
          },
        ],
        validateOnly: true,
      },
      response: {
        results: [
          {
            outcome: "CREATED",
            lane: { ...lane, usMxBorderCrossing: "LAREDO_INTL_BRIDGE" },
            problems: [],
          },
          {
            outcome: "INVALID",
            problems: [
              {
                field: "destination",
                code: "place_ambiguous",
                message: "Not certain: Springfield, MO, US? Name its state.",
              },
            ],
          },
        ],
      },
    },
  ],
});

export const summarizeObservationsEndpoint = defineEndpoint({
  tag: "Rates",
  callers: ["apiKey", "user"],
  scope: "rates:read",
  role: "VIEWER",
  writes: false,
  cost: "report",
  path: "/rate-observations/summary",
  operationId: "summarizeRateObservations",
  summary: "Rate observation summary",
  description: "Says how many prices your organization has, of how many carriers and lanes, since when.",
  request: SummarizeObservationsRequest,
  response: SummarizeObservationsResponse,
  examples: [
    {
      name: "All of them",
      request: {},
      response: {
        observations: 48_210,
        carriers: 96,
        lanes: 412,
        from: "2024-11-18",
        to: "2026-11-19",
        bySource: [
          { source: "IMPORT", observations: 46_900 },
          { source: "ASSIGNED_PRICE", observations: 1_310 },
        ],
      },
    },
  ],
});
