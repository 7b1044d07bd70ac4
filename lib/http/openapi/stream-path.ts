import type { ZodOpenApiPathsObject } from "zod-openapi";
import { heartbeatSeconds, streamsPerCallerMax } from "@/lib/http/open-streams";
import { answersTo } from "@/lib/http/openapi/error-answers";

const example = `retry: 1000
id: OTg3MTIuNDA

id: OTg3MTMuNDE
event: bid.submitted
data: {"id":"evt_019a9c5e-4444-7aaa-8bbb-0123456789ab","type":"bid.submitted","timestamp":"2026-11-20T09:30:00.123Z","data":{…}}

: heartbeat
`;

const description = `Server-sent events (\`text/event-stream\`): each event of your organization's bids within milliseconds, once, in an order
that never changes. \`event\` is its type, \`data\` the event as \`/bid-events/list\` and webhooks have it, in one line.

\`id\` is a place in the stream; keep the last one. A stream that is opened with it in \`last-event-id\` goes on right after it, however long ago
that was: nothing is lost and nothing comes twice. Without it the stream begins with what happens next, and first gives that place.

A comment every ${heartbeatSeconds} seconds shows that the connection lives; reconnect when nothing comes for 40 seconds. The server ends a stream when it
goes down, when its key or session no longer works, and when its reader does not keep up: open it again at the last \`id\`. A key or user may
have ${streamsPerCallerMax} streams open.

Needs scope \`bids:read\` or role VIEWER.`;

/** The one operation that is not a POST with an answer: described by hand, since it is no endpoint of ours. */
export const streamPath: ZodOpenApiPathsObject = {
  "/bid-events/stream": {
    get: {
      operationId: "streamBidEvents",
      summary: "Bid events as they happen",
      description,
      tags: ["Bids"],
      security: [{ apiKey: [] }, { session: [] }],
      parameters: [
        { $ref: "#/components/parameters/RequestId" },
        {
          name: "last-event-id",
          in: "header",
          description: "The last `id` that was received. The stream goes on right after it.",
          schema: { type: "string" },
        },
      ],
      responses: {
        "200": {
          description: "A stream that goes on",
          headers: { "x-request-id": { $ref: "#/components/headers/RequestId" } },
          content: {
            "text/event-stream": {
              schema: { type: "string", description: "Server-sent events." },
              examples: { opening: { summary: "The opening, one event, a heartbeat", value: example } },
            },
          },
        },
        ...answersTo(["unauthorized", "forbidden", "invalid_request", "rate_limited", "internal_error", "unavailable"]),
      },
    },
  },
};
