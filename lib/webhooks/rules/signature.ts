import { createHmac } from "node:crypto";

const prefix = "whsec_";
export const secretBytes = 32;

export const showSecret = (bytes: Uint8Array) => `${prefix}${Buffer.from(bytes).toString("base64")}`;

const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), "base64");

type Signed = { eventId: string; at: Date; body: string; secrets: readonly string[] };

/** The headers by which a receiver knows that a request is from us and new, as Standard Webhooks says. */
export function signatureHeaders({ eventId, at, body, secrets }: Signed) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) =>
    `v1,${createHmac("sha256", keyOf(secret)).update(`${eventId}.${timestamp}.${body}`).digest("base64")}`;
  return {
    "webhook-id": eventId,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map(sign).join(" "),
  };
}
