import {
  RankCrossingsResponse,
  RecommendCrossingsRequest,
  RecommendCrossingsResponse,
} from "@/lib/border-crossings/schema/operations";
import { farDetourMilesMin, likelyShareMin, listedShareMin } from "@/lib/border-crossings/schema/ranking-values";
import { defineEndpoint } from "@/lib/core/endpoint";

const errorTable = `| Error | Meaning |
|---|---|
| \`NOT_US_MX_CROSSING\` | no leg joins Mexico with the US or Canada |
| \`LOCATION_NOT_FOUND\` | a stop names no place in the US, Mexico or Canada; \`details.stopIndex\` says which |
| \`LOCATION_AMBIGUOUS\` | a stop's place is not certain, or what was sent of it is of two places more than 30 miles apart or with another first crossing, such as a city and the ZIP code of another; \`details\` has the likeliest and the next |
| \`INVALID_STOPS\` | fewer than two places, or a stop without place and coordinates |
| \`UNSUPPORTED_TRAILER\` | a trailer that cannot be looked up |
| \`INVALID_ITEM\` | the route does not have the form of one; \`details.issues\` says where and why |`;

export const recommendCrossingsEndpoint = defineEndpoint({
  path: "/border-crossings/recommendations",
  operationId: "recommendBorderCrossings",
  summary: "Crossing recommendations for routes",
  description: `Says which crossings between the US and Mexico trucks take on a route, best first: those that
at least ${listedShareMin * 100} of 100 trucks would choose, less where a place is not certain. The answer is for general freight unless \`isHazmat\` is sent: hazardous materials are barred from
some bridges. A detour of ${farDetourMilesMin} miles counts no more than trucks between the two states were counted to take it. It knows road miles, trucks a year, what was counted between the two states, and your own loads between the two markets.

\`results\` has the length and order of \`requests\`, and each route succeeds or fails on its own. Stops are visited in the
order sent; the first leg between Mexico and the US or Canada decides, and a BORDER_CROSSING stop among them is echoed and
not used. \`coordinates\` that are sent are used as they are. What contradicts itself of a place without leading elsewhere is in the
\`warnings\` of its result. Of several \`allowedTypes\` the first decides.

${errorTable}`,
  tag: "Border crossings",
  callers: ["apiKey", "user"],
  scope: "border-crossings:read",
  role: "VIEWER",
  writes: false,
  request: RecommendCrossingsRequest,
  response: RecommendCrossingsResponse,
  examples: [
    {
      name: "From Apodaca to Dallas, and a route that does not cross",
      request: {
        requests: [
          {
            stops: [
              {
                type: "PICKUP",
                placeDetails: { place: { type: "ADDRESS_STRING", address: "Apodaca, NL, Mexico" } },
              },
              { type: "DELIVERY", placeDetails: { place: { type: "CITY", city: "Dallas", state: "TX" } } },
            ],
            trailerRequirements: { allowedTypes: ["DRY_VAN"] },
          },
          {
            stops: [
              { type: "PICKUP", placeDetails: { place: { type: "POSTAL_CODE", postalCode: "75201" } } },
              { type: "DELIVERY", placeDetails: { place: { type: "ADDRESS_STRING", address: "Chicago, IL" } } },
            ],
          },
        ],
      },
      response: {
        results: [
          {
            type: "DATA",
            stops: [
              {
                type: "PICKUP",
                placeDetails: {
                  place: { type: "ADDRESS_STRING", address: "Apodaca, NL, Mexico" },
                  coordinates: { latitude: 25.78195, longitude: -100.18839 },
                },
              },
              {
                type: "DELIVERY",
                placeDetails: {
                  place: { type: "CITY", city: "Dallas", state: "TX" },
                  coordinates: { latitude: 32.78306, longitude: -96.80667 },
                },
              },
            ],
            trailerRequirements: { allowedTypes: ["DRY_VAN"] },
            recommendedBorderCrossings: ["LAREDO_INTL_BRIDGE"],
          },
          {
            type: "ERROR",
            error: {
              code: "NOT_US_MX_CROSSING",
              message: "No leg of the route joins Mexico with the US or Canada.",
            },
          },
        ],
      },
    },
  ],
});

export const rankCrossingsEndpoint = defineEndpoint({
  path: "/border-crossings/rank",
  operationId: "rankBorderCrossings",
  summary: "Crossing ranking for routes",
  description: `What stands behind *${recommendCrossingsEndpoint.summary}*: for the same routes all open crossings, best first, each
with the share of trucks that choose it, road miles on both sides, the detour, what was counted between the two states, and
your own loads. \`isListed\` marks those that are recommended. Crossings that are reported not to take the freight are left out
and listed in \`restrictions\`, with date and source.

The crossing of a BORDER_CROSSING stop is compared with the ranking; \`doubts\` says what speaks against it:

| Doubt | Meaning |
|---|---|
| \`RESTRICTED\` | it is reported not to take this freight |
| \`FAR_DETOUR\` | it is ${farDetourMilesMin} miles or more longer than the shortest |
| \`UNLIKELY\` | fewer than ${likelyShareMin * 100} of 100 trucks choose it |

Each route succeeds or fails on its own, with the same errors.`,
  tag: "Border crossings",
  callers: ["apiKey", "user"],
  scope: "border-crossings:read",
  role: "VIEWER",
  writes: false,
  request: RecommendCrossingsRequest,
  response: RankCrossingsResponse,
  examples: [
    {
      name: "A route that does not cross",
      request: {
        requests: [
          {
            stops: [
              { type: "PICKUP", placeDetails: { place: { type: "POSTAL_CODE", postalCode: "75201" } } },
              { type: "DELIVERY", placeDetails: { place: { type: "ADDRESS_STRING", address: "Chicago, IL" } } },
            ],
          },
        ],
      },
      response: {
        results: [
          {
            type: "ERROR",
            error: {
              code: "NOT_US_MX_CROSSING",
              message: "No leg of the route joins Mexico with the US or Canada.",
            },
          },
        ],
      },
    },
  ],
});
