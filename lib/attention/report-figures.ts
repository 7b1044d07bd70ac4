import { findScope } from "@/lib/attention/find-what-waits";
import { attentionCountMax } from "@/lib/attention/schema/attention-values";
import type { AttentionFiguresRequest, AttentionFiguresResponse } from "@/lib/attention/schema/requests";
import { findWaitingBids } from "@/lib/bidding/find-waiting-bids";
import { reportResponseTimes } from "@/lib/bidding/report-response-times";
import { findRecentlyAssigned } from "@/lib/carrier-selection/find-recently-assigned";
import { countPickupsAhead, pickupSoonHours } from "@/lib/loads/find-waiting-loads";
import { reportMargin } from "@/lib/loads/report-margin";
import type { Context } from "@/lib/server/context";

const days = 7;
const bookedMax = 100;

/** The figures above Today, as they are now. */
export async function reportFigures(ctx: Context, request: AttentionFiguresRequest): Promise<AttentionFiguresResponse> {
  const from = new Date(ctx.now.getTime() - days * 86_400_000);
  const { coverage } = await findScope(ctx, request.scope);
  const [pickups, bids, responses, booked] = await Promise.all([
    countPickupsAhead(ctx, coverage),
    findWaitingBids(ctx, coverage, attentionCountMax),
    reportResponseTimes(ctx, { from: from.toISOString() }),
    findRecentlyAssigned(ctx, { from, max: bookedMax }).then((ids) => reportMargin(ctx, coverage, ids)),
  ]);
  const active = bids.filter(({ status }) => status === "ACTIVE");
  const { goalMinutes, answered, p50Minutes } = responses;
  return {
    pickups: {
      soonHours: pickupSoonHours,
      uncovered: pickups.uncovered,
      all: pickups.all,
      nextDay: pickups.soon,
      nextDayUncovered: pickups.soonUncovered,
    },
    bids: { waiting: active.length, ...(active[0] && { oldestSince: active[0].since.toISOString() }) },
    responses: { days, goalMinutes, answered, ...(p50Minutes !== undefined && { p50Minutes }) },
    booked: { days, ...booked },
  };
}
