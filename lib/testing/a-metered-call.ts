import { newId } from "@/lib/core/ids";
import type { Actor, Context } from "@/lib/server/context";
import { recordUsage } from "@/lib/usage/record-usage";

type Call = { at: string; data?: number; errors?: number; actor?: Actor; operationId?: string };

/** A metered call as it is recorded: so many items with an answer, and so many without. */
export async function aMeteredCall(
  ctx: Context,
  { at, data = 1, errors = 0, actor = ctx.actor, operationId = "lookUpRateHistory" }: Call,
) {
  const requestId = newId("req");
  const itemOutcomes = [
    ...Array.from({ length: data }, () => ({ outcome: "DATA" as const })),
    ...Array.from({ length: errors }, () => ({ outcome: "ERROR" as const, code: "INSUFFICIENT_DATA" })),
  ];
  await recordUsage({ ...ctx, actor, requestId, now: new Date(at) }, { operationId, itemOutcomes });
  return requestId;
}

export const aKeyOf = (name: string) => ({ type: "apiKey" as const, id: newId("key"), name, scopes: [] });
