"use client";

import { useMutation } from "@tanstack/react-query";
import { ClipboardPen } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useBackgroundNews } from "@/components/bidding/offer/background-news";
import { BidCard } from "@/components/bidding/offer/bid-card";
import { ConnectionNote } from "@/components/bidding/offer/connection-note";
import { OfferContact } from "@/components/bidding/offer/offer-contact";
import { OfferFacts } from "@/components/bidding/offer/offer-facts";
import { type OfferState, stateKey, stateOf } from "@/components/bidding/offer/offer-state";
import { OfferStops } from "@/components/bidding/offer/offer-stops";
import { OfferSummary } from "@/components/bidding/offer/offer-summary";
import { MoveNote, problemOf } from "@/components/bidding/offer/use-moves";
import { Button } from "@/components/ui/button";
import { offerByLink } from "@/lib/bidding/queries/offers";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

// The heading that names it comes with its form, so it is found by the name.
const cardOf = () => document.querySelector<HTMLElement>('section[aria-labelledby="bid-card"]');

const half = 0.5;

/** Whether the carrier's own part of the page is out of sight. */
function useIsAway(state: OfferState["is"]) {
  const [isAway, setIsAway] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another card to look at.
  useEffect(() => {
    const card = cardOf();
    if (!card) return;
    const look: IntersectionObserverCallback = ([entry]) => setIsAway(entry ? entry.intersectionRatio < half : false);
    const observer = new IntersectionObserver(look, { threshold: half });
    observer.observe(card);
    return () => observer.disconnect();
  }, [state]);
  return isAway;
}

/** The way back to what the carrier can do, for who has read on: at the bottom, where the thumb is. */
function JumpBar({ state }: { state: OfferState }) {
  const t = useTranslations("offers");
  const isAway = useIsAway(state.is);
  if (!isAway || (state.is !== "open" && state.is !== "countered")) return null;
  const jump = () => {
    const card = cardOf();
    card?.scrollIntoView({ block: "center" });
    card?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
  };
  return (
    <div className="sticky bottom-0 -mx-4 border-line border-t bg-bg px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden">
      <Button variant="primary" onClick={jump} className="h-12! w-full text-lg">
        {t(state.is === "open" ? "price.jump" : "counter.jump")}
      </Button>
    </div>
  );
}

type OfferViewProps = { token: string; offer: GetOfferResponse; readAt: number; isStale: boolean };

/** The load, and what its carrier can do about it: within reach of a thumb on a phone, beside the load on a desk. */
export function OfferView({ token, offer, readAt, isStale }: OfferViewProps) {
  const state = stateOf(offer);
  const news = useChangeMessage(state, offer.organizationName);
  useBackgroundNews(news, offer);
  return (
    <div className="grid content-start gap-5 pb-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-10">
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="grid content-start gap-3 lg:col-start-1 lg:row-start-1">
        <ConnectionNote readAt={readAt} isStale={isStale} />
        <OfferSummary offer={offer} state={state.is} />
        <OfferContact offer={offer} />
      </div>
      <div className="grid content-start gap-4 lg:sticky lg:top-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <BidCard token={token} offer={offer} state={state} />
        <RegisterCard token={token} offer={offer} />
      </div>
      <div className="grid content-start gap-5 lg:col-start-1 lg:row-start-2">
        <OfferStops load={offer.load} isOffered={state.is !== "accepted" && state.is !== "over"} />
        <OfferFacts load={offer.load} />
      </div>
      <JumpBar state={state} />
    </div>
  );
}

function useLabels(organization: string) {
  const t = useTranslations("offers.news");
  const format = useFormat();
  return (state: OfferState) => {
    if (state.is === "countered" && state.bid.counter)
      return t("countered", { organization, amount: format.money(state.bid.counter.amount) });
    if (state.is === "accepted") return t("accepted", { organization, amount: format.money(state.bid.amount) });
    if (state.is === "open" && state.last?.status === "REJECTED") return t("refused", { organization });
    return state.is === "over" ? t("over") : undefined;
  };
}

/** What the broker did since the page was opened, for the notification of readers who look elsewhere. */
function useChangeMessage(state: OfferState, organization: string) {
  const words = useLabels(organization);
  const key = stateKey(state);
  const [announced, setAnnounced] = useState<{ key: string; message?: string }>({ key });
  if (announced.key !== key) setAnnounced({ key, message: words(state) });
  return announced.message;
}

type RegisterCardProps = { token: string; offer: GetOfferResponse };

/** The way to the organization's onboarding, for carriers it is offered to. */
function RegisterCard({ token, offer }: RegisterCardProps) {
  const t = useTranslations("offers");
  const { organizationName: organization, meaning } = offer;
  const register = useMutation({
    mutationFn: offerByLink(token).register,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (!meaning.isOfferedOnboarding) return null;
  return (
    <section aria-labelledby="register" className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <h2 id="register" className="font-medium">
        {t("onboarding.title", { organization })}
      </h2>
      <p className="text-ink-2">{t("onboarding.text")}</p>
      <MoveNote problem={problemOf(register.error)} organization={organization} />
      <Button
        icon={<ClipboardPen aria-hidden />}
        disabled={register.isPending || register.isSuccess}
        onClick={() => register.mutate()}
        className="h-11!"
      >
        {t(register.isPending || register.isSuccess ? "onboarding.opening" : "onboarding.start")}
      </Button>
    </section>
  );
}
