"use client";

import { Suspense } from "react";
import { late, orNotFetched } from "@/components/app-shell/late";
import { BidAnswersProvider } from "@/components/bidding/desk/bid-answers";
import { LoadBids } from "@/components/bidding/load/load-bids";
import { LoadMarketCard } from "@/components/bidding/load/load-market-card";
import { LoadStep } from "@/components/bidding/load/load-step";
import { OpenBidCount } from "@/components/bidding/load/open-bid-count";
import { StripFigures } from "@/components/bidding/load/strip-figures";
import { PostingAskProvider } from "@/components/bidding/posting/posting-ask";
import { PostingCard } from "@/components/bidding/posting/posting-card";
import {
  ChooseCrossing,
  LoadCrossingFacts,
  LoadRoute,
  useLikeliestCrossing,
} from "@/components/border-crossings/load-crossing-facts";
import type { ContextPanelProps } from "@/components/loads/editor/context-panel";
import { LoadPage, type LoadPageProps, type LoadPageSlots } from "@/components/loads/page/load-page";

const CrossingCard = late(
  orNotFetched(() => import("@/components/border-crossings/load-crossing-card").then((m) => m.LoadCrossingCard)),
);
const RateCard = late(orNotFetched(() => import("@/components/rates/desk/load-rate-card").then((m) => m.LoadRateCard)));

/** Where the load crosses and what its lane pays, beside its form. */
const panels = ({ editor, loaded }: ContextPanelProps) => (
  <>
    <Suspense fallback={null}>
      <CrossingCard editor={editor} loaded={loaded} />
    </Suspense>
    <Suspense fallback={null}>
      <RateCard editor={editor} loaded={loaded} />
    </Suspense>
  </>
);

const Step = ({ loaded }: Pick<ContextPanelProps, "loaded">) => (
  <LoadStep loaded={loaded} crossing={useLikeliestCrossing(loaded)} />
);

const slots: LoadPageSlots = {
  panels,
  route: ({ loaded }) => <LoadRoute loaded={loaded} />,
  figures: ({ loaded }) => <StripFigures loaded={loaded} />,
  step: ({ loaded }) => <Step loaded={loaded} />,
  overview: ({ loaded, isReader }) => ({
    crossing: <LoadCrossingFacts loaded={loaded} />,
    chooseCrossing: <ChooseCrossing loaded={loaded} />,
    bids: <LoadBids loaded={loaded} most={5} />,
    market: <LoadMarketCard loaded={loaded} />,
    posting: <PostingCard loaded={loaded} isReader={isReader} />,
  }),
  allBids: ({ loaded }) => (
    <div className="grid items-start gap-3 px-5 pt-4 pb-28 max-sm:px-4 print:px-0 print:pb-0 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <LoadBids loaded={loaded} />
      <LoadMarketCard loaded={loaded} />
    </div>
  ),
  bidCount: ({ loaded }) => <OpenBidCount loadId={loaded.load.id} />,
};

/** A stored load with what other features know about it. */
export function StoredLoadPage(props: Omit<LoadPageProps, "slots">) {
  return (
    <BidAnswersProvider>
      <PostingAskProvider>
        <LoadPage {...props} slots={slots} />
      </PostingAskProvider>
    </BidAnswersProvider>
  );
}
