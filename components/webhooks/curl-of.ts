import type { WebhookAttempt } from "@/lib/webhooks/schema/delivery";

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request of an attempt, to be sent once more from a terminal. */
export const curlOf = ({ url, requestHeaders }: WebhookAttempt, body: string) =>
  [
    `curl ${quoted(url)}`,
    ...Object.entries(requestHeaders).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
    `  -d ${quoted(body)}`,
  ].join(" \\\n");
