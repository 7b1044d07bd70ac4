import { defineEndpoint } from "@/lib/core/endpoint";
import { batchBodyBytesMax } from "@/lib/core/protocol.values";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { EditLoadsRequest, EditLoadsResponse } from "@/lib/loads/schema/edit";

const editMillisecondsMax = 60_000;

export const editLoadsEndpoint = defineEndpoint({
  tag: "Loads",
  callers: ["user"],
  role: "BROKER",
  writes: true,
  maxBodyBytes: batchBodyBytesMax,
  millisecondsMax: editMillisecondsMax,
  path: "/loads/edit",
  operationId: "editLoads",
  summary: "Load field edit",
  description: `Changes a few fields of loads as a user of the portal.
Each load is written by itself, as by \`/loads/save\`: what your keys sent last is not touched, pins stay, and what follows
from a change follows, such as the end of a posting. One that cannot be changed stops no other. \`skip\` leaves loads alone for which
a change of the status is unusual, or takes their carrier; send them again without it where that is meant.

To take it back, hand \`externalId\`, \`version\` and \`before\` of those that are CHANGED to \`/loads/undo-import\`. A posting that ended
stays ended.

| Problem | Meaning |
|---|---|
| \`no_stops\` | there is no first stop that could have an appointment |

The others are the issues and warnings of \`/loads/save\`.`,
  request: EditLoadsRequest,
  response: EditLoadsResponse,
  examples: [
    {
      name: "Two loads on hold, one of them delivered already",
      request: {
        loads: [
          { id: exampleLoad.id, status: "ON_HOLD" },
          { id: "load_019a9c5e-5555-7aaa-8bbb-0123456789ab", status: "ON_HOLD" },
        ],
        skip: ["odd_status_move", "carrier_released"],
      },
      response: {
        results: [
          {
            id: exampleLoad.id,
            externalId: "TMS-10234",
            outcome: "CHANGED",
            version: 15,
            before: { status: "AVAILABLE" },
            flags: [],
            problems: [],
          },
          {
            id: "load_019a9c5e-5555-7aaa-8bbb-0123456789ab",
            externalId: "TMS-10230",
            outcome: "SKIPPED",
            version: 9,
            flags: ["odd_status_move"],
            problems: [],
          },
        ],
      },
    },
  ],
});
