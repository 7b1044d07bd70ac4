import { defineEndpoint } from "@/lib/core/endpoint";
import { idempotencyHours } from "@/lib/core/protocol.values";
import { exampleAlternate, exampleHistory } from "@/lib/rates/contract/example-history";
import {
  ExplainRatesRequest,
  ExplainRatesResponse,
  RecallRatesRequest,
  RecallRatesResponse,
} from "@/lib/rates/schema/evidence";
import { RateHistoryRequest, RateHistoryResponse } from "@/lib/rates/schema/history-operation";
import { rateAnswersHours, weeksAsked } from "@/lib/rates/schema/rate-history";

const errorTable = `| Error | Meaning |
|---|---|
| \`LOCATION_NOT_FOUND\` | a stop names no place in the US, Mexico or Canada; \`details.stopIndex\` says which |
| \`LOCATION_AMBIGUOUS\` | a stop's place is not certain, or what was sent of it is of two places more than 30 miles apart, such as a city and the ZIP code of another; \`details\` has the likeliest and the next |
| \`INVALID_STOPS\` | fewer than two places, a stop without place and coordinates, all places the same and no \`routeMiles\`, or a BORDER_CROSSING stop on a lane that does not join Mexico with the US or Canada |
| \`UNSUPPORTED_TRAILER\` | a trailer that cannot be looked up |
| \`UNSUPPORTED_CURRENCY\` | \`currency\` is none of \`USD\`, \`MXN\` and \`CAD\`, in capitals; every lane has this error |
| \`INSUFFICIENT_DATA\` | the lane was understood, and in none of the ${weeksAsked} weeks there are enough prices for one; \`/rates/explain\` says what there is |
| \`INVALID_ITEM\` | the lane does not have the form of one; \`details.issues\` says where and why |`;

const insufficient = {
  type: "ERROR" as const,
  id: "rate_019a9c5e-7777-7aaa-8bbb-0123456789ac",
  error: {
    code: "INSUFFICIENT_DATA" as const,
    message: `Too few prices of this lane are known in any of the last ${weeksAsked} weeks.`,
  },
};

const monterreyToDallas = {
  stops: [
    {
      type: "PICKUP" as const,
      placeDetails: { place: { type: "ADDRESS_STRING" as const, address: "Monterrey, NL, Mexico" } },
    },
    { type: "BORDER_CROSSING" as const, usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const },
    {
      type: "DELIVERY" as const,
      placeDetails: { place: { type: "CITY" as const, city: "Dallas", state: "TX" } },
    },
  ],
  trailerRequirements: { allowedTypes: ["DRY_VAN" as const] },
  routeMiles: 624,
};

const chicagoToToronto = {
  stops: [
    {
      type: "PICKUP" as const,
      placeDetails: { place: { type: "POSTAL_CODE" as const, postalCode: "60601", countryCode: "US" } },
    },
    {
      type: "DELIVERY" as const,
      placeDetails: { place: { type: "ADDRESS_STRING" as const, address: "Toronto, ON" } },
    },
  ],
  trailerRequirements: { allowedTypes: ["REEFER" as const] },
};

const evidence = {
  sampleSize: 214,
  carriers: 31,
  effectiveSample: 58.4,
  wideningLevel: "LANE" as const,
  ownShare: 0.64,
  poolUsed: true,
  isSynthetic: false,
  weeksOmitted: [{ week: "2026-11-02", why: "TOO_FEW_CARRIERS" as const, observations: 2, carriers: 1 }],
  trimmed: 3,
  indexMove: 0.021,
  curveExponent: 0.17,
  routeMilesSource: "REQUEST" as const,
  points: [
    { week: "2026-11-09", observations: 21, carriers: 9, effectiveSample: 14.2, level: "LANE" as const },
    { week: "2026-10-26", observations: 17, carriers: 8, effectiveSample: 12.9, level: "LANE" as const },
  ],
};

const found = {
  type: "DATA" as const,
  id: "rate_019a9c5e-7777-7aaa-8bbb-0123456789ab",
  rateHistory: exampleHistory,
  alternateRateHistories: [exampleAlternate],
};

