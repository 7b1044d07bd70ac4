import type { PushMessage } from "@/lib/core/push-message";
import { insertMessages, type MessageKind } from "@/lib/messages/store/outgoing-messages";
import type { Context } from "@/lib/server/context";
import { seal } from "@/lib/server/sealed-text";
import { afterCommit } from "@/lib/server/transaction";
import { wakeQueue } from "@/lib/server/work-queue";

type ToBrowser = { subscriptionId: string; message: PushMessage };
type About = { kind: MessageKind; postingId: string; carrierId: string; until: Date | null };

export const pushQueue = "queued pushes";

/** Queues messages to the browsers of a carrier in the transaction of what they are about. */
export async function queuePushes(tx: Context, pushes: readonly ToBrowser[], about: About) {
  if (pushes.length === 0) return;
  const rows = pushes.map(({ subscriptionId: recipient, message }) => {
    return { channel: "PUSH" as const, recipient, content: seal(JSON.stringify(message)), ...about };
  });
  await insertMessages(tx, rows);
  afterCommit(tx, () => wakeQueue(pushQueue));
}
