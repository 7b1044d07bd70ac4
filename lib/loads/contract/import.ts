import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax, bodyValuesMax } from "@/lib/core/protocol.values";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { ImportLoadsRequest, ImportLoadsResponse } from "@/lib/loads/schema/import";

const importMillisecondsMax = 60_000;

const description = `
Creates and changes loads from the rows of a table.
For a TMS that writes tables and no JSON, and for tables that people paste. A row is text by the name of its field: a load with its
pickup and its delivery (\`pickupCity\`, \`deliveryFrom\`), or one stop of it (\`stopType\`, \`stopCity\`). Rows with the same \`externalId\`
are one load; what several of them say of it must agree. An empty cell says nothing. A body has at most
${bodyValuesMax.toLocaleString("en-US")} values; some hundred rows a call are best.

Cells are read as \`/loads/sync\` reads values: \`Caja seca\` is a trailer, \`KGS\` a unit, \`Laredo\` a crossing, and a time without an
offset is local to its stop. Beyond that a number may have its unit or currency beside it (\`20,400 kg\`, \`USD 2,100.50\`), amounts are
in whole units and not in cents, and days may be written as spreadsheets write them. Of contacts, accessorials, requirements and
reference numbers several stand in one cell with \`;\` between them; what another cell says of one of them has its place
(\`stopContactName\` \`Raúl; Caseta 2\`, \`stopContactPhone\` \`; +52 81 5550 0101\`). What contains a \`;\` itself stands in quotes.

With a key a row is a sync of its load, merged with what your keys sent last and with what brokers changed. From a user it is a
save: it replaces what the row says and nothing else, and what your keys sent last is not touched. A row without a cell for a value
never clears it, except that with a key a stop or goods that are sent again without a value lose it, as in \`/loads/sync\`.

Each load is written by itself. One with a fault is INVALID with all its rows, and the others are stored. A repeat changes nothing.
Of a load that a user's import changed, \`before\` is what \`/loads/save\` takes to give it back, with \`version\` as \`ifVersion\`.

| Problem | Meaning |
|---|---|
| \`required\` | a row without \`externalId\`, or a stop without its type |
| \`rows_differ\` | two rows of a load say different things of it |
| \`stops_given_twice\` | a load has a pickup or a delivery, and rows of one stop besides |
| \`not_an_amount\` | the cell is no amount above zero |
| \`not_a_number\` | the cell is no number |
| \`not_a_flag\` | the cell says neither yes nor no |
| \`not_a_date\` | the cell is no day and no time |
| \`ambiguous_amount\` | the amount can be read in two ways, as \`1.500\` can |
| \`ambiguous_date\` | the day can be read in two ways, and the request has no \`dayFirst\` |
| \`currency_needed\` | an amount without a currency: it may be dollars or pesos |

Further problems are the \`issues\` and the warnings of \`/loads/sync\`, at the cell they come from; how words and days were read is not
listed. Those of a load that was stored are warnings.
`.trim();

export const importLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:write",
  role: "BROKER",
  writes: true,
  maxBodyBytes: batchBodyBytesMax,
  millisecondsMax: importMillisecondsMax,
  path: "/loads/import",
  operationId: "importLoads",
  summary: "Load import",
  description,
  request: ImportLoadsRequest,
  response: ImportLoadsResponse,
  examples: [
    {
      name: "A row for a load",
      request: {
        rows: [
          {
            externalId: "TMS-10234",
            status: "Available",
            customerName: "Frutas de Sonora",
            pickupCity: "Monterrey",
            pickupState: "NL",
            pickupCountry: "MX",
            pickupFrom: "2026-11-23 08:00",
            deliveryCity: "Dallas",
            deliveryState: "TX",
            trailerTypes: "Reefer 53",
            commodityName: "Fresh berries",
            weight: "41,000 lb",
            temperatureMin: "34 F",
            usMxBorderCrossing: "Laredo",
            maxBuy: "USD 2,100.00",
          },
          { externalId: "TMS-10235", pickupCity: "Monterrey", maxBuy: "1.500" },
        ],
        validateOnly: true,
      },
      response: {
        results: [
          { externalId: "TMS-10234", rows: [0], outcome: "CREATED", problems: [] },
          {
            externalId: "TMS-10235",
            rows: [1],
            outcome: "INVALID",
            problems: [
              {
                row: 1,
                field: "maxBuy",
                code: "ambiguous_amount",
                message: "Can be read in two ways. Write 1,500.00.",
              },
            ],
          },
        ],
      },
    },
    {
      name: "A row for each stop",
      request: {
        rows: [
          { externalId: "TMS-10236", stopType: "Origen", stopCity: "Querétaro", stopState: "QRO" },
          { externalId: "TMS-10236", stopType: "Destino", stopCity: "Houston", stopState: "TX" },
        ],
      },
      response: {
        results: [
          {
            externalId: "TMS-10236",
            rows: [0, 1],
            outcome: "CREATED",
            loadId: exampleLoad.id,
            version: 1,
            problems: [],
          },
        ],
      },
    },
  ],
});
