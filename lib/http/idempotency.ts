import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@/lib/core/errors";
import { isJsonObject } from "@/lib/core/json";
import { errorResponse, type Sent, statusOf } from "@/lib/http/error-response";
import {
  type KeyedCall,
  keepAnswer,
  keepRefusal,
  readKept,
  removeOldAnswers,
  takeKey,
} from "@/lib/http/idempotency-store";
import type { HttpRequest } from "@/lib/http/message";
import type { Actor, Context } from "@/lib/server/context";
import { isLockTimeout } from "@/lib/server/database-errors";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { inTransaction } from "@/lib/server/transaction";

type Work = {
  run: (ctx: Context) => Promise<Sent>;
  /** Runs in the same transaction when a kept answer that was no refusal is sent once more. */
  onReplay?: ((tx: Context, operationId: string, key: string) => Promise<void>) | undefined;
  /** What the transaction may take, where that is longer than usual. */
  millisecondsMax?: number | undefined;
};
export const waitMsMax = 2000;
export const keyLengthMax = 255;
const validKey = new RegExp(`^[\\x21-\\x7e]{1,${keyLengthMax}}$`);
const replayed = { "idempotency-replayed": "true" };
const inProgress = () => new AppError("request_in_progress", "A request with this idempotency-key is still under way.");

type Asked = { operationId: string; body: string; raw: unknown; actor: Actor; answersSecret?: boolean | undefined };

/**
 * The call's `idempotency-key` with what is asked under it, or undefined when it has none. Keys belong to an
 * organization; those of a carrier to its link, so that they never collide with keys of the TMS.
 */
export function keyedCall(
  { header }: Pick<HttpRequest, "header">,
  { operationId, body, raw, actor, answersSecret: isSealed }: Asked,
): KeyedCall | undefined {
  const key = header("idempotency-key");
  if (!key?.trim()) return undefined;
  if (!validKey.test(key)) {
    const message = `Must have 1 to ${keyLengthMax} printable characters without spaces.`;
    const issue = { path: "idempotency-key", code: "invalid_format", message };
    throw new AppError("invalid_request", "The header idempotency-key is not valid.", { issues: [issue] });
  }
  const hashOf = (text: string) =>
    createHash("sha256")
      .update(`${header("if-match") ?? ""}\n`)
      .update(text)
      .digest("hex");
  const owned = actor.type === "carrier" ? `${actor.linkId} ${key}` : key;
  return {
    key: owned,
    operationId,
    bodyHash: hashOf(JSON.stringify(inOrder(raw))),
    bodyHashAsSent: hashOf(body),
    isSealed,
  };
}

/** The same JSON with the names of every object in order: a value has one text, however it was sent. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, inOrder(value[name])]),
  );
};

/**
 * Runs a call once for its key, however often it is sent: its effect and its answer are kept in one transaction, and
 * the answer is replayed byte for byte. Refusals for what was asked (422) and failures of ours are not kept.
 */
export async function onceOnly(ctx: Context, call: KeyedCall, work: Work): Promise<Sent> {
  const turns = oncePerProcess("idempotent calls", () => new Map<string, Promise<unknown>>());
  const name = `${ctx.organizationId} ${call.key}`;
  await waitForTurn(turns, name);
  const turn = runOnce(ctx, call, work);
  turns.set(
    name,
    turn.catch(() => undefined).finally(() => turns.delete(name)),
  );
  removeOldNowAndThen(ctx.now);
  return turn;
}

// Calls that wait in this process use no connection; the lock in the database is for those in other processes.
async function waitForTurn(turns: Map<string, Promise<unknown>>, name: string) {
  const giveUp = new AbortController();
  const tooLate = wait(waitMsMax, true, { signal: giveUp.signal }).catch(() => true);
  for (let other = turns.get(name); other; other = turns.get(name)) {
    const isTooLate = await Promise.race([other.then(() => false), tooLate]);
    if (isTooLate) throw inProgress();
  }
  giveUp.abort();
}

async function runOnce(ctx: Context, call: KeyedCall, { run, onReplay, millisecondsMax }: Work): Promise<Sent> {
  let refusal: AppError | undefined;
  const takeAndRun = async (tx: Context) => {
    if (!(await takeKey(tx, call))) return replay(tx, call, onReplay);
    const sent = await run(tx).catch((error) => {
      if (error instanceof AppError) refusal = error;
      throw error;
    });
    await keepAnswer(tx, call, sent);
    return sent;
  };
  try {
    return await inTransaction(ctx, takeAndRun, millisecondsMax);
  } catch (error) {
    if (isLockTimeout(error)) throw inProgress();
    if (refusal && isKept(refusal)) await keepRefusal(ctx, call, errorResponse(refusal, ctx.requestId));
    throw error;
  }
}

const isKept = ({ code }: AppError) => code !== "invalid_request" && statusOf[code] < 500;

async function replay(tx: Context, call: KeyedCall, onReplay: Work["onReplay"]): Promise<Sent> {
  const sent = await readKept(tx, call);
  if (!sent) throw new AppError("idempotency_key_reused", "This idempotency-key was used for another request.");
  if (sent.status === 200) await onReplay?.(tx, call.operationId, call.key);
  return { ...sent, headers: { ...sent.headers, ...replayed } };
}

const lastRemoval = oncePerProcess("removal of old answers", () => ({ at: 0 }));

function removeOldNowAndThen(now: Date) {
  if (now.getTime() - lastRemoval.at < 600_000) return;
  lastRemoval.at = now.getTime();
  removeOldAnswers(now).catch((err) => logger.warn({ err }, "Old idempotency records were not removed"));
}
