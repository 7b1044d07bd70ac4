import { BidEvent, type BidEventType } from "@/lib/bidding/schema/event";
import { exampleEvent } from "@/lib/bidding/schema/example-bid";

const summaries: Record<BidEventType, string> = {
  "bid.submitted": "A bid became active: a new one, or one submitted again after a rule rejected it",
  "bid.accepted": "A broker, or a rule, accepted a bid",
  "bid.rejected": "A broker, or a rule, rejected a bid",
  "bid.revoked": "A carrier withdrew its bid before it was answered",
  "bid.closed": "Nothing can become of a bid any more: its posting ended, or another bid was accepted",
  "bid.countered": "A broker offered another price",
  "bid.counter_accepted": "A carrier accepted a counter: the bid is settled at the countered price",
  "bid.counter_revoked": "A broker took a counter back before it was answered",
  "bid.counter_rejected": "A carrier rejected a counter, perhaps with a new amount",
};

/** What an organization's webhook receives. */
export const webhookEvents = Object.entries(summaries).map(([type, summary]) => {
  const name = BidEvent.shape.type.parse(type);
  return { type: name, summary, example: exampleEvent(name) };
});