export const rateHistoryEndpoint = defineEndpoint({
  path: "/rates/history",
  operationId: "lookUpRateHistory",
  summary: "Rate history of lanes",
  description: `What was paid on lanes in each of the last ${weeksAsked} weeks: percentiles, how certain they are, and what to expect to pay now.
Prices are those of your own loads (what \`/loads/sync\` says an assigned carrier is paid, accepted bids, past loads that an
admin imported) and, where at least five other organizations have some, of all others together.

**Metering.** Each call that is answered 200 is recorded, together with its answer and under its \`x-request-id\`, for possible
billing: one call, with one item for each lane. Lanes with \`DATA\` are billable, lanes with \`ERROR\` are not. A call refused as a
whole for what it asks (such as 422) is recorded as \`REFUSED\` and never billed; one that failed (5xx) is not recorded. Send an \`idempotency-key\`: a retry under the same key within ${idempotencyHours} hours gets the
kept answer and is no further call. \`/usage/summary\` and \`/usage/statement\` show what was recorded.

**Priced lanes.** The first stop is the origin, the last the destination, whatever their \`type\`; stops between them count for
the miles only. Each end belongs to the market with the nearest main city. \`coordinates\` that are sent are used as they are.
Of several \`allowedTypes\` the first is priced, the further ones among the alternates; none is DRY_VAN. On a lane between Mexico
and the US or Canada a BORDER_CROSSING stop names the crossing to price (of several the first); without one the crossing that
\`/border-crossings/recommendations\` lists first is priced and named in \`pricingLane\`. On other lanes such a stop is
\`INVALID_STOPS\`, and \`usMxBorderCrossing\` is absent.

**Results.** \`results\` has the length and order of \`requests\`, and each lane succeeds or fails on its own. Series have a
point for each week, Monday to Sunday in UTC, newest first, at most ${weeksAsked}, the running week included once there are enough prices
in it. A week with too few is left out, never filled in. Amounts are plain numbers in whole units of the currency, not in cents.

${errorTable}`,
  tag: "Rates",
  callers: ["apiKey", "user"],
  scope: "rates:read",
  role: "BROKER",
  writes: true,
  meter: ({ results }) =>
    results.map((result) =>
      result.type === "DATA" ? { outcome: "DATA" } : { outcome: "ERROR", code: result.error.code },
    ),
  request: RateHistoryRequest,
  response: RateHistoryResponse,
  examples: [
    {
      name: "Over Laredo, and a lane that nobody ran",
      request: { requests: [monterreyToDallas, chicagoToToronto], currency: "USD" },
      response: { results: [found, insufficient] },
    },
    {
      name: "A currency without prices",
      request: { requests: [monterreyToDallas], currency: "EUR" },
      response: {
        results: [
          {
            type: "ERROR",
            id: "rate_019a9c5e-7777-7aaa-8bbb-0123456789ad",
            error: { code: "UNSUPPORTED_CURRENCY", message: "Prices are known in USD, MXN and CAD." },
          },
        ],
      },
    },
  ],
});

export const explainRatesEndpoint = defineEndpoint({
  path: "/rates/explain",
  operationId: "explainRates",
  summary: "Rate history explanation",
  description: `What an answer of \`${rateHistoryEndpoint.path}\` was made of: how many prices of how many carriers, how far one had to look,
which weeks were left out and why. For any \`id\` of \`DATA\` and \`ERROR\` that was answered to your organization in the last ${rateAnswersHours}
hours. Not metered. Prices of other organizations are counted only where enough of them have some.`,
  tag: "Rates",
  callers: ["apiKey", "user"],
  scope: "rates:read",
  role: "VIEWER",
  writes: false,
  request: ExplainRatesRequest,
  response: ExplainRatesResponse,
  examples: [
    {
      name: "An answer of this morning, and an unknown id",
      request: { ids: [found.id, "rate_019a9c5e-0000-7aaa-8bbb-0123456789ab"] },
      response: { items: [{ id: found.id, at: "2026-11-20T09:30:00.123Z", evidence }, null] },
    },
  ],
});

export const recallRatesEndpoint = defineEndpoint({
  path: "/rates/recall",
  operationId: "recallRates",
  summary: "Recent rate histories",
  description: `Takes the same request as \`${rateHistoryEndpoint.path}\` and answers, without looking anything up, what your organization was answered
about the same lanes in the last ${rateAnswersHours} hours: the newest answer of each. Not metered. Lanes are the same when their markets,
trailers, crossing, miles and currency are.`,
  tag: "Rates",
  callers: ["apiKey", "user"],
  scope: "rates:read",
  role: "VIEWER",
  writes: false,
  request: RecallRatesRequest,
  response: RecallRatesResponse,
  examples: [
    {
      name: "A lane of this morning, and one that was not asked for",
      request: { requests: [monterreyToDallas, chicagoToToronto], currency: "USD" },
      response: { results: [{ item: found, at: "2026-11-20T09:30:00.123Z", evidence }, null] },
    },
  ],
});
