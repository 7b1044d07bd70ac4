import type { CarrierStanding, RankReason } from "@/lib/bidding/schema/ranked-carrier";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

type Counted = { count: number; lastAt: Date };

/** What the organization has seen of a carrier that speaks for or against sending it a load. */
export type CarrierHistory = {
  /** Other loads between the same two places. */
  lane?: Counted | undefined;
  /** Loads between the same two markets, those of the lane among them. */
  market?: Counted | undefined;
  /** Other loads of the lane that it bid on. */
  bids?: Counted | undefined;
  /** Its latest loads, and those of them with a trailer that this load allows. */
  hauls?: (Counted & { withTrailer: number }) | undefined;
  answers?: { offered: number; answered: number; minutes: number | null } | undefined;
};

type Candidate = { name: string; eligibility: Eligibility; history: CarrierHistory };

/** Whether the load asks its carrier for anything that has to be proven. */
type Asked = { hasRequirements: boolean; now: Date };

const suggestedMax = 5;
// Who was asked less often than this may just have had no truck.
const offersToJudge = 3;

const standings: readonly CarrierStanding[] = ["ASSIGNABLE", "BID_ONLY", "BLOCKED"];

const standingOf = ({ assignable, seesFreight }: Eligibility): CarrierStanding =>
  assignable ? "ASSIGNABLE" : seesFreight ? "BID_ONLY" : "BLOCKED";

const msOfDay = 86_400_000;
const quarter = 90;

/** From 0 for none towards 1: the second load says less than the first. */
const experience = (count: number) => 1 - 0.6 ** count;
/** 1 for today, a half for a quarter ago. */
const recency = (lastAt: Date, now: Date) =>
  1 / (1 + Math.max(0, now.getTime() - lastAt.getTime()) / msOfDay / quarter);
const worth = (seen: Counted | undefined, now: Date) =>
  seen ? experience(seen.count) * (0.5 + 0.5 * recency(seen.lastAt, now)) : 0;

/** Between -1 and 1: how reliably it answers; few offers say little. */
const responsiveness = ({ answers }: CarrierHistory) =>
  answers ? ((answers.answered + 1) / (answers.offered + 2) - 0.5) * 2 : 0;

function scoreOf({ history, eligibility }: Candidate, { hasRequirements, now }: Asked): number {
  const { lane, market, bids, hauls, answers } = history;
  const { misses } = eligibility;
  const lacks = misses.filter(isLack).length;
  const isQuick = answers?.minutes !== null && answers !== undefined && answers.minutes <= 60;
  return (
    50 * worth(lane, now) +
    30 * worth(market, now) +
    24 * worth(bids, now) +
    12 * experience(hauls?.withTrailer ?? 0) +
    6 * worth(hauls, now) +
    10 * responsiveness(history) +
    (isQuick ? 4 : 0) +
    (hasRequirements && misses.length === 0 ? 8 : 0) -
    4 * lacks -
    (misses.length - lacks)
  );
}

const counted = (code: RankReason["code"], seen: Counted | undefined): RankReason[] =>
  seen && seen.count > 0 ? [{ code, count: seen.count, lastAt: seen.lastAt.toISOString() }] : [];

function answerReasons({ answers }: CarrierHistory): RankReason[] {
  if (!answers) return [];
  const { offered, answered, minutes } = answers;
  if (answered > 0)
    return [
      {
        code: "answers_offers",
        count: answered,
        of: offered,
        ...(minutes !== null && { minutes: Math.round(minutes) }),
      },
    ];
  return offered >= offersToJudge ? [{ code: "ignores_offers", count: offered }] : [];
}

/** What is known of a carrier for a load, the weightiest first. What another reason contains already is left out. */
function reasonsOf({ history, eligibility }: Candidate, { hasRequirements }: Asked): RankReason[] {
  const { lane, market, bids, hauls } = history;
  const isWider = (market?.count ?? 0) > (lane?.count ?? 0);
  const isNear = lane !== undefined || isWider;
  return [
    ...counted("hauled_lane", lane),
    ...(isWider ? counted("hauled_market", market) : []),
    ...counted("bid_on_lane", bids),
    ...(hauls && hauls.withTrailer > 0
      ? [{ code: "hauled_trailer" as const, count: hauls.withTrailer, of: hauls.count }]
      : []),
    ...(isNear || hauls?.withTrailer ? [] : counted("hauled_for_us", hauls)),
    ...(hasRequirements && eligibility.misses.length === 0 ? [{ code: "meets_requirements" as const }] : []),
    ...answerReasons(history),
  ];
}

const knowsTheLane = new Set<RankReason["code"]>(["hauled_lane", "hauled_market", "bid_on_lane"]);

/**
 * The carriers a load can be sent to: those that may haul it first, then those that may only bid, then those that may
 * not see it; within each, by what is known of them. Suggested are the few best that know the lane, lack nothing the
 * load asks for, as far as anybody knows, and do not ignore offers.
 */
export function rankCarriers<Carrier extends Candidate>(carriers: readonly Carrier[], asked: Asked) {
  const ranked = carriers
    .map((carrier) => ({
      ...carrier,
      standing: standingOf(carrier.eligibility),
      reasons: reasonsOf(carrier, asked),
      score: scoreOf(carrier, asked),
    }))
    .sort(
      (one, other) =>
        standings.indexOf(one.standing) - standings.indexOf(other.standing) ||
        other.score - one.score ||
        (one.name < other.name ? -1 : Number(one.name > other.name)),
    );
  const fitting = ranked.filter(
    ({ standing, eligibility, reasons }) =>
      standing === "ASSIGNABLE" &&
      !eligibility.misses.some(isLack) &&
      reasons.some(({ code }) => knowsTheLane.has(code)) &&
      !reasons.some(({ code }) => code === "ignores_offers"),
  );
  const suggested = new Set(fitting.slice(0, suggestedMax));
  return ranked.map((carrier) => ({ ...carrier, isSuggested: suggested.has(carrier) }));
}

/** How much a carrier's history says before its profile is read: so of thousands only the best few are read. */
export const historyWorth = (history: CarrierHistory, now: Date) =>
  scoreOf(
    {
      name: "",
      eligibility: { assignable: true, seesFreight: true, offersOnboardingLink: false, misses: [] },
      history,
    },
    { hasRequirements: false, now },
  );
