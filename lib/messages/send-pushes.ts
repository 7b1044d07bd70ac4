import type { PushMessage } from "@/lib/core/push-message";
import { pushQueue } from "@/lib/messages/queue-pushes";
import { judgeAttempt, type MessageOutcome } from "@/lib/messages/rules/judge-attempt";
import { type Claim, claimMessages, settleMessage } from "@/lib/messages/store/outgoing-messages";
import { pushToBrowser } from "@/lib/push-subscriptions/push-message";
import { unseal } from "@/lib/server/sealed-text";
import { workThrough } from "@/lib/server/work-queue";

/** The dependencies of a worker that tests replace. */
type WorkerContext = { now: () => Date; pollMs: number; chance: () => number };

// What a row contains is what `queuePushes` put there.
function readMessage(content: string | null): PushMessage | undefined {
  try {
    return content === null ? undefined : JSON.parse(unseal(content));
  } catch {
    return undefined;
  }
}

async function attempt({ organizationId, recipient, content, until }: Claim, now: Date): Promise<MessageOutcome> {
  if (until && until <= now) return { isSent: false, problem: "TOO_LATE", isLasting: true };
  const message = readMessage(content);
  if (!message) return { isSent: false, problem: "UNREADABLE", isLasting: true };
  return pushToBrowser({ organizationId, subscriptionId: recipient, message, now });
}

/** A push service that is slow must not delay the others. */
const atOnce = 16;

/** Sends the messages to browsers that are due until it is stopped. Any number of workers share the work. */
export const sendPushes = ({ chance = Math.random, ...context }: Partial<WorkerContext> = {}) =>
  workThrough<Claim>(
    {
      name: pushQueue,
      atOnce,
      claim: (now, max) => claimMessages("PUSH", now, max),
      async work(claim, now) {
        const outcome = await attempt(claim, now());
        const { attempts } = claim;
        await settleMessage(claim, judgeAttempt({ outcome, attempts, now: now(), chance: chance() }), now());
      },
    },
    context,
  );
