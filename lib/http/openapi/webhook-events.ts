import { webhookEvents } from "@/lib/operations";
import { answerSecondsMax } from "@/lib/server/outbound-fetch";

const header = (name: string, description: string) => ({
  name,
  in: "header" as const,
  required: true,
  description,
  schema: { type: "string" as const },
});

const headers = [
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

const description = `Sent to your webhook, signed as [Standard Webhooks](https://www.standardwebhooks.com) says. At least once, and the events of one bid in
the order in which they happened. An answer of 2xx within ${answerSecondsMax} seconds is success, 410 switches the webhook off, anything else is
tried again for about three days.`;

// As the list of events answers it: what is sent is an answer of ours, although it is a request to the receiver.
const event = { $ref: "#/components/schemas/BidEvent" };

/** What is sent, by the name of its event. */
export const webhooks = Object.fromEntries(
  webhookEvents.map(({ type, summary, example }) => [
    type,
    {
      post: {
        operationId: type.replace(/[._](\w)/g, (_all, letter: string) => letter.toUpperCase()),
        summary,
        description,
        tags: ["Webhooks"],
        security: [],
        parameters: headers,
        requestBody: {
          required: true,
          content: { "application/json": { schema: event, examples: { example1: { summary: type, value: example } } } },
        },
        responses: { "200": { description: "Received; the body does not matter" } },
      },
    },
  ]),
);
