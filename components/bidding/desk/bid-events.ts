"use client";

import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import type { LiveEvent } from "@/lib/browser/live-events";

/** A type of event as texts name it: a point would be read as a step into them. */
export const textNameOf = (type: BidEventType) => type.replace(".", "_");

/** What a live event says. Guarantee of the cast: the stream sends nothing but events as the contract has them. */
export const bidEventOf = ({ data }: LiveEvent) => data as BidEvent;

/**
 * Events newest first, each once: those that came live, and those that were fetched. The live ones come in the order in
 * which all readers get them, so they keep it where they were made in the same millisecond.
 */
export function mergeEvents(live: readonly BidEvent[], fetched: readonly BidEvent[]) {
  const known = new Set(fetched.map(({ id }) => id));
  const fresh = [...new Map(live.map((event) => [event.id, event])).values()].filter(({ id }) => !known.has(id));
  return [...fresh.toReversed(), ...fetched].toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}
