import type * as z from "zod";
import type { Answer, Endpoint } from "@/lib/core/endpoint";
import { AppError, type Warning } from "@/lib/core/errors";
import { bodyBytesDefault } from "@/lib/core/protocol.values";
import { hasRole } from "@/lib/core/role-rank";
import type { Turn } from "@/lib/http/admission";
import { answerRequest, type Call } from "@/lib/http/answer-request";
import { authenticate } from "@/lib/http/authenticate";
import { compiled } from "@/lib/http/compiled-schema";
import { type Sent, statusOf } from "@/lib/http/error-response";
import { keyedCall, onceOnly } from "@/lib/http/idempotency";
import type { HttpRequest, Route } from "@/lib/http/message";
import { parseText } from "@/lib/http/parse-body";
import { admission, writers } from "@/lib/http/process-places";
import { limitCalls } from "@/lib/http/rate-limit";
import { readBody } from "@/lib/http/read-body";
import type { Actor, Context } from "@/lib/server/context";
import { db, timeLimits } from "@/lib/server/db";
import { withRest } from "@/lib/server/in-slices";
import type { Operation } from "@/lib/server/operation";
import { inTransaction } from "@/lib/server/transaction";
import { countReplay, recordRefusal, recordUsage } from "@/lib/usage/record-usage";

/** The route of an operation. A step that fails throws, and `answerRequest` maps the error once. */
export const operationRoute = (operation: Operation): Route => ({
  method: "POST",
  answer: (request) => answerRequest(request, (call) => runOperation(operation, call)),
});

/** The steps of a call. */
async function runOperation(operation: Operation, call: Call): Promise<Sent> {
  const { endpoint } = operation;
  const { request, requestId, now, headers } = call;
  const caller = await authenticate(request, endpoint.path, now);
  call.caller = caller;
  await limitCalls(caller.actor, headers);
  checkAccess(caller.actor, endpoint);
  // Before the body is read: what would only wait to be refused costs nothing more.
  admission(endpoint.cost).refuseWhenFull(caller.organizationId);
  const ctx = { ...caller, requestId, now, db };
  const answer = answerCall(operation, ctx, request);
  return endpoint.meter ? answer.catch((error) => refuseMetered(ctx, endpoint.operationId, error)) : answer;
}

async function answerCall(operation: Operation, ctx: Context, request: HttpRequest): Promise<Sent> {
  const { cost, maxBodyBytes } = operation.endpoint;
  const body = await readBody(request, maxBodyBytes);
  const { organizationId, actor } = ctx;
  const turn = { organizationId, callerId: callerIdOf(actor), weight: weightOf(operation.endpoint) };
  const call = { operation, request, body };
  if (cost === "light") return runBesideWriters(call, ctx, turn);
  const runWhileWanted = async () => {
    const wanted = AbortSignal.any([request.signal, AbortSignal.timeout(timeLimits[cost])]);
    return runCall(await parsed(call), { ...ctx, wanted });
  };
  return admission(cost).run(turn, runWhileWanted, request.signal);
}

type SentCall = { operation: Operation; request: HttpRequest; body: string };

/** Longer bodies are read one at a time: to read one may take a tenth of a second. */
const longBodyMin = 32 * 1024;

async function parsed({ operation, request, body }: SentCall) {
  const read = () => parseText(operation.endpoint, request, body);
  return { operation, request, body, ...(body.length < longBodyMin ? read() : await withRest(read)) };
}
type ParsedCall = Awaited<ReturnType<typeof parsed>>;

/** A call that has to wait until another one has written the same takes no place meanwhile. */
async function runBesideWriters(sent: SentCall, ctx: Context, turn: Turn): Promise<Sent> {
  const places = admission("light");
  const answer = await places.run(turn, async () => {
    const call = await parsed(sent);
    const run = () => runCall(call, ctx);
    const written = call.operation.endpoint.writesOne?.(call.value);
    if (written === undefined) return run();
    const writer = { organizationId: ctx.organizationId, callerId: written, weight: 1 };
    if (writers().isFree(writer)) return writers().run(writer, run);
    return { later: () => writers().run(writer, () => places.run(turn, run), sent.request.signal) };
  });
  return "later" in answer ? answer.later() : answer;
}

