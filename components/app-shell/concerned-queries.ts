import type { QueryKey } from "@tanstack/react-query";
import type { Followed } from "@/lib/browser/follow-changes";
import type { ChangeKind } from "@/lib/core/live-change";

/** Under which keys the cache keeps what each kind of change may alter. A key begins with one of them. */
const shownUnder: Record<ChangeKind, readonly (readonly string[])[]> = {
  load: [["loads"], ["bids"], ["attention"]],
  posting: [["postings"], ["loads", "list"], ["loads", "count-by-status"], ["bids"], ["attention"]],
  bid: [["bids"], ["bid-events"], ["postings"], ["loads", "list"], ["loads", "count-by-status"], ["attention"]],
  carrier: [["carriers"], ["loads", "carrier-check"], ["bids"], ["postings"], ["attention"]],
  webhook: [["webhook"], ["attention"]],
  "instant-response": [["instant-response"]],
  directory: [["directory"], ["attention"]],
  "api-key": [["api-keys"]],
  "exchange-rates": [["exchange-rates"], ["bids"], ["postings"], ["loads", "list"], ["attention"]],
  "rate-confirmation-terms": [["rate-confirmation-terms"]],
  rate: [["rates", "recall"], ["rate-observations"]],
  usage: [["usage"]],
  "list-view": [["list-views"]],
  notification: [["notifications"]],
};

/** Keys whose third part is the id of a load, a carrier or a user: they are about no other. */
const ofOne: Record<string, { parts: readonly string[]; kinds: readonly ChangeKind[] }> = {
  loads: {
    parts: ["detail", "now", "history", "notes", "carrier-check", "carrier-selection"],
    kinds: ["load", "posting", "bid"],
  },
  postings: { parts: ["latest"], kinds: ["load", "posting", "bid"] },
  carriers: { parts: ["detail", "history", "onboarding"], kinds: ["carrier"] },
  notifications: { parts: ["summary", "list"], kinds: ["notification"] },
};

const isKind = (kind: string): kind is ChangeKind => kind in shownUnder;

const asksOfPostings = (filter: unknown) =>
  typeof filter === "object" && filter !== null && "posting" in filter && filter.posting !== undefined;

/** Whether what is kept under a key may show what changed. */
export function isConcerned(key: QueryKey, { kind, ids }: Followed): boolean {
  if (!isKind(kind)) return false;
  if (!shownUnder[kind].some((prefix) => prefix.every((part, at) => key[at] === part))) return false;
  const [feature, part, id] = key;
  // A number of loads is another one after a posting or a bid only where it counts by them.
  if (part === "count-by-status" && kind !== "load") return asksOfPostings(id);
  const one = ofOne[String(feature)];
  if (!ids || !one?.parts.includes(String(part)) || !one.kinds.includes(kind)) return true;
  return ids.includes(String(id));
}
