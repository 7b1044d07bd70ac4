import { defineEndpoint } from "@/lib/core/endpoint";
import { DraftLoadsRequest, DraftLoadsResponse, tenderTextMax } from "@/lib/tenders/schema";

const description = `
Reads what people send instead of EDI: mails with threads and signatures, chats, posts of load boards, rate confirmations and rows
of a table, in English, Spanish or both. Nothing is stored. The answer is for a person to look at: send what was confirmed to
\`/loads/sync\`, with an \`externalId\` of yours.

Rules read it, and they rather leave a field empty than guess: what is in \`load\` stands in the text, at the words that \`read\` names
(the state and the country of a city are common knowledge). What may mean two things is in \`toConfirm\` with all of them, and not in
\`load\`: a price that nobody calls the customer's or yours, \`11/12\` where both days are near, a bare \`$\` between two countries.
A text that asks for no load, such as a truck on offer or news of a running load, has no drafts. Alike loads are written out.

Times are local to their stop; where only a day is said, \`start\` is that day. At most ${tenderTextMax.toLocaleString("en-US")} characters.
`.trim();

const text = "Laredo, TX -> Dallas, TX 11/24 | 53' van | 43k lbs | our target 1,850 usd";
const words = (part: string) => ({ text: part, start: text.indexOf(part), end: text.indexOf(part) + part.length });

export const draftLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:write",
  role: "BROKER",
  writes: false,
  path: "/loads/draft",
  operationId: "draftLoads",
  summary: "Load drafts from text",
  description,
  request: DraftLoadsRequest,
  response: DraftLoadsResponse,
  examples: [
    {
      name: "A post of a load board",
      request: { text, now: "2026-11-23T07:30:00-06:00", timezone: "America/Monterrey" },
      response: {
        drafts: [
          {
            load: {
              stops: [
                {
                  type: "PICKUP",
                  appointment: { start: "2026-11-24" },
                  location: { place: { type: "CITY", city: "Laredo", state: "TX", countryCode: "US" } },
                },
                {
                  type: "DELIVERY",
                  location: { place: { type: "CITY", city: "Dallas", state: "TX", countryCode: "US" } },
                },
              ],
              trailerRequirements: { allowedTypes: ["DRY_VAN_53"] },
              commodities: [{ weight: { value: 43_000, unit: "POUNDS" } }],
              targetRate: { currencyCode: "USD", amount: 185_000 },
            },
            read: [
              { path: "load.stops[0].location.place.city", ...words("Laredo") },
              { path: "load.stops[0].appointment.start", ...words("11/24") },
              { path: "load.targetRate", ...words("1,850 usd") },
            ],
            toConfirm: [],
            unread: [],
          },
        ],
      },
    },
  ],
});
