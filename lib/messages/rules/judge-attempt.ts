import { type MessageStatus, retryDelaysMs, retrySpreadPercent } from "@/lib/messages/schema/message-values";

/** A lasting problem is the same at the next attempt. */
export type MessageOutcome = { isSent: true } | { isSent: false; problem: string; isLasting: boolean; reply?: string };

type Tried = {
  outcome: MessageOutcome;
  /** This attempt included. */
  attempts: number;
  now: Date;
  /** From 0 up to but not including 1. */
  chance: number;
};

export type Judgement = {
  status: MessageStatus;
  nextAt: Date;
  problem: string | null;
  reply: string | null;
};

const spread = retrySpreadPercent / 100;

/** What becomes of a message after an attempt: at an end, or tried again after a wait that grows. */
export function judgeAttempt({ outcome, attempts, now, chance }: Tried): Judgement {
  if (outcome.isSent) return { status: "SENT", nextAt: now, problem: null, reply: null };
  const { problem, reply = null } = outcome;
  const delay = outcome.isLasting ? undefined : retryDelaysMs[attempts - 1];
  if (delay === undefined) return { status: "FAILED", nextAt: now, problem, reply };
  const wait = Math.round(delay * (1 - spread + 2 * spread * chance));
  return { status: "PENDING", nextAt: new Date(now.getTime() + wait), problem, reply };
}
