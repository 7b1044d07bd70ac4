import type { PushMessage } from "@/lib/core/push-message";
import { forgetSubscription, listSubscriptions, readSubscription, readVapidKeys } from "@/lib/push-subscriptions/store";
import type { Context } from "@/lib/server/context";
import { type PushOutcome, sendPush } from "@/lib/server/web-push";

type FoundSubscription = { id: string; language: "en-US" | "es-MX" };

/** The browsers of users, or of carriers by their links, in which they want to be notified. */
export async function findSubscriptions(
  ctx: Pick<Context, "organizationId" | "db">,
  of: { userIds: readonly string[] } | { linkIds: readonly string[] },
): Promise<FoundSubscription[]> {
  const found = await listSubscriptions(ctx, of);
  return found.map(({ id, language }) => ({ id, language }));
}

type ToBrowser = { organizationId: string; subscriptionId: string; message: PushMessage; now: Date };

/** Sends to one browser, once. One that has ended its subscription is forgotten. */
export async function pushToBrowser({ organizationId, subscriptionId, message, now }: ToBrowser): Promise<PushOutcome> {
  const target = await readSubscription(organizationId, subscriptionId);
  if (!target) return { isSent: false, problem: "GONE", isLasting: true };
  const outcome = await sendPush({ target, message, keys: await readVapidKeys(now) });
  if (!outcome.isSent && outcome.problem === "GONE") await forgetSubscription(organizationId, subscriptionId);
  return outcome;
}
