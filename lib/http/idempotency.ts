import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod";
import { AppError } from "@/lib/core/errors";
import { errorAnswer, type Sent, statusOf } from "@/lib/http/error-answer";
import type { Actor, Context } from "@/lib/server/context";
import { isLockTimeout } from "@/lib/server/database-errors";
import { db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { inTransaction } from "@/lib/server/transaction";

/** A call that wants its answer kept: the key its caller chose, and what was asked under it. */
type KeyedCall = { key: string; operationId: string; bodyHash: string };

const keepMs = 24 * 3_600_000;
const HeaderFields = z.record(z.string(), z.string());

/**
 * Takes the key for this call until the transaction ends. False when it is taken: its answer can be read then.
 * Waits up to 2 s for a transaction that holds the key, and for nothing after that.
 */
async function takeKey({ organizationId, now, db }: Context, { key, operationId, bodyHash }: KeyedCall) {
  const expired = new Date(now.getTime() - keepMs);
  const taken = await db.$queryRaw<unknown[]>`
    insert into idempotency_record ("organizationId", key, "operationId", "bodyHash", "createdAt")
    select ${organizationId}, ${key}, ${operationId}, ${bodyHash}, ${now}
    where set_config('lock_timeout', '2s', true) is not null
    on conflict ("organizationId", key) do update
      set "operationId" = excluded."operationId", "bodyHash" = excluded."bodyHash", "createdAt" = excluded."createdAt",
        status = null, headers = null, body = null
      where idempotency_record."createdAt" <= ${expired}
    returning set_config('lock_timeout', '0', true)`;
  return taken.length === 1;
}

async function readKept({ organizationId, db }: Context, { key, ...call }: KeyedCall) {
  const row = await db.idempotencyRecord.findUniqueOrThrow({ where: { organizationId_key: { organizationId, key } } });
  const isSameCall = row.operationId === call.operationId && row.bodyHash === call.bodyHash;
  const sent = { status: row.status ?? 500, body: row.body ?? "", headers: HeaderFields.parse(row.headers ?? {}) };
  return { isSameCall, sent };
}

const keepAnswer = ({ organizationId, db }: Context, { key }: KeyedCall, sent: Sent) =>
  db.idempotencyRecord.update({ where: { organizationId_key: { organizationId, key } }, data: sent });

/** Keeps the answer of a call that changed nothing. */
const keepRefusal = ({ organizationId, now }: Context, call: KeyedCall, sent: Sent) =>
  db.idempotencyRecord.createMany({ data: { organizationId, ...call, createdAt: now, ...sent }, skipDuplicates: true });

/** Removes some of the answers that are older than a day. */
const forgetOldAnswers = (now: Date) => db.$executeRaw`
  delete from idempotency_record where ("organizationId", key) in (
    select "organizationId", key from idempotency_record
    where "createdAt" <= ${new Date(now.getTime() - keepMs)} limit 5000 for update skip locked)`;

type Run = (ctx: Context) => Promise<Sent>;
/** What is done, in the same transaction, when a kept answer that was no refusal is sent once more. */
type OnReplay = (tx: Context, operationId: string, key: string) => Promise<void>;
const patienceMs = 2000;
const replayed = { "idempotency-replayed": "true" };
const inProgress = () => new AppError("request_in_progress", "A request with this idempotency-key is still under way.");

type Asked = { operationId: string; body: string; actor: Actor };

/**
 * The call's `idempotency-key` with what is asked under it, or undefined when it has none. Keys are an organization's;
 * those of a carrier are its link's, so that it uses up none of the TMS.
 */
export function keyedCall(headers: Headers, { operationId, body, actor }: Asked): KeyedCall | undefined {
  const key = headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    const message = "Must have 1 to 255 printable characters without spaces.";
    const issue = { path: "idempotency-key", code: "invalid_format", message };
    throw new AppError("invalid_request", "The header idempotency-key is not valid.", { issues: [issue] });
  }
  const asked = createHash("sha256")
    .update(headers.get("if-match") ?? "")
    .update("\n")
    .update(body);
  const owned = actor.type === "carrier" ? `${actor.linkId} ${key}` : key;
  return { key: owned, operationId, bodyHash: asked.digest("hex") };
}

/**
 * Runs a call once for its key, however often it is sent: its effect and its answer are kept in one transaction, and
 * the answer is replayed byte for byte. Refusals for what was asked (422) and failures of ours are not kept.
 */
export async function onceOnly(ctx: Context, call: KeyedCall, run: Run, onReplay?: OnReplay): Promise<Sent> {
  const turns = oncePerProcess("idempotent calls", () => new Map<string, Promise<unknown>>());
  const name = `${ctx.organizationId} ${call.key}`;
  await waitForTurn(turns, name);
  const turn = runOnce(ctx, call, run, onReplay);
  turns.set(
    name,
    turn.catch(() => undefined).finally(() => turns.delete(name)),
  );
  forgetNowAndThen(ctx.now);
  return turn;
}

// Those who wait in this process hold no connection; the lock in the database is for those in others.
async function waitForTurn(turns: Map<string, Promise<unknown>>, name: string) {
  const giveUp = new AbortController();
  const tooLate = wait(patienceMs, true, { signal: giveUp.signal }).catch(() => true);
  for (let other = turns.get(name); other; other = turns.get(name)) {
    const isTooLate = await Promise.race([other.then(() => false), tooLate]);
    if (isTooLate) throw inProgress();
  }
  giveUp.abort();
}

async function runOnce(ctx: Context, call: KeyedCall, run: Run, onReplay?: OnReplay): Promise<Sent> {
  let refusal: AppError | undefined;
  try {
    return await inTransaction(ctx, async (tx) => {
      if (!(await takeKey(tx, call))) return replay(tx, call, onReplay);
      const sent = await run(tx).catch((error) => {
        if (error instanceof AppError) refusal = error;
        throw error;
      });
      await keepAnswer(tx, call, sent);
      return sent;
    });
  } catch (error) {
    if (isLockTimeout(error)) throw inProgress();
    if (refusal && isKept(refusal)) await keepRefusal(ctx, call, errorAnswer(refusal, ctx.requestId));
    throw error;
  }
}

const isKept = ({ code }: AppError) => code !== "invalid_request" && statusOf[code] < 500;

async function replay(tx: Context, call: KeyedCall, onReplay?: OnReplay): Promise<Sent> {
  const { isSameCall, sent } = await readKept(tx, call);
  if (!isSameCall) throw new AppError("idempotency_key_reused", "This idempotency-key was used for another request.");
  if (sent.status === 200) await onReplay?.(tx, call.operationId, call.key);
  return { ...sent, headers: { ...sent.headers, ...replayed } };
}

const forgotten = oncePerProcess("forgotten answers", () => ({ at: 0 }));

function forgetNowAndThen(now: Date) {
  if (now.getTime() - forgotten.at < 600_000) return;
  forgotten.at = now.getTime();
  forgetOldAnswers(now).catch((err) => logger.warn({ err }, "Old idempotency records were not removed"));
}
