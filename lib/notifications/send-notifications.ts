import { newId } from "@/lib/core/ids";
import { findPerson } from "@/lib/directory/find-owners";
import { judgeAttempt, type MessageOutcome } from "@/lib/messages/rules/judge-attempt";
import {
  claimSendings,
  type SendingChannel,
  type SendingClaim,
  settleSending,
} from "@/lib/notifications/store/sendings";
import { mailOf, pushOf } from "@/lib/notifications/write-notification";
import { findSubscriptions, pushToBrowser } from "@/lib/push-subscriptions/push-message";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { type Mailer, mailer, mailLimits } from "@/lib/server/mail";
import { workThrough } from "@/lib/server/work-queue";

/** The dependencies of a worker that tests replace. */
type WorkerContext = { now: () => Date; pollMs: number; chance: () => number; mailer: Mailer };

const portal = { type: "system", name: "Notifications" } as const;
const contextOf = ({ organizationId }: SendingClaim, now: Date): Context => ({
  organizationId,
  actor: portal,
  requestId: newId("req"),
  now,
  db,
});

/** What is older is no news any more. */
const newsMs = 12 * 3_600_000;

type Person = { name: string; email: string };
type Attempt = (claim: SendingClaim, to: Person, now: Date) => Promise<MessageOutcome | undefined>;

/** To every browser of the user. It has arrived when it has in one; undefined where there is none. */
const byPush: Attempt = async (claim, _to, now) => {
  const ctx = contextOf(claim, now);
  const { organizationId } = claim;
  const browsers = await findSubscriptions(ctx, { userIds: [claim.userId] });
  const outcomes = await Promise.all(
    browsers.map(async ({ id: subscriptionId, language }) =>
      pushToBrowser({ organizationId, subscriptionId, message: await pushOf(claim, language), now }),
    ),
  );
  return outcomes.find(({ isSent }) => isSent) ?? outcomes.find((one) => !one.isSent && !one.isLasting) ?? outcomes[0];
};

const byMail =
  (through: Mailer): Attempt =>
  async (claim, { name, email: address }) =>
    through.send(await mailOf(claim, { name, address }, claim.language ?? "en-US"));

const queues = { PUSH: "notifications by push", MAIL: "notifications by mail" } as const;

type Given = Partial<Omit<WorkerContext, "mailer">>;

/** Sends what is due by one channel to the users who still want it, work here and have not read it meanwhile. */
function sendBy(
  channel: SendingChannel,
  attempt: Attempt,
  atOnce: number,
  { chance = Math.random, ...context }: Given,
) {
  return workThrough<SendingClaim>(
    {
      name: queues[channel],
      atOnce,
      claim: (now, max) => claimSendings(channel, now, max),
      async work(claim, clock) {
        const now = clock();
        const isNews = !claim.isRead && claim.isWanted && claim.createdAt.getTime() > now.getTime() - newsMs;
        const person = isNews ? await findPerson(contextOf(claim, now), [claim.userId]) : undefined;
        const outcome = person && (await attempt(claim, person, now));
        const { attempts } = claim;
        const skipped = { status: "SKIPPED" as const, nextAt: now, problem: null };
        await settleSending(claim, outcome ? judge(outcome, attempts, now, chance()) : skipped, clock());
      },
    },
    context,
  );
}

function judge(outcome: MessageOutcome, attempts: number, now: Date, chance: number) {
  const { status, ...judged } = judgeAttempt({ outcome, attempts, now, chance });
  return { ...judged, status: status === "SENDING" ? ("PENDING" as const) : status };
}

// A push service that is slow must not delay the others.
const pushesAtOnce = 8;

export const pushNotifications = (context: Given = {}) => sendBy("PUSH", byPush, pushesAtOnce, context);

export const mailNotifications = ({ mailer: given, ...context }: Partial<WorkerContext> = {}) =>
  sendBy("MAIL", byMail(given ?? mailer()), mailLimits.connections, context);
