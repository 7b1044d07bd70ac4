import type { ZodOpenApiComponentsObject, ZodOpenApiPathsObject } from "zod-openapi";
import { answerSecondsMax, heartbeatSeconds, silenceSecondsMax } from "@/lib/core/protocol.values";
import { streamsPerCallerMax } from "@/lib/http/open-streams";
import { answersTo } from "@/lib/http/openapi/error-answers";
import {
  exampleTestEvent,
  retriedDays,
  retryLadder,
  retrySpreadPercent,
  TestEvent,
  webhookEvents,
} from "@/lib/operations";

// Bid events as they are read from the stream, and as webhooks receive them.

const streamExample = `retry: 1000
id: OTg3MTIuNDA

id: OTg3MTMuNDE
event: bid.submitted
data: {"id":"evt_019a9c5e-4444-7aaa-8bbb-0123456789ab","type":"bid.submitted","timestamp":"2026-11-20T09:30:00.123Z","data":{…}}

: heartbeat
`;

const streamDescription = `Server-sent events (\`text/event-stream\`): each event of your organization's bids within milliseconds, once, in an order
that never changes. \`event\` is its type, \`data\` the event as \`/bid-events/list\` and webhooks have it, in one line.

\`id\` is a place in the stream; keep the last one. A stream that is opened with it in \`last-event-id\` goes on right after it, however long ago
that was: nothing is lost and nothing comes twice. Without it the stream begins with what happens next, and first gives that place.

A comment every ${heartbeatSeconds} seconds shows that the connection lives; reconnect when nothing comes for ${silenceSecondsMax} seconds. The server ends a stream when it
goes down, when its key or session no longer works, and when its reader does not keep up: open it again at the last \`id\`. A key or user may
have ${streamsPerCallerMax} streams open.

Needs scope \`bids:read\` or role VIEWER.`;

/** The one operation that is not a POST with an answer: described by hand, since it is no endpoint of ours. */
export const streamPath: ZodOpenApiPathsObject = {
  "/bid-events/stream": {
    get: {
      operationId: "streamBidEvents",
      summary: "Bid event stream",
      description: streamDescription,
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
              examples: { opening: { summary: "The opening, one event, a heartbeat", value: streamExample } },
            },
          },
        },
        ...answersTo(["unauthorized", "forbidden", "invalid_request", "rate_limited", "internal_error", "unavailable"]),
      },
    },
  },
};

const header = (name: string, description: string) => ({
  name,
  in: "header" as const,
  required: true,
  description,
  schema: { type: "string" as const },
});

const webhookHeaders = [
  header("webhook-id", "The event's id: the same however often it is sent. Take what you have seen before for done."),
  header(
    "webhook-timestamp",
    "When this attempt was made, in seconds since 1970. Refuse what is older than 5 minutes.",
  ),
  header(
    "webhook-signature",
    "`v1,` and the signature; two of them, with a space between, while the secret is rotated.",
  ),
];

const attempts = `An answer of 2xx within ${answerSecondsMax} seconds is success. The next attempts are made ${retryLadder} after the one before, each ±${retrySpreadPercent} %
or later where the answer has a \`Retry-After\`: about ${retriedDays} days in all. Then the delivery has failed and can be sent again by \`/webhook-deliveries/resend\`.
Redirects are not followed, and 410 switches the webhook off.`;

const webhookDescription = `Sent to your webhook, signed as [Standard Webhooks](https://www.standardwebhooks.com) says. At least once, and the events of one bid in
the order in which they happened. ${attempts}`;

const testDescription =
  "A test, which an admin or `/webhook/test` asked for. Sent at once and once only, signed like every event. It stands for nothing.";

const wordsOf = (type: string) => type.split(/[._]/);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The name of an event's own form, e.g. `BidCounterAcceptedEvent`. */
const formOf = (type: string) => `${wordsOf(type).map(capital).join("")}Event`;

const ofBids = webhookEvents.map((event) => ({
  ...event,
  form: formOf(event.type),
  description: `${event.meaning}\n\n${webhookDescription}`,
}));
const testEvent = {
  type: exampleTestEvent.type,
  form: "WebhookTestEvent",
  summary: "Webhook test event",
  description: testDescription,
  example: exampleTestEvent,
};
const sent = [...ofBids, testEvent];

/** The form of each event: a client that has looked at `type` knows which it is. */
export const eventSchemas: NonNullable<ZodOpenApiComponentsObject["schemas"]> = {
  WebhookTestEvent: TestEvent,
  ...Object.fromEntries(
    ofBids.map(({ type, form, meaning }) => [
      form,
      {
        description: meaning,
        allOf: [
          schemaRef("BidEvent"),
          {
            type: "object" as const,
            required: ["type"],
            properties: { type: { type: "string" as const, const: type, description: "Says which event it is." } },
          },
        ],
      },
    ]),
  ),
  WebhookEvent: {
    description: "What a webhook receives; its `type` says which of the forms it has.",
    oneOf: sent.map(({ form }) => schemaRef(form)),
    discriminator: {
      propertyName: "type",
      mapping: Object.fromEntries(sent.map(({ type, form }) => [type, schemaRef(form).$ref])),
    },
  },
};

/** What is sent, by the name of its event. */
export const webhooks = Object.fromEntries(
  sent.map(({ type, form, summary, description, example }) => [
    type,
    {
      post: {
        operationId: [wordsOf(type)[0], ...wordsOf(type).slice(1).map(capital)].join(""),
        summary,
        description,
        tags: ["Webhooks"],
        security: [],
        parameters: webhookHeaders,
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: schemaRef(form),
              examples: { example1: { summary: type, value: example } },
            },
          },
        },
        responses: { "200": { description: "Received; the body does not matter" } },
      },
    },
  ]),
);
