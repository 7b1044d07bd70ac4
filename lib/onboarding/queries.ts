import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages } from "@/lib/browser/pages";

/** What the carrier's page reads and sends, in the name of its link. */
export function onboardingByLink(token: string) {
  const headers = { "link-token": token };
  const query = queryOptions({
    queryKey: ["onboarding", token] as const,
    queryFn: ({ signal }) => api("/onboarding/get", {}, { signal, headers }),
    // What is on the page is being edited there: it is saved, not fetched over.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    query,
    save: (request: ApiRequest<"/onboarding/save">) => api("/onboarding/save", request, { headers }),
    upload: (request: ApiRequest<"/onboarding/upload">) => api("/onboarding/upload", request, { headers }),
    remove: (id: string) => api("/onboarding/remove-document", { id }, { headers }),
    sign: (request: ApiRequest<"/onboarding/sign">) => api("/onboarding/sign", request, { headers }),
  };
}

/** A carrier's onboarding as the organization sees it. Kept under the carriers, so that it is refreshed with them. */
export const onboardingQueries = {
  all: (carrierId: string) => ["carriers", "onboarding", carrierId] as const,

  links: (carrierId: string) =>
    infiniteQueryOptions({
      queryKey: [...onboardingQueries.all(carrierId), "links"] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/onboarding-links/list", { carrierId, limit: 20, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),

  review: (carrierId: string) =>
    queryOptions({
      queryKey: [...onboardingQueries.all(carrierId), "review"] as const,
      queryFn: ({ signal }) => api("/onboarding/review", { carrierId }, { signal }),
    }),

  documents: (carrierId: string) =>
    infiniteQueryOptions({
      queryKey: [...onboardingQueries.all(carrierId), "documents"] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/carrier-documents/list", { carrierId, limit: 50, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),
};

/** A document with its content in base64; nothing keeps it. */
export const fetchDocument = (id: string) => api("/carrier-documents/get", { id });

const onSettled = refreshes(["carriers"]);

/** Writes; the carrier's page follows. */
export const onboardingMutations = {
  createLink: apiMutation("/onboarding-links/create", { onSettled }),
  revokeLink: apiMutation("/onboarding-links/revoke", { onSettled }),
  accept: apiMutation("/onboarding/accept", { onSettled }),
  upload: apiMutation("/carrier-documents/upload", { onSettled }),
  remove: apiMutation("/carrier-documents/remove", { onSettled }),
};
