import { bidEventFeed } from "@/lib/bidding/read-bid-events";
import { eventStreamRoute } from "@/lib/http/event-stream";
import { nextHandlers } from "@/lib/http/next-route";

const stream = eventStreamRoute({ path: "/bid-events/stream", scope: "bids:read", feed: bidEventFeed });

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => stream);
