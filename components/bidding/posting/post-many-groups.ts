import type { OpenedPosting } from "@/lib/bidding/schema/open-postings";

const reasons = ["ALREADY_POSTED", "BOOKED", "CANCELLED", "COMPLETED"] as const;

const isPosted = ({ outcome }: OpenedPosting) => outcome === "POSTED";

/** Loads by what is said of them, the most frequent first. */
function groupsOf<Note extends string>(loads: readonly OpenedPosting[], notesOf: (load: OpenedPosting) => Note[]) {
  const notes = [...new Set(loads.flatMap(notesOf))];
  return notes
    .map((note) => ({ note, loads: loads.filter((load) => notesOf(load).includes(note)) }))
    .sort((a, b) => b.loads.length - a.loads.length);
}

/**
 * Which of many loads are posted, or would be, which not and why, what carriers will ask for, and what speaks against
 * the prices.
 */
export function groupPostings(results: readonly OpenedPosting[]) {
  const posted = results.filter(isPosted);
  return {
    posted,
    onHold: posted.filter(({ wasOnHold }) => wasOnHold),
    blocked: reasons.map((reason) => ({ reason, loads: results.filter((load) => load.reason === reason) })),
    gone: results.filter(({ outcome }) => outcome === "NOT_FOUND"),
    gaps: groupsOf(posted, ({ gaps }) => gaps),
    priceWarnings: groupsOf(posted, ({ priceWarnings }) => priceWarnings),
  };
}

export const notPosted = (results: readonly OpenedPosting[]) => results.filter((load) => !isPosted(load));
