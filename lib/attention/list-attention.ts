import { findWhatWaits, type Row } from "@/lib/attention/find-what-waits";
import { firstOfEach, keyOf, type Snoozed } from "@/lib/attention/rules/what-waits";
import type { AttentionItem } from "@/lib/attention/schema/attention";
import {
  attentionCountMax,
  attentionItemsMax,
  attentionKinds,
  nextPickupsMax,
} from "@/lib/attention/schema/attention-values";
import type { ListAttentionRequest, ListAttentionResponse } from "@/lib/attention/schema/requests";
import { describeBidsOf } from "@/lib/bidding/find-waiting-bids";
import { rankOpenBids } from "@/lib/bidding/rank-open-bids";
import type { ListedBid } from "@/lib/bidding/schema/bid";
import { describeCarriers } from "@/lib/carriers/get-carrier";
import { briefLoads, findNextPickups, findOverwrittenEdits, hasLoads } from "@/lib/loads/find-waiting-loads";
import type { Context } from "@/lib/server/context";

type Shown = Row | Snoozed<Row>;

const subjectsOf = (rows: readonly Shown[], ...kinds: readonly Row["kind"][]) =>
  rows.flatMap(({ kind, subjectId }) => (kinds.includes(kind) ? subjectId : []));

/** What the rows are about, each looked up with all others of its kind. */
async function readDetails(ctx: Context, rows: readonly Shown[]) {
  const loadsWithBids = rows.flatMap(({ kind, loadId }) =>
    loadId !== undefined && (kind === "UNCOVERED" || kind === "BID") ? loadId : [],
  );
  const [bids, loads, ranked, edits, carriers] = await Promise.all([
    describeBidsOf(ctx, subjectsOf(rows, "BID", "COUNTER")),
    briefLoads(ctx, subjectsOf(rows, "UNCOVERED", "UNSCHEDULED", "OVERWRITTEN_EDIT")),
    rankOpenBids(ctx, loadsWithBids),
    findOverwrittenEdits(ctx, subjectsOf(rows, "OVERWRITTEN_EDIT")),
    describeCarriers(ctx, subjectsOf(rows, "CARRIER_REVIEW")),
  ]);
  return {
    bids,
    loads,
    ranked,
    edits,
    carriers: new Map(carriers.map((carrier) => [carrier.id, carrier])),
  };
}
type Details = Awaited<ReturnType<typeof readDetails>>;

const commonOf = (row: Shown) => ({
  key: keyOf(row),
  subjectId: row.subjectId,
  clock: { type: row.clock.type, at: row.clock.at.toISOString() },
  ...("snoozedUntil" in row && { snoozedUntil: row.snoozedUntil?.toISOString() ?? null }),
});

/** How the bid stands to the others for its load. */
function standingOf(bid: ListedBid, { ranked }: Details) {
  const { best, isCompared } = ranked.get(bid.loadId) ?? {};
  return {
    isCompared: isCompared?.(bid) ?? false,
    ...(best && best.id !== bid.id && { best: { amount: best.amount, carrierName: best.carrierName } }),
  };
}

/** How far the search for a carrier is. */
function offerOf(loadId: string, { ranked }: Details) {
  const { bids = [], posting } = ranked.get(loadId) ?? {};
  const expiresAt = posting?.expiresAt?.toISOString();
  return { isPosted: posting !== undefined, openBidCount: bids.length, ...(expiresAt && { expiresAt }) };
}

/** The row as an item; nothing where what it is about has gone meanwhile. */
function itemOf(row: Shown, details: Details): AttentionItem | undefined {
  const { bids, loads, edits, carriers } = details;
  const { kind, subjectId } = row;
  const common = commonOf(row);
  const load = loads.get(subjectId);
  switch (kind) {
    case "BID": {
      const bid = bids.get(subjectId);
      return bid && { ...common, kind, bid, standing: standingOf(bid, details) };
    }
    case "COUNTER": {
      const bid = bids.get(subjectId);
      return bid && { ...common, kind, bid };
    }
    case "UNCOVERED":
      return load && { ...common, kind, load, offer: offerOf(subjectId, details) };
    case "UNSCHEDULED":
      return load && row.missing && { ...common, kind, load, missing: row.missing };
    case "OVERWRITTEN_EDIT": {
      const edit = edits.get(subjectId);
      if (!load || !edit) return undefined;
      const { fields, replacedBy, editedBy } = edit;
      return { ...common, kind, load, fields, replacedBy, editedBy };
    }
    case "CARRIER_REVIEW": {
      const carrier = carriers.get(subjectId);
      return carrier && { ...common, kind, carrier };
    }
    case "WEBHOOK":
      return row.webhook && { ...common, kind, webhook: row.webhook };
  }
}

/** What waits for somebody, the most urgent first within each part. The number of statements is the same for any number. */
export async function listAttention(
  ctx: Context,
  { scope: asked }: ListAttentionRequest,
): Promise<ListAttentionResponse> {
  const { shown, snoozed, counts, muted, scope, coverage, hasOwnId } = await findWhatWaits(ctx, asked);
  const [rows, later] = [firstOfEach(shown, attentionItemsMax), firstOfEach(snoozed, attentionItemsMax)];
  const [details, nextPickups] = await Promise.all([
    readDetails(ctx, [...rows, ...later]),
    shown.length === 0 ? findNextPickups(ctx, coverage, nextPickupsMax) : [],
  ]);
  const itemsOf = (some: readonly Shown[]) => some.flatMap((row) => itemOf(row, details) ?? []);
  const isEmpty = shown.length + snoozed.length + nextPickups.length === 0;
  return {
    scope,
    hasOwnId,
    items: itemsOf(rows),
    snoozed: itemsOf(later),
    kinds: attentionKinds.map((kind) => {
      // Of a kind with two reasons, each is counted up to the limit.
      const count = Math.min(counts.get(kind) ?? 0, attentionCountMax);
      return { kind, count, isMuted: muted.has(kind) };
    }),
    nextPickups,
    isNew: isEmpty && !(await hasLoads(ctx)),
  };
}
