"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { postingMutations } from "@/lib/bidding/queries/postings";

/** What came of asking for a carrier's link. */
export type MadeLink = { url: string } | { why: string };

/** The links made since the window opened, by carrier: they are shown this once and kept nowhere. */
export function useOfferLinks(postingId: string) {
  const [made, setMade] = useState<Record<string, MadeLink>>({});
  const { mutateAsync } = useMutation(postingMutations.offerLink);

  const makeOne = async (carrierId: string): Promise<MadeLink> => {
    try {
      const { url } = await mutateAsync({ postingId, carrierId });
      return { url };
    } catch (reason) {
      return { why: reason instanceof Error ? reason.message : String(reason) };
    }
  };

  /** One after the other; those that fail do not keep the others from theirs. */
  const make = async (carrierIds: readonly string[]) => {
    for (const carrierId of carrierIds) {
      const link = await makeOne(carrierId);
      setMade((known) => ({ ...known, [carrierId]: link }));
    }
  };

  return { made, make };
}
