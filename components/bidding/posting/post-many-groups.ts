import type { OpenedPosting } from "@/lib/bidding/schema/posting";

const reasons = ["ALREADY_POSTED", "BOOKED", "CANCELLED", "COMPLETED"] as const;

const isPosted = ({ outcome }: OpenedPosting) => outcome === "POSTED";

/** Which of many loads are posted, or would be, which not and why, and what carriers will ask for. */
export function groupPostings(results: readonly OpenedPosting[]) {
  const posted = results.filter(isPosted);
  const gaps = [...new Set(posted.flatMap((load) => load.gaps))];
  return {
    posted,
    onHold: posted.filter(({ wasOnHold }) => wasOnHold),
    blocked: reasons.map((reason) => ({ reason, loads: results.filter((load) => load.reason === reason) })),
    gone: results.filter(({ outcome }) => outcome === "NOT_FOUND"),
    /** The most frequent first. */
    gaps: gaps
      .map((gap) => ({ gap, loads: posted.filter((load) => load.gaps.includes(gap)) }))
      .sort((a, b) => b.loads.length - a.loads.length),
  };
}

export const notPosted = (results: readonly OpenedPosting[]) => results.filter((load) => !isPosted(load));
