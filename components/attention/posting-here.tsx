"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PostingStep } from "@/components/bidding/posting/posting-ask";
import { PostingDialogs } from "@/components/bidding/posting/posting-dialogs";
import { useOfferLinks } from "@/components/bidding/posting/use-offer-links";
import { postingQueries } from "@/lib/bidding/queries/postings";
import { loadQueries } from "@/lib/loads/queries";

/** Posts a load, or offers it to more carriers, from beside its item: what the dialogs need is read when it is wanted. */
export function PostingHere({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const links = useOfferLinks();
  const [step, setStep] = useState<PostingStep>();
  const { data: loaded } = useQuery(loadQueries.detail(loadId));
  const { data: posting } = useQuery(postingQueries.latest(loadId));
  if (!loaded || posting === undefined) return null;
  const first = posting?.status === "OPEN" ? "send" : "post";
  const ask = (next: PostingStep | undefined) => (next ? setStep(next) : onClose());
  return <PostingDialogs loaded={loaded} posting={posting} links={links} asked={step ?? first} onAsk={ask} />;
}
