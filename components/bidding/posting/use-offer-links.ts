"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { postingMutations } from "@/lib/bidding/queries/postings";
import type { ApiResponse } from "@/lib/browser/api";

type Addressee = { id: string; name: string };

/** What came of asking for a carrier's link. */
export type MadeLink = { name: string } & (ApiResponse<"/postings/offer-link"> | { why: string });

type Made = Readonly<Record<string, MadeLink>>;

const none: Made = {};

/**
 * The links to a load's posting that were made since the page was opened, by carrier: their addresses are answered
 * once and kept nowhere else. Another posting begins anew.
 */
export function useOfferLinks() {
  const [known, setKnown] = useState<{ postingId: string; made: Made }>({ postingId: "", made: none });
  const { mutateAsync } = useMutation(postingMutations.offerLink);
  const change = (postingId: string, next: (made: Made) => Made) =>
    setKnown((before) => ({ postingId, made: next(before.postingId === postingId ? before.made : none) }));

  const makeOne = async (postingId: string, { id, name }: Addressee): Promise<MadeLink> => {
    try {
      return { name, ...(await mutateAsync({ postingId, carrierId: id, replacesEarlier: true })) };
    } catch (reason) {
      return { name, why: reason instanceof Error ? reason.message : String(reason) };
    }
  };

  /** One after the other; those that fail do not keep the others from theirs. */
  const make = async (postingId: string, carriers: readonly Addressee[]) => {
    for (const carrier of carriers) {
      const link = await makeOne(postingId, carrier);
      change(postingId, (made) => ({ ...made, [carrier.id]: link }));
    }
  };

  /** A revoked address is not offered any more. */
  const forget = (postingId: string, carrierId: string) =>
    change(postingId, (made) => Object.fromEntries(Object.entries(made).filter(([id]) => id !== carrierId)));

  const madeFor = (postingId: string) => (known.postingId === postingId ? known.made : none);
  return { madeFor, make, forget };
}

export type OfferLinks = ReturnType<typeof useOfferLinks>;
