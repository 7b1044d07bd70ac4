import type * as z from "zod";
import type { Answer, Endpoint } from "@/lib/core/endpoint";
import type { Warning } from "@/lib/core/errors";
import { answerRequest, type Call } from "@/lib/http/answer-request";
import { authenticate } from "@/lib/http/authenticate";
import { checkAccess } from "@/lib/http/check-access";
import type { Sent } from "@/lib/http/error-answer";
import { keyedCall, onceOnly } from "@/lib/http/idempotency";
import { otherMethods } from "@/lib/http/other-methods";
import { limitRate, linkCallsPerMinute } from "@/lib/http/rate-limit";
import { readBody } from "@/lib/http/read-body";
import { readCall } from "@/lib/http/read-call";
import type { Actor, Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { countReplay, recordUsage } from "@/lib/usage/record-usage";

/**
 * The route handlers of an operation. The deed may trust that its caller is known and allowed, and that the request
 * is valid; what it answers is checked against the contract before it is sent. A metered call is recorded in the
 * transaction of its deed, before its answer is sent: whoever has an answer has a record of it, and the other way round.
 */
export function serve<Request extends z.ZodObject, Response extends z.ZodObject>(
  endpoint: Endpoint<Request, Response>,
  deed: (ctx: Context, request: z.output<Request>) => Promise<Answer<Response>>,
) {
  const { operationId } = endpoint;
  const run = async (call: Call) => {
    const { request, requestId, now } = call;
    const caller = await authenticate(request.headers, endpoint.path, now);
    call.caller = caller;
    await countCall(call, caller.actor);
    checkAccess(caller.actor, endpoint);
    const body = await readBody(request, endpoint.maxBodyBytes);
    const { value, warnings } = readCall(endpoint, body, request.headers);
    const keyed = endpoint.writes ? keyedCall(request.headers, { operationId, body, actor: caller.actor }) : undefined;
    const runDeed = async (ctx: Context) => {
      const answer = await deed(ctx, value);
      const sent = checkAnswer(endpoint, answer, warnings);
      const itemOutcomes = endpoint.meter?.(answer);
      if (itemOutcomes) await recordUsage(ctx, { operationId, idempotencyKey: keyed?.key, itemOutcomes });
      return sent;
    };
    const ctx = { ...caller, requestId, now, db };
    if (keyed) return onceOnly(ctx, keyed, runDeed, endpoint.meter && countReplay);
    return endpoint.meter ? inTransaction(ctx, runDeed) : runDeed(ctx);
  };
  const answer = (request: globalThis.Request) => answerRequest(request, run);
  return { ...otherMethods("POST"), POST: answer };
}

async function countCall({ headers }: Call, actor: Actor) {
  if (actor.type === "carrier") await limitRate(actor.linkId, headers, { perMinute: linkCallsPerMinute });
  else if (actor.type !== "system") await limitRate(actor.id, headers);
}

/** The answer as its contract declares it, whatever else the deed put into it; its `version` becomes the ETag. */
function checkAnswer<Response extends z.ZodObject>(
  endpoint: Pick<Endpoint<z.ZodObject, Response>, "operationId" | "response">,
  answer: Answer<Response>,
  warnings: readonly Warning[],
): Sent {
  const { version } = answer;
  const remarks = [...(answer.warnings ?? []), ...warnings];
  const checked = endpoint.response.safeParse(remarks.length > 0 ? { ...answer, warnings: remarks } : answer);
  if (!checked.success) {
    const places = checked.error.issues.map(({ path, code }) => `${path.join(".")} (${code})`).join(", ");
    throw new Error(`The answer of ${endpoint.operationId} does not fit its contract: ${places}`);
  }
  return {
    status: 200,
    body: JSON.stringify(checked.data),
    headers: version === undefined ? {} : { etag: `"${version}"` },
  };
}
