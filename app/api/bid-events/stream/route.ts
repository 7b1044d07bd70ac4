import { bidEventFeed } from "@/lib/bidding/follow-bid-events";
import { serveEventStream } from "@/lib/http/serve-event-stream";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveEventStream(
  "/bid-events/stream",
  "bids:read",
  bidEventFeed,
);
