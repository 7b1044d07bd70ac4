import { mailQueue, type WrittenMail } from "@/lib/messages/queue-mail";
import { judgeAttempt, type MessageOutcome } from "@/lib/messages/rules/judge-attempt";
import { keptMs } from "@/lib/messages/schema/message-values";
import { type Claim, claimMessages, removeMessages, settleMessage } from "@/lib/messages/store/outgoing-messages";
import { announceChange } from "@/lib/server/announce-change";
import { type Mailer, mailer, mailLimits } from "@/lib/server/mail";
import { unseal } from "@/lib/server/sealed-text";
import { workThrough } from "@/lib/server/work-queue";

/** The dependencies of a worker that tests replace. */
type WorkerContext = { now: () => Date; pollMs: number; chance: () => number; mailer: Mailer };

// What a row contains is what `queueMail` put there.
function readMail(content: string | null): WrittenMail | undefined {
  try {
    return content === null ? undefined : JSON.parse(unseal(content));
  } catch {
    return undefined;
  }
}

async function attempt({ id, content, until }: Claim, now: Date, { send }: Mailer): Promise<MessageOutcome> {
  if (until && until <= now) return { isSent: false, problem: "TOO_LATE", isLasting: true };
  const mail = readMail(content);
  return mail ? send({ id, ...mail }) : { isSent: false, problem: "UNREADABLE", isLasting: true };
}

/** Sends the mails that are due until it is stopped. Any number of workers in any number of processes share the work. */
export function sendMails({ chance = Math.random, mailer: given, ...context }: Partial<WorkerContext> = {}) {
  const through = given ?? mailer();
  const worker = workThrough<Claim>(
    {
      name: mailQueue,
      atOnce: mailLimits.connections,
      claim: (now, max) => claimMessages("MAIL", now, max),
      async work(claim, now) {
        const outcome = await attempt(claim, now(), through);
        const { attempts } = claim;
        await settleMessage(claim, judgeAttempt({ outcome, attempts, now: now(), chance: chance() }), now());
        announceChange(claim, "posting");
      },
    },
    context,
  );
  return {
    rest: worker.rest,
    async stop() {
      await worker.stop();
      await through.close();
    },
  };
}

/** Messages that are at an end and old are removed. */
export const removeOldMessages = (now: Date) => removeMessages(new Date(now.getTime() - keptMs));
