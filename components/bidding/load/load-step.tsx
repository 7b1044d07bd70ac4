"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useId, useState } from "react";
import { useBidAnswers } from "@/components/bidding/desk/bid-answers";
import { firstCounter } from "@/components/bidding/desk/counter-draft";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { marketFigures } from "@/components/bidding/desk/price-ground";
import { useAnswerKeys } from "@/components/bidding/desk/use-answer-keys";
import { StepButton } from "@/components/bidding/load/step-button";
import { useBidWalk } from "@/components/bidding/load/use-bid-walk";
import { useMarketOf } from "@/components/bidding/load/use-load-bids";
import { useSuggestion } from "@/components/bidding/load/use-suggestion";
import { usePostingAsk } from "@/components/bidding/posting/posting-ask";
import { usePostingRefusal } from "@/components/bidding/posting/use-posting-refusal";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { useLoadChange } from "@/components/loads/overview/use-load-change";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { Step } from "@/lib/bidding/rules/suggest-step";
import { useFormat } from "@/lib/i18n/format";
import { checkReadiness } from "@/lib/loads/rules/check-readiness";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const BookDialog = lazy(() => import("@/components/loads/page/book-dialog").then((m) => ({ default: m.BookDialog })));

type Shown = { loaded: GetLoadResponse };

type LoadStepProps = Shown & {
  /** The crossing that most trucks of the lane take, where one is known. */
  crossing: { shortLabel: string; isChanging: boolean; use: () => void } | undefined;
};

/** The field that a step is about, where it is taken in the form. */
const pathOf = ({ step }: Step, loaded: GetLoadResponse) => {
  const checks = checkReadiness(loaded);
  const of = (check: string) => checks.find((it) => it.check === check)?.path;
  if (step === "setPlaces") return of("places");
  if (step === "setPickup") return of("pickupTime");
  if (step === "chooseCrossing") return "load.borderCrossings";
  return step === "dispatch" ? "load.dispatch.driverName" : undefined;
};

/** Takes a step, where it can be taken on this page: in a dialog, in the form, or at once. */
function useTakeStep({ loaded, crossing }: LoadStepProps, { open }: Pick<ReturnType<typeof useSuggestion>, "open">) {
  const t = useTranslations("loadPage.step");
  const market = useMarketOf(loaded);
  const { ask } = useBidAnswers();
  const posting = usePostingAsk();
  const { openForm, setTab } = useLoadTab();
  const { change } = useLoadChange(loaded);
  const [isBooking, setIsBooking] = useState(false);
  const showPosting = (step: "post" | "send") => {
    // The dialogs belong to the posting card.
    setTab("overview");
    posting.ask(step);
  };
  const take = (step: Step) => {
    switch (step.step) {
      case "accept":
      case "counter": {
        const bid = open.find(({ id }) => id === step.bidId);
        return bid && ask(step.step, bid, market);
      }
      case "review":
        return setTab("bids");
      case "post":
      case "send":
        return showPosting(step.step);
      case "book":
        return setIsBooking(true);
      case "chooseCrossing":
        if (!crossing) return openForm(pathOf(step, loaded));
        return crossing.isChanging ? undefined : crossing.use();
      case "complete":
        return change({ status: "COMPLETED" }, { done: t("completed"), undo: { status: loaded.load.status } });
      default:
        return openForm(pathOf(step, loaded));
    }
  };
  return { take, isBooking, endBooking: () => setIsBooking(false), market };
}

/** What the button of a step is called, with the figure it commits to. */
function useStepLabel(
  { loaded, crossing }: LoadStepProps,
  { open, hasOffers }: Pick<ReturnType<typeof useSuggestion>, "open" | "hasOffers">,
  market: Market,
) {
  const t = useTranslations("loadPage.step");
  const format = useFormat();
  const counterText = (bid: DeskBid | undefined) => {
    const draft = bid && firstCounter(bid, market);
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
  const { take, isBooking, endBooking, market } = useTakeStep({ loaded, crossing }, suggested);
  const label = useStepLabel({ loaded, crossing }, suggested, market);
  const note = useStepNote(suggested);
  const { tab, setTab } = useLoadTab();
  const other: Step | undefined =
    suggestion && "other" in suggestion ? { ...suggestion, step: suggestion.other } : undefined;
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
  const leadsToBids = Boolean(other) || suggestion?.step === "review" || tab === "bids";
  const showsBids = !leadsToBids && (Boolean(suggestion) || open.length > 0);
  return (
    <div
      data-step
      data-own-keys={open.length > 0 ? "a c r u w" : undefined}
      className={classNames(
        "border-line empty:hidden sm:max-lg:col-span-full sm:max-lg:border-t lg:border-l sm:px-3.5 sm:py-2 sm:max-lg:px-5 lg:pr-5",
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
      {other && !suggestion?.blocked && (
        <StepButton label={label(other)} note={note(other)} shortcut={keys[other.step]} onPress={() => take(other)} />
      )}
      {showsBids && (
        <Button className="sm:hidden" onClick={() => setTab("bids")}>
          {t("bids", { count: open.length })}
        </Button>
      )}
      <Suspense fallback={null}>
        {isBooking && <BookDialog loaded={loaded} market={marketFigures(market)} onClose={endBooking} />}
      </Suspense>
    </div>
  );
}
