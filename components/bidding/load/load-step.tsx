"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { firstCounter } from "@/components/bidding/desk/counter-draft";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { marketFigures } from "@/components/bidding/desk/price-ground";
import { useAnswerKeys } from "@/components/bidding/desk/use-answer-keys";
import { StepButton } from "@/components/bidding/load/step-button";
import { useBidWalk } from "@/components/bidding/load/use-bid-walk";
import { useSuggestion } from "@/components/bidding/load/use-suggestion";
import { type LoadStepProps, pathOf, useTakeStep } from "@/components/bidding/load/use-take-step";
import { usePostingRefusal } from "@/components/bidding/posting/use-posting-refusal";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { whenFetched } from "@/components/ui/when-fetched";
import type { Step } from "@/lib/bidding/rules/suggest-step";
import { useFormat } from "@/lib/i18n/format";

const BookDialog = whenFetched(() => import("@/components/loads/page/book-dialog").then((m) => m.BookDialog));
const TellCustomerDialog = whenFetched(() =>
  import("@/components/loads/page/tell-customer-dialog").then((m) => m.TellCustomerDialog),
);

/** What the button of a step is called, with the figure it commits to. */
function useStepLabel(
  { loaded, crossing }: LoadStepProps,
  { open, hasOffers }: Pick<ReturnType<typeof useSuggestion>, "open" | "hasOffers">,
  market: Market,
) {
  const t = useTranslations("loadPage.step");
  const format = useFormat();
  const exchange = useExchange();
  const counterText = (bid: DeskBid | undefined) => {
    const draft = bid && firstCounter(bid, { market }, exchange);
    if (!draft || !("amount" in draft)) return t("counter");
    return t("counterAt", { amount: format.money({ ...bid.amount, amount: draft.amount }) });
  };
  return (step: Step) => {
    const bid = "bidId" in step ? open.find(({ id }) => id === step.bidId) : undefined;
    if (step.step === "counter") return counterText(bid);
    if (step.step === "chooseCrossing" && crossing) return crossing.shortLabel;
    if (step.step === "send") return t(hasOffers ? "sendMore" : "send");
    const carrier = loaded.load.assignedCarrier?.carrier?.displayName ?? "";
    return t(step.step, { amount: bid ? format.money(bid.amount) : "", carrier });
  };
}

/** What nobody knows of the carrier that a step takes. Of the best bid nothing is known to be lacking. */
function useStepNote({ open }: Pick<ReturnType<typeof useSuggestion>, "open">) {
  const missTexts = useMissTexts();
  return (step: Step) => {
    const bid = step.step === "accept" ? open.find(({ id }) => id === step.bidId) : undefined;
    return missTexts(bid?.meaning?.misses).unknown?.short;
  };
}

const keys: Partial<Record<Step["step"], string>> = {
  accept: "A",
  counter: "C",
  post: "P",
  send: "P",
  setPlaces: "E",
  setPickup: "E",
  chooseCrossing: "E",
  dispatch: "E",
};

/** The step that the state of the load suggests: beside its facts, on a phone within reach of the thumb. */
export function LoadStep({ loaded, crossing }: LoadStepProps) {
  const t = useTranslations("loadPage.step");
  const id = useId();
  const suggested = useSuggestion(loaded);
  const { suggestion, open, posting } = suggested;
  const { take, asked, endAsked, market } = useTakeStep({ loaded, crossing }, suggested);
  const label = useStepLabel({ loaded, crossing }, suggested, market);
  const note = useStepNote(suggested);
  const { tab, setTab } = useLoadTab();
  const others = suggestion?.others ?? [];
  useBidWalk();
  const { refusal, say } = usePostingRefusal(loaded);
  useAnswerKeys({
    loaded,
    isPosted: posting?.status === "OPEN",
    ranking: suggested,
    market,
    onPost: () => (refusal ? say() : take({ step: posting?.status === "OPEN" ? "send" : "post" })),
  });
  const choosesCrossing = suggestion?.step === "chooseCrossing" && crossing !== undefined;
  const leadsToBids = others.length > 0 || suggestion?.step === "review" || tab === "bids";
  const showsBids = !leadsToBids && (Boolean(suggestion) || open.length > 0);
  return (
    <div
      data-step
      data-own-keys={open.length > 0 ? "a c r u w" : undefined}
      className={classNames(
        "border-line empty:hidden print:hidden sm:max-lg:col-span-full sm:max-lg:border-t lg:border-l sm:px-3.5 sm:py-2 sm:max-lg:px-5 lg:pr-5",
        "flex gap-2 lg:min-w-44 lg:flex-col lg:justify-center lg:gap-1.5",
        "max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-sm:z-20 max-sm:border-t max-sm:bg-sunken max-sm:px-4 max-sm:py-2",
        !suggestion && "sm:hidden",
        !suggestion && !showsBids && "hidden",
      )}
    >
      {suggestion && (
        <StepButton
          label={label(suggestion)}
          note={note(suggestion)}
          shortcut={choosesCrossing ? undefined : keys[suggestion.step]}
          variant="primary"
          reason={suggestion.blocked && t(`blocked.${suggestion.blocked}`)}
          reasonId={id}
          path={pathOf(suggestion, loaded)}
          onPress={() => take(suggestion)}
        />
      )}
      {others.map((other, at) => (
        <StepButton
          key={other.step}
          label={label(other)}
          note={note(other)}
          shortcut={keys[other.step]}
          path={pathOf(other, loaded)}
          isOnDesk={at > 0}
          onPress={() => take(other)}
        />
      ))}
      {showsBids && (
        <Button className="sm:hidden" onClick={() => setTab("bids")}>
          {t("bids", { count: open.length })}
        </Button>
      )}
      {asked === "book" && <BookDialog loaded={loaded} market={marketFigures(market)} onClose={endAsked} />}
      {asked === "tell" && <TellCustomerDialog loaded={loaded} onClose={endAsked} />}
    </div>
  );
}
