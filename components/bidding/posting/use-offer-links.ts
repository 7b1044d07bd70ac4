"use client";

import {
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { offerWords } from "@/components/bidding/posting/offer-words";
import { postingMutations } from "@/lib/bidding/queries/postings";
import type { OfferLanguage } from "@/lib/bidding/schema/posting";
import type { ApiResponse } from "@/lib/browser/api";

type Addressee = { id: string; name: string };
type Mailing = { byMail?: boolean; language?: OfferLanguage; replacesEarlier?: boolean };

/** What came of asking for a carrier's link. */
export type MadeLink = { name: string } & (ApiResponse<"/postings/offer-link"> | { why: string });

type Made = Readonly<Record<string, MadeLink>>;

const none: Made = {};

// A browser has six connections to one server, and the stream of changes holds one of them.
const atOnce = 4;

/** The links that were made in this tab, by posting and carrier. Nothing fetches them: each is answered once. */
const madeLinks = queryOptions<Readonly<Record<string, Made>>>({
  queryKey: ["offer-links"],
  queryFn: skipToken,
  initialData: {},
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Changes the links of one posting. */
export function changeLinks(queryClient: QueryClient, postingId: string, next: (made: Made) => Made) {
  queryClient.setQueryData(madeLinks.queryKey, (known = {}) => ({
    ...known,
    [postingId]: next(known[postingId] ?? none),
  }));
}

/**
 * The links to postings that were made since the portal was opened in this tab, by carrier. Their addresses are answered
 * once and kept nowhere else; whatever page is read meanwhile, they are there.
 */
export function useOfferLinks() {
  const queryClient = useQueryClient();
  const { data: known = {} } = useQuery(madeLinks);
  const { mutateAsync } = useMutation(postingMutations.offerLink);

  const makeOne = async (postingId: string, { id, name }: Addressee, mailing: Mailing = {}): Promise<MadeLink> => {
    try {
      const link = await mutateAsync({ postingId, carrierId: id, replacesEarlier: true, ...mailing });
      // So that the ways to send it are there with it.
      await queryClient.prefetchQuery(offerWords(link.language));
      return { name, ...link };
    } catch (reason) {
      return { name, why: reason instanceof Error ? reason.message : String(reason) };
    }
  };

  /** A few at a time, each shown as soon as it is made; those that fail do not keep the others from theirs. */
  const make = async (postingId: string, carriers: readonly Addressee[], mailing?: Mailing) => {
    const waiting = [...carriers];
    const makeTheNext = async () => {
      for (let carrier = waiting.shift(); carrier; carrier = waiting.shift()) {
        const { id } = carrier;
        const link = await makeOne(postingId, carrier, mailing);
        changeLinks(queryClient, postingId, (made) => ({ ...made, [id]: link }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, makeTheNext));
  };

  /** Mails a link to one carrier. Those it has may be in its hands already, and go on working. */
  const mail = async (postingId: string, carrier: Addressee, language: OfferLanguage | "carrier") => {
    const chosen = language === "carrier" ? {} : { language };
    const link = await makeOne(postingId, carrier, { byMail: true, replacesEarlier: false, ...chosen });
    changeLinks(queryClient, postingId, (made) => ({ ...made, [carrier.id]: link }));
    return link;
  };

  /** A revoked address is not offered any more. */
  const forget = (postingId: string, carrierId: string) =>
    changeLinks(queryClient, postingId, (made) =>
      Object.fromEntries(Object.entries(made).filter(([id]) => id !== carrierId)),
    );

  return { madeFor: (postingId: string) => known[postingId] ?? none, make, mail, forget };
}

export type OfferLinks = ReturnType<typeof useOfferLinks>;