/** A metered call is recorded in the transaction of its operation: every answer has a record. */
async function runCall({ operation, request, body, raw, value, warnings }: ParsedCall, ctx: Context): Promise<Sent> {
  const { endpoint, run } = operation;
  const { operationId, answersSecret, millisecondsMax } = endpoint;
  const asked = { operationId, body, raw, actor: ctx.actor, answersSecret };
  const keyed = endpoint.writes ? keyedCall(request, asked) : undefined;
  const onReplay = endpoint.meter && countReplay;
  const runAndRecord = async (tx: Context) => {
    const answer = await run(tx, value);
    const sent = checkAnswer(endpoint, answer, warnings);
    const itemOutcomes = endpoint.meter?.(answer);
    if (itemOutcomes) await recordUsage(tx, { operationId, idempotencyKey: keyed?.key, itemOutcomes });
    return sent;
  };
  if (keyed) return onceOnly(ctx, keyed, { run: runAndRecord, onReplay, millisecondsMax });
  return endpoint.meter ? inTransaction(ctx, runAndRecord, millisecondsMax) : runAndRecord(ctx);
}

/** Who takes turns with the others of an organization: a key, a person, or a carrier by its link. */
const callerIdOf = (actor: Actor) =>
  actor.type === "system" ? actor.name : actor.type === "carrier" ? actor.linkId : actor.id;

/** Batches and uploads take about as much of the process as four calls about one thing. */
const weightOf = ({ maxBodyBytes }: Pick<Endpoint, "maxBodyBytes">) => (maxBodyBytes > bodyBytesDefault ? 4 : 1);

/** Records that a metered call was refused as a whole for what it asked. A fault of ours, or its coming too early, leaves no record. */
async function refuseMetered(ctx: Context, operationId: string, error: unknown): Promise<never> {
  if (error instanceof AppError && statusOf[error.code] < 500 && error.code !== "rate_limited") {
    await recordRefusal(ctx, { operationId, refusedCode: error.code });
  }
  throw error;
}

type Access = Pick<Endpoint, "callers" | "link" | "scope" | "role">;

/** @throws AppError forbidden, naming the scope or the role that is needed. */
export function checkAccess(actor: Actor, { callers, link, scope, role }: Access) {
  if (actor.type === "apiKey") {
    if (!callers.includes("apiKey"))
      throw new AppError("forbidden", `Only a signed-in user with the role ${role} may do this.`);
    if (!scope || !actor.scopes.includes(scope)) throw new AppError("forbidden", `This key lacks the scope ${scope}.`);
  }
  if (actor.type === "carrier" && (!callers.includes("carrier") || actor.link !== link))
    throw new AppError("forbidden", "A carrier's link is only for what the carrier was sent it for.");
  if (actor.type === "user") {
    if (!callers.includes("user")) throw new AppError("forbidden", `Only a key with the scope ${scope} may do this.`);
    if (!hasRole(actor.role, role)) throw new AppError("forbidden", `This needs the role ${role}.`);
  }
}

/** The answer without fields that its contract does not declare. Its `version` becomes the ETag. */
function checkAnswer<Response extends z.ZodObject>(
  endpoint: Pick<Endpoint<z.ZodObject, Response>, "operationId" | "response">,
  answer: Answer<Response>,
  warningsOfRequest: readonly Warning[],
): Sent {
  const { version, warnings: warningsOfOperation = [], ...answered } = answer;
  const warnings = [...warningsOfOperation, ...warningsOfRequest];
  const checked = compiled(endpoint.response).safeParse({
    ...answered,
    version,
    ...(warnings.length > 0 && { warnings }),
  });
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
