"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useBidAnswers } from "@/components/bidding/desk/bid-answers";
import { useMarketOf } from "@/components/bidding/load/use-load-bids";
import type { useSuggestion } from "@/components/bidding/load/use-suggestion";
import { usePostingAsk } from "@/components/bidding/posting/posting-ask";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { statusChange, useLoadChange } from "@/components/loads/use-load-change";
import type { Step } from "@/lib/bidding/rules/suggest-step";
import { checkReadiness } from "@/lib/loads/rules/check-readiness";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

export type LoadStepProps = {
  loaded: GetLoadResponse;
  /** The crossing that most trucks of the lane take, where one is known. */
  crossing: { shortLabel: string; isChanging: boolean; use: () => void } | undefined;
};

/** The field that a step is about, where it is taken in the form. */
export const pathOf = ({ step }: Step, loaded: GetLoadResponse) => {
  const checks = checkReadiness(loaded);
  const of = (check: string) => checks.find((it) => it.check === check)?.path;
  if (step === "setPlaces") return of("places");
  if (step === "setPickup") return of("pickupTime");
  if (step === "chooseCrossing") return "load.borderCrossings";
  return step === "dispatch" ? "load.dispatch.driverName" : undefined;
};

/** Takes a step, where it can be taken: in a dialog, in the form, on a page of its own, or at once. */
export function useTakeStep(
  { loaded, crossing }: LoadStepProps,
  { open }: Pick<ReturnType<typeof useSuggestion>, "open">,
) {
  const t = useTranslations("loadPage.step");
  const market = useMarketOf(loaded);
  const { ask } = useBidAnswers();
  const posting = usePostingAsk();
  const { openForm, setTab } = useLoadTab();
  const { change } = useLoadChange();
  const { push } = useRouter();
  const [asked, setAsked] = useState<"book" | "tell">();
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
        return bid && ask(step.step, bid, { market });
      }
      case "review":
        return setTab("bids");
      case "post":
      case "send":
        return showPosting(step.step);
      case "book":
      case "tell":
        return setAsked(step.step);
      case "confirm":
        return push(`/loads/${loaded.load.id}/rate-confirmation`);
      case "chooseCrossing":
        if (!crossing) return openForm(pathOf(step, loaded));
        return crossing.isChanging ? undefined : crossing.use();
      case "complete":
        return change(loaded.load, {
          change: statusChange(loaded.load.status, "COMPLETED"),
          done: t("completed"),
        });
      default:
        return openForm(pathOf(step, loaded));
    }
  };
  return { take, asked, endAsked: () => setAsked(undefined), market };
}
