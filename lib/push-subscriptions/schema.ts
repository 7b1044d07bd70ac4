import * as z from "zod";

const endpointLengthMax = 1000;
const point = /^[\w-]{87}$/;
const secret = /^[\w-]{22}$/;

const Endpoint = z.url().max(endpointLengthMax).meta({ description: "The address at the push service." });

export const GetPushKeyRequest = z.object({});
export type GetPushKeyRequest = z.infer<typeof GetPushKeyRequest>;
export const GetPushKeyResponse = z.object({
  publicKey: z.string().meta({ description: "What the browser needs as `applicationServerKey`, in base64url." }),
});
export type GetPushKeyResponse = z.infer<typeof GetPushKeyResponse>;

export const SavePushSubscriptionRequest = z.object({
  endpoint: Endpoint,
  keys: z
    .object({
      p256dh: z.string().regex(point).meta({ description: "The browser's public key, in base64url." }),
      auth: z.string().regex(secret).meta({ description: "The secret it shares with who sends, in base64url." }),
    })
    .meta({ id: "PushKeys", description: "The keys by which the browser alone reads what is sent to it." })
    .meta({ description: "As the browser gives them." }),
  language: z.enum(["en-US", "es-MX"]).meta({ description: "The language of the notifications." }),
});
export type SavePushSubscriptionRequest = z.infer<typeof SavePushSubscriptionRequest>;
export const SavePushSubscriptionResponse = z.object({
  subscriptionId: z.string().meta({ description: "Our id of the subscription." }),
});
export type SavePushSubscriptionResponse = z.infer<typeof SavePushSubscriptionResponse>;

export const RemovePushSubscriptionRequest = z.object({
  endpoint: Endpoint,
});
export type RemovePushSubscriptionRequest = z.infer<typeof RemovePushSubscriptionRequest>;
export const RemovePushSubscriptionResponse = z.object({
  wasSubscribed: z.boolean().meta({ description: "Whether there was such a subscription of yours." }),
});
export type RemovePushSubscriptionResponse = z.infer<typeof RemovePushSubscriptionResponse>;
