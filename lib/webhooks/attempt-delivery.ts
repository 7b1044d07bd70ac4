import { OutboundError, outbound } from "@/lib/server/outbound-fetch";
import { unseal } from "@/lib/server/sealed-text";
import { type Outcome, signatureHeaders } from "@/lib/webhooks/rules";
import type { AttemptError } from "@/lib/webhooks/schema/delivery";

type Sent = { url: string; eventId: string; body: string; secret: string; previousSecret: string | null };

export type Attempt = {
  outcome: Outcome;
  at: Date;
  durationMs: number;
  url: string;
  requestHeaders: Record<string, string>;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
};

const sentHeaders = {
  "content-type": "application/json",
  "user-agent": "Freight-Brokerage-Webhooks/1.0",
};

function sign({ eventId, body, secret, previousSecret }: Sent, at: Date) {
  const sealed = previousSecret === null ? [secret] : [secret, previousSecret];
  return signatureHeaders({ eventId, at, body, secrets: sealed.map(unseal) });
}

/** Sends an event once. A failure is part of the result; undefined when `ending` aborted it. */
export async function attemptDelivery(sent: Sent, at: Date, ending?: AbortController): Promise<Attempt | undefined> {
  const begun = performance.now();
  const said = (outcome: Outcome, more: Partial<Attempt> = {}): Attempt => ({
    outcome,
    at,
    durationMs: Math.round(performance.now() - begun),
    url: sent.url,
    requestHeaders: sentHeaders,
    ...more,
  });
  const failed = (error: AttemptError, more?: Partial<Attempt>) => said({ error }, more);
  let requestHeaders: Attempt["requestHeaders"];
  try {
    requestHeaders = { ...sentHeaders, ...sign(sent, at) };
  } catch {
    return failed("CANNOT_SIGN");
  }
  try {
    const { statusCode, headers, bodyStart } = await outbound.post(sent.url, {
      headers: requestHeaders,
      body: sent.body,
      ending,
    });
    const outcome = { statusCode, retryAfter: headers["retry-after"] };
    return said(outcome, { requestHeaders, responseHeaders: headers, responseBody: bodyStart });
  } catch (error) {
    const problem = error instanceof OutboundError ? error.code : "CONNECTION_FAILED";
    return ending?.signal.aborted && problem !== "TIMEOUT" ? undefined : failed(problem, { requestHeaders });
  }
}
