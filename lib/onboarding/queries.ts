import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { call } from "@/lib/browser/call";
import type {
  getOnboardingEndpoint,
  removeDocumentEndpoint,
  saveOnboardingEndpoint,
  signOnboardingEndpoint,
  uploadDocumentEndpoint,
} from "@/lib/onboarding/contract/carrier-side";
import type {
  getCarrierDocumentEndpoint,
  listCarrierDocumentsEndpoint,
  removeCarrierDocumentEndpoint,
  uploadCarrierDocumentEndpoint,
} from "@/lib/onboarding/contract/documents";
import type {
  createOnboardingLinkEndpoint,
  listOnboardingLinksEndpoint,
  revokeOnboardingLinkEndpoint,
} from "@/lib/onboarding/contract/links";
import type { acceptOnboardingEndpoint, reviewOnboardingEndpoint } from "@/lib/onboarding/contract/review";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the pages.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

type Request<Declared extends { request: z.ZodType }> = z.input<Declared["request"]>;

const carrierSide = {
  get: at<typeof getOnboardingEndpoint>("/onboarding/get"),
  save: at<typeof saveOnboardingEndpoint>("/onboarding/save"),
  upload: at<typeof uploadDocumentEndpoint>("/onboarding/upload"),
  remove: at<typeof removeDocumentEndpoint>("/onboarding/remove-document"),
  sign: at<typeof signOnboardingEndpoint>("/onboarding/sign"),
};

/** What the carrier's page asks and tells, in the name of its link. */
export function onboardingByLink(token: string) {
  const headers = { "link-token": token };
  const query = queryOptions({
    queryKey: ["onboarding", token] as const,
    queryFn: ({ signal }) => call(carrierSide.get, {}, signal, headers),
    // What is on the page is being edited there: it is saved, not fetched over.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    query,
    save: (request: Request<typeof saveOnboardingEndpoint>) => call(carrierSide.save, request, undefined, headers),
    upload: (request: Request<typeof uploadDocumentEndpoint>) => call(carrierSide.upload, request, undefined, headers),
    remove: (id: string) => call(carrierSide.remove, { id }, undefined, headers),
    sign: (request: Request<typeof signOnboardingEndpoint>) => call(carrierSide.sign, request, undefined, headers),
  };
}

const operations = {
  createLink: at<typeof createOnboardingLinkEndpoint>("/onboarding-links/create"),
  links: at<typeof listOnboardingLinksEndpoint>("/onboarding-links/list"),
  revokeLink: at<typeof revokeOnboardingLinkEndpoint>("/onboarding-links/revoke"),
  review: at<typeof reviewOnboardingEndpoint>("/onboarding/review"),
  accept: at<typeof acceptOnboardingEndpoint>("/onboarding/accept"),
  documents: at<typeof listCarrierDocumentsEndpoint>("/carrier-documents/list"),
  document: at<typeof getCarrierDocumentEndpoint>("/carrier-documents/get"),
  upload: at<typeof uploadCarrierDocumentEndpoint>("/carrier-documents/upload"),
  remove: at<typeof removeCarrierDocumentEndpoint>("/carrier-documents/remove"),
};

const firstPage = "";
const nextOf = ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined;

/** What the organization sees of a carrier's onboarding. Kept under the carriers, so that it is asked anew with them. */
export const onboardingQueries = {
  all: (carrierId: string) => ["carriers", "onboarding", carrierId] as const,

  links: (carrierId: string) =>
    infiniteQueryOptions({
      queryKey: [...onboardingQueries.all(carrierId), "links"] as const,
      queryFn: ({ pageParam, signal }) =>
        call(operations.links, { carrierId, limit: 20, cursor: pageParam || undefined }, signal),
      initialPageParam: firstPage,
      getNextPageParam: nextOf,
    }),

  review: (carrierId: string) =>
    queryOptions({
      queryKey: [...onboardingQueries.all(carrierId), "review"] as const,
      queryFn: ({ signal }) => call(operations.review, { carrierId }, signal),
    }),

  documents: (carrierId: string) =>
    infiniteQueryOptions({
      queryKey: [...onboardingQueries.all(carrierId), "documents"] as const,
      queryFn: ({ pageParam, signal }) =>
        call(operations.documents, { carrierId, limit: 50, cursor: pageParam || undefined }, signal),
      initialPageParam: firstPage,
      getNextPageParam: nextOf,
    }),
};

/** A document with its content in base64; nothing keeps it. */
export const fetchDocument = (id: string) => call(operations.document, { id });

const askAnew = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ["carriers"] });

/** Writes; the carrier's page follows. */
export const onboardingMutations = {
  createLink: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof createOnboardingLinkEndpoint>) => call(operations.createLink, request),
      onSettled: () => askAnew(queryClient),
    }),

  revokeLink: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof revokeOnboardingLinkEndpoint>) => call(operations.revokeLink, request),
      onSettled: () => askAnew(queryClient),
    }),

  accept: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof acceptOnboardingEndpoint>) => call(operations.accept, request),
      onSettled: () => askAnew(queryClient),
    }),

  upload: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof uploadCarrierDocumentEndpoint>) => call(operations.upload, request),
      onSettled: () => askAnew(queryClient),
    }),

  remove: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof removeCarrierDocumentEndpoint>) => call(operations.remove, request),
      onSettled: () => askAnew(queryClient),
    }),
};
