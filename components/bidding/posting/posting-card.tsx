"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleStop, Megaphone, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { late, orNotFetched } from "@/components/app-shell/late";
import { type PostingStep, usePostingAsk } from "@/components/bidding/posting/posting-ask";
import { PostingDialogs } from "@/components/bidding/posting/posting-dialogs";
import { PostingState } from "@/components/bidding/posting/posting-state";
import { useOfferLinks } from "@/components/bidding/posting/use-offer-links";
import { usePostingRefusal } from "@/components/bidding/posting/use-posting-refusal";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { postingQueries } from "@/lib/bidding/queries/postings";
import type { Posting } from "@/lib/bidding/schema/posting";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

// Most postings that are looked at were sent to nobody yet.
const SentOffers = late(
  orNotFetched(() => import("@/components/bidding/posting/sent-offers").then((m) => m.SentOffers)),
);

type PostingCardProps = {
  loaded: GetLoadResponse;
  /** Whether the reader may not change anything. */
  isReader: boolean;
};

/** Whether carriers are offered the load, what they said, and the steps from here. */
export function PostingCard({ loaded, isReader }: PostingCardProps) {
  const t = useTranslations("postings.card");
  const { data: posting, error, refetch } = useQuery(postingQueries.latest(loaded.load.id));
  const { asked, ask: setAsked } = usePostingAsk();
  const links = useOfferLinks();
  const hasLinks = posting && (posting.offers.length > 0 || Object.keys(links.madeFor(posting.id)).length > 0);
  const isOpen = loaded.load.status === "ON_HOLD" || loaded.load.status === "AVAILABLE";
  // Of a load that is covered or over, a posting that never was is no news.
  if (posting === null && !isOpen) return null;
  return (
    <OverviewCard title={t("title")}>
      <div className="grid gap-2">
        {posting === undefined && !error && <Skeleton className="h-14" />}
        {posting === undefined && error && (
          <p className="text-ink-2">
            {t("failed")}{" "}
            <Button size="sm" onClick={() => refetch()}>
              {t("retry")}
            </Button>
          </p>
        )}
        {posting === null && <p className="text-ink-2">{t("none")}</p>}
        {posting && <PostingState posting={posting} />}
        {posting !== undefined && <Steps posting={posting} loaded={loaded} isReader={isReader} onAsk={setAsked} />}
        {posting && asked === undefined && hasLinks && (
          <Suspense fallback={null}>
            <SentOffers load={loaded.load} posting={posting} links={links} isReader={isReader} />
          </Suspense>
        )}
      </div>
      <PostingDialogs loaded={loaded} posting={posting} links={links} asked={asked} onAsk={setAsked} />
    </OverviewCard>
  );
}

type StepsProps = Pick<PostingCardProps, "loaded" | "isReader"> & {
  posting: Posting | null;
  onAsk: (step: PostingStep) => void;
};

function Steps({ posting, loaded, isReader, onAsk }: StepsProps) {
  const t = useTranslations("postings.card");
  const { refusal } = usePostingRefusal(loaded);
  if (posting?.status === "OPEN") {
    const readerOnly = isReader ? t("blocked.reader") : undefined;
    return (
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          icon={<Send aria-hidden />}
          disabled={isReader}
          title={readerOnly}
          onClick={() => onAsk("send")}
        >
          {t("send")}
        </Button>
        <Button
          size="sm"
          icon={<CircleStop aria-hidden />}
          disabled={isReader}
          title={readerOnly}
          onClick={() => onAsk("end")}
        >
          {t("end")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        size="sm"
        icon={<Megaphone aria-hidden />}
        disabled={refusal !== undefined}
        title={refusal}
        onClick={() => onAsk("post")}
      >
        {t(posting ? "postAgain" : "post")}
      </Button>
      {refusal && <p className="text-ink-3 text-xs">{refusal}</p>}
    </div>
  );
}
