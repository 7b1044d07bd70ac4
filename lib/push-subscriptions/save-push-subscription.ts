import { AppError } from "@/lib/core/errors";
import type {
  GetPushKeyRequest,
  GetPushKeyResponse,
  RemovePushSubscriptionRequest,
  RemovePushSubscriptionResponse,
  SavePushSubscriptionRequest,
  SavePushSubscriptionResponse,
} from "@/lib/push-subscriptions/schema";
import { deleteSubscription, readVapidKeys, type Subscriber, writeSubscription } from "@/lib/push-subscriptions/store";
import type { Context } from "@/lib/server/context";
import { outbound } from "@/lib/server/outbound-fetch";

export async function getPushKey({ now }: Context, _request: GetPushKeyRequest): Promise<GetPushKeyResponse> {
  const { publicKey } = await readVapidKeys(now);
  return { publicKey };
}

/** @throws AppError forbidden for a key of a TMS */
function subscriberOf({ actor }: Context): Subscriber {
  if (actor.type === "user") return { userId: actor.id };
  if (actor.type === "carrier" && actor.link === "OFFER") return { linkId: actor.linkId };
  throw new AppError("forbidden", "Only a person in a browser can be notified there.");
}

/**
 * Notifies whoever asks in this browser from now on.
 * @throws AppError invalid_request for an address that must not be called
 */
export async function savePushSubscription(
  ctx: Context,
  request: SavePushSubscriptionRequest,
): Promise<SavePushSubscriptionResponse> {
  const subscriber = subscriberOf(ctx);
  const problem = await outbound.problemOf(request.endpoint);
  // A push service that cannot be found for a moment is no reason: the address is checked again at every connection.
  if (problem !== undefined && problem !== "HOST_NOT_FOUND") {
    const issue = { path: "endpoint", code: problem.toLowerCase(), message: "This address must not be called." };
    throw new AppError("invalid_request", "The request is not valid.", { issues: [issue] });
  }
  return { subscriptionId: await writeSubscription(ctx, subscriber, request) };
}

export async function removePushSubscription(
  ctx: Context,
  { endpoint }: RemovePushSubscriptionRequest,
): Promise<RemovePushSubscriptionResponse> {
  return { wasSubscribed: await deleteSubscription(ctx, subscriberOf(ctx), endpoint) };
}
