import { type BidGroup, isForBroker } from "@/components/bidding/desk/desk-bids";

/** The groups with their rows where they were when they were held; what has come since is `fresh`, best first. */
export function heldGroups(groups: readonly BidGroup[], held: readonly string[]) {
  const placeOf = new Map(held.map((id, place) => [id, place]));
  const place = (id: string | undefined) => placeOf.get(id ?? "") ?? Number.MAX_SAFE_INTEGER;
  const kept = groups
    .map((group) => ({
      ...group,
      bids: group.bids.filter(({ id }) => placeOf.has(id)).toSorted((one, other) => place(one.id) - place(other.id)),
    }))
    .filter(({ bids }) => bids.length > 0)
    .toSorted((one, other) => place(one.bids[0]?.id) - place(other.bids[0]?.id));
  const fresh = groups.flatMap(({ bids }) => bids.filter((bid) => !placeOf.has(bid.id) && isForBroker(bid)));
  return { groups: kept, fresh: fresh.map(({ id }) => id) };
}
