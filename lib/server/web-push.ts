import type { PushMessage } from "@/lib/core/push-message";
import { env, portalUrl } from "@/lib/server/env";
import { readSender } from "@/lib/server/mail";
import { OutboundError, type OutboundProblem, outbound } from "@/lib/server/outbound-fetch";

/** As a browser gives it, all in base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };
/** Of the installation: what proves to push services that a message is from here, in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Gone: the browser has ended the subscription, and nothing reaches it any more. */
export type PushOutcome =
  | { isSent: true }
  | { isSent: false; problem: OutboundProblem | "GONE" | "REFUSED" | "DEFERRED"; isLasting: boolean };

// Only who sends a message waits for the library; no start does.
const library = async () => (await import("web-push")).default;

export const makeVapidKeys = async (): Promise<VapidKeys> => (await library()).generateVAPIDKeys();

/** Push services ask for a way to reach who sends; they take no address without TLS. */
function contact() {
  const sender = env.MAIL_FROM === undefined ? undefined : readSender(env.MAIL_FROM);
  const portal = new URL(portalUrl("/"));
  if (sender) return `mailto:${sender.address}`;
  return portal.protocol === "https:" ? portal.href : `mailto:portal@${portal.hostname}`;
}

const goneStatuses = [404, 410];

function outcomeOf(statusCode: number): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { isSent: true };
  if (goneStatuses.includes(statusCode)) return { isSent: false, problem: "GONE", isLasting: true };
  const isPutOff = statusCode === 429 || statusCode >= 500;
  return { isSent: false, problem: isPutOff ? "DEFERRED" : "REFUSED", isLasting: !isPutOff };
}

type Sent = { target: PushTarget; message: PushMessage; keys: VapidKeys };
const keptSeconds = 24 * 3600;

/** The message, encrypted for one browser and signed by the installation, as the request that its push service takes. */
async function requestOf({ target: { endpoint, p256dh, auth }, message, keys }: Sent) {
  const { generateRequestDetails } = await library();
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: contact(), ...keys },
    TTL: keptSeconds,
    urgency: "high",
  });
  // The length is set by what sends it.
  const { "Content-Length": _, ...others } = headers;
  return {
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name.toLowerCase(), String(value)])),
    body,
  };
}

/** Sends a message to one browser, once. A failure is part of the result. */
export async function sendPush(sent: Sent): Promise<PushOutcome> {
  try {
    const { statusCode } = await outbound.post(sent.target.endpoint, await requestOf(sent));
    return outcomeOf(statusCode);
  } catch (error) {
    if (!(error instanceof OutboundError)) return { isSent: false, problem: "REFUSED", isLasting: true };
    return { isSent: false, problem: error.code, isLasting: error.code === "ADDRESS_NOT_ALLOWED" };
  }
}
