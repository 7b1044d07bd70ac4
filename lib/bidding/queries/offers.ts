import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type {
  acceptCounterEndpoint,
  rejectCounterEndpoint,
  revokeBidEndpoint,
  submitBidEndpoint,
} from "@/lib/bidding/contract/bids";
import type { getOfferEndpoint, onboardFromOfferEndpoint } from "@/lib/bidding/contract/offers";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { call } from "@/lib/browser/call";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the pages.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

type Request<Declared extends { request: z.ZodType }> = z.input<Declared["request"]>;

const operations = {
  get: at<typeof getOfferEndpoint>("/offers/get"),
  onboard: at<typeof onboardFromOfferEndpoint>("/offers/onboard"),
  submit: at<typeof submitBidEndpoint>("/bids/submit"),
  revoke: at<typeof revokeBidEndpoint>("/bids/revoke"),
  acceptCounter: at<typeof acceptCounterEndpoint>("/bids/accept-counter"),
  rejectCounter: at<typeof rejectCounterEndpoint>("/bids/reject-counter"),
};

/** What a carrier does about an offer. */
export type OfferMove =
  | { what: "submit"; request: Request<typeof submitBidEndpoint> }
  | { what: "revoke"; request: Request<typeof revokeBidEndpoint> }
  | { what: "acceptCounter"; request: Request<typeof acceptCounterEndpoint> }
  | { what: "rejectCounter"; request: Request<typeof rejectCounterEndpoint> };

const liveMs = 4000;
const settledMs = 60_000;

/** While something may still happen a glance every few seconds, and only while the page is looked at. */
const glanceMs = (offer: GetOfferResponse | undefined) => (offer?.posting.status === "ENDED" ? settledMs : liveMs);

/** What the carrier's page asks and does, in the name of its link. */
export function offerByLink(token: string) {
  const headers = { "link-token": token };
  return {
    query: queryOptions({
      queryKey: ["offers", token] as const,
      queryFn: ({ signal }) => call(operations.get, {}, signal, headers),
      staleTime: 0,
      refetchInterval: ({ state }) => glanceMs(state.data),
    }),

    /** The same move with the same `key` happens once, however often it is sent. */
    move(asked: OfferMove, key: string) {
      const once = { ...headers, "idempotency-key": key };
      switch (asked.what) {
        case "submit":
          return call(operations.submit, asked.request, undefined, once);
        case "rejectCounter":
          return call(operations.rejectCounter, asked.request, undefined, once);
        default:
          return call(operations[asked.what], asked.request, undefined, once);
      }
    },

    register: () => call(operations.onboard, {}, undefined, headers),
  };
}
