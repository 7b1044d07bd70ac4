import { defineEndpoint } from "@/lib/core/endpoint";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { ExportLoadsRequest, ExportLoadsResponse } from "@/lib/loads/schema/export";

const description = `
The loads of a view as the rows that \`/loads/import\` reads: one for each stop, its goods beside the stops one after the other, and what
is said of the load as a whole in its first row. Filters, order and pages are those of \`/loads/list\`. Units and currencies stand
beside their numbers, times are in UTC, and of contacts, accessorials, requirements and reference numbers several stand in one cell
with \`;\` between them.

Importing the rows again changes nothing. What no column knows is not in them: details of trailers, carriers, drivers and pieces,
the parts of the carrier's price, further crossings, and \`metadata\`.
`.trim();

export const exportLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["apiKey", "user"],
  scope: "loads:read",
  role: "VIEWER",
  writes: false,
  cost: "list",
  path: "/loads/export",
  operationId: "exportLoads",
  summary: "Load export",
  description,
  request: ExportLoadsRequest,
  response: ExportLoadsResponse,
  examples: [
    {
      name: "Loads that are open to carriers",
      request: { status: ["AVAILABLE"], limit: 1 },
      response: {
        items: [
          {
            id: exampleLoad.id,
            externalId: "TMS-10234",
            rows: [
              {
                externalId: "TMS-10234",
                status: "AVAILABLE",
                customerName: "Frutas de Sonora",
                stopSequence: "1",
                stopType: "PICKUP",
                stopCity: "Monterrey",
                stopState: "NLE",
                stopFrom: "2026-11-23T14:00:00.000Z",
                stopContactName: "Raúl; Caseta 2",
                commodityName: "Fresh berries",
                weight: "41000 POUNDS",
                maxBuy: "USD 2100.00",
              },
              {
                externalId: "TMS-10234",
                stopSequence: "2",
                stopType: "DELIVERY",
                stopCity: "Dallas",
                stopState: "TX",
              },
            ],
          },
        ],
        nextCursor: null,
        total: 1,
        totalIsMinimum: false,
      },
    },
  ],
});
