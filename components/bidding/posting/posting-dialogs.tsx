"use client";

import { lazy, Suspense } from "react";
import type { Chosen } from "@/components/bidding/posting/carrier-choices";
import type { PostingStep } from "@/components/bidding/posting/posting-ask";
import type { useOfferLinks } from "@/components/bidding/posting/use-offer-links";
import type { Posting } from "@/lib/bidding/schema/posting";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const PostDialog = lazy(() =>
  import("@/components/bidding/posting/post-dialog").then((m) => ({ default: m.PostDialog })),
);
const EndDialog = lazy(() => import("@/components/bidding/posting/end-dialog").then((m) => ({ default: m.EndDialog })));
const OffersDialog = lazy(() =>
  import("@/components/bidding/posting/offers-dialog").then((m) => ({ default: m.OffersDialog })),
);

type PostingDialogsProps = {
  loaded: GetLoadResponse;
  posting: Posting | null | undefined;
  links: ReturnType<typeof useOfferLinks>;
  asked: PostingStep | undefined;
  onAsk: (step: PostingStep | undefined) => void;
};

/** The step of a posting that is under way: to post, to send the carriers their links, or to end it. */
export function PostingDialogs({ loaded, posting, links, asked, onAsk }: PostingDialogsProps) {
  const close = () => onAsk(undefined);
  const send = async (postingId: string, chosen: readonly Chosen[], byMail: boolean) => {
    await links.make(postingId, chosen, byMail ? { byMail } : {});
    onAsk(chosen.length > 0 ? "send" : undefined);
  };
  return (
    <Suspense fallback={null}>
      {asked === "post" && <PostDialog loaded={loaded} onClose={close} onPosted={send} />}
      {asked === "send" && posting && <OffersDialog loaded={loaded} posting={posting} links={links} onClose={close} />}
      {asked === "end" && posting && <EndDialog posting={posting} onClose={close} />}
    </Suspense>
  );
}
