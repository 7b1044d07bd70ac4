import { sortOut, type Waiting } from "@/lib/attention/rules/what-waits";
import { coverageOf, scopeOf } from "@/lib/attention/rules/whose-loads";
import type { AttentionScope } from "@/lib/attention/schema/attention";
import { attentionCountMax } from "@/lib/attention/schema/attention-values";
import { readPreferences } from "@/lib/attention/store";
import { findWaitingBids, type WaitingBid } from "@/lib/bidding/find-waiting-bids";
import { findCarriersToReview } from "@/lib/carriers/search-carriers";
import { hasRole } from "@/lib/core/role-rank";
import { findCoverage } from "@/lib/directory/find-coverage";
import { findWaitingLoads, type WaitingLoad } from "@/lib/loads/find-waiting-loads";
import type { Context } from "@/lib/server/context";
import { findFailingWebhook } from "@/lib/webhooks/save-webhook";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

/** A row knows what of it has to be looked up: the load it is about, or the webhook itself. */
export type Row = Waiting & { loadId?: string; missing?: "PICKUP" | "DELIVERY"; webhook?: Webhook };

/** Who looks. What nobody signed in asks for belongs to nobody. */
export const userOf = ({ actor }: Context) => (actor.type === "user" ? actor.id : "");

/** Whose loads a user means: by default those of its teams, where it covers any. */
export async function findScope(ctx: Context, asked: AttentionScope | undefined) {
  const known = await findCoverage(ctx, userOf(ctx));
  const scope = asked ?? scopeOf(known);
  return { scope, coverage: coverageOf(scope, known), hasOwnId: known.externalId !== null };
}

const rowOfBid = ({ id, loadId, status, since }: WaitingBid): Row => ({
  kind: status === "ACTIVE" ? "BID" : "COUNTER",
  subjectId: id,
  loadId,
  clock: { type: "SINCE", at: since },
});

function rowOfLoad({ kind, loadId, at }: WaitingLoad): Row {
  const row = { subjectId: loadId, loadId };
  if (kind === "UNCOVERED") return { ...row, kind, clock: { type: "UNTIL", at } };
  if (kind === "OVERWRITTEN") return { ...row, kind: "OVERWRITTEN_EDIT", clock: { type: "SINCE", at } };
  const missing = kind === "NO_PICKUP" ? "PICKUP" : "DELIVERY";
  return { ...row, kind: "UNSCHEDULED", missing, clock: { type: missing === "PICKUP" ? "SINCE" : "UNTIL", at } };
}

async function webhookRows(ctx: Context): Promise<Row[]> {
  if (ctx.actor.type !== "user" || !hasRole(ctx.actor.role, "ADMIN")) return [];
  const webhook = await findFailingWebhook(ctx);
  if (!webhook) return [];
  const at = new Date(webhook.failingSince ?? webhook.disabledAt ?? webhook.updatedAt);
  return [{ kind: "WEBHOOK", subjectId: ctx.organizationId, clock: { type: "SINCE", at }, webhook }];
}

/** All that waits in a scope, up to a limit of each kind: one statement for each feature that it comes from. */
export async function findWhatWaits(ctx: Context, asked: AttentionScope | undefined) {
  const { coverage, ...scope } = await findScope(ctx, asked);
  const [preferences, bids, loads, carriers, webhook] = await Promise.all([
    readPreferences(ctx, userOf(ctx)),
    findWaitingBids(ctx, coverage, attentionCountMax),
    findWaitingLoads(ctx, coverage, attentionCountMax),
    findCarriersToReview(ctx, attentionCountMax),
    webhookRows(ctx),
  ]);
  // A load whose bid waits is covered by its answer.
  const bidOn = new Set(bids.flatMap(({ status, loadId }) => (status === "ACTIVE" ? loadId : [])));
  const rows: Row[] = [
    ...bids.map(rowOfBid),
    ...loads.filter(({ kind, loadId }) => kind !== "UNCOVERED" || !bidOn.has(loadId)).map(rowOfLoad),
    ...carriers.map(
      ({ carrierId, since }): Row => ({
        kind: "CARRIER_REVIEW",
        subjectId: carrierId,
        clock: { type: "SINCE", at: since },
      }),
    ),
    ...webhook,
  ];
  return { ...scope, coverage, muted: preferences.muted, ...sortOut(rows, { ...preferences, now: ctx.now }) };
}
