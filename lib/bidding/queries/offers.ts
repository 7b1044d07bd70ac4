import { isServer, queryOptions } from "@tanstack/react-query";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { type ApiRequest, api } from "@/lib/browser/api";

/** What a carrier does about an offer. */
export type OfferMove =
  | { what: "submit"; request: ApiRequest<"/bids/submit"> }
  | { what: "revoke"; request: ApiRequest<"/bids/revoke"> }
  | { what: "acceptCounter"; request: ApiRequest<"/bids/accept-counter"> }
  | { what: "rejectCounter"; request: ApiRequest<"/bids/reject-counter"> };

const liveMs = 4000;
const settledMs = 60_000;

const behindMs = 20_000;

/** While something may still happen a glance every few seconds; fewer while the page is behind others. */
const glanceMs = (offer: GetOfferResponse | undefined) => {
  if (offer?.posting.status === "ENDED") return settledMs;
  return isServer || !document.hidden ? liveMs : behindMs;
};

/** What the carrier's page reads and does, in the name of its link. */
export function offerByLink(token: string) {
  const headers = { "link-token": token };
  return {
    query: queryOptions({
      queryKey: ["offers", token] as const,
      queryFn: ({ signal }) => api("/offers/get", {}, { signal, headers }),
      staleTime: 0,
      refetchInterval: ({ state }) => glanceMs(state.data),
      // A counter is shown to who waits for it in another window.
      refetchIntervalInBackground: true,
    }),

    /** The same move with the same `key` happens once, however often it is sent. */
    move(asked: OfferMove, key: string) {
      const once = { headers: { ...headers, "idempotency-key": key } };
      switch (asked.what) {
        case "submit":
          return api("/bids/submit", asked.request, once);
        case "rejectCounter":
          return api("/bids/reject-counter", asked.request, once);
        case "revoke":
          return api("/bids/revoke", asked.request, once);
        case "acceptCounter":
          return api("/bids/accept-counter", asked.request, once);
      }
    },

    pushKey: () => api("/push-subscriptions/get", {}, { headers }),
    savePush: (subscription: ApiRequest<"/push-subscriptions/save">) =>
      api("/push-subscriptions/save", subscription, { headers }),

    register: () => api("/offers/onboard", {}, { headers }),
  };
}
