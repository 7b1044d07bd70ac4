"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { Answer } from "@/components/bidding/desk/answer-states";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { useUseBid } from "@/components/bidding/desk/use-use-bid";
import { toast } from "@/components/ui/toast";
import { whenFetched } from "@/components/ui/when-fetched";

const AnswerDialog = whenFetched(() =>
  import("@/components/bidding/desk/answer-dialog").then(({ AnswerDialog }) => AnswerDialog),
);

/** What is asked about: the bid as it was when it was asked, for it may change behind the question. */
export type Question = { answer: Exclude<Answer, "use">; bid: DeskBid; market?: Market | undefined };

type Answering = { ask: (answer: Answer, bid: DeskBid, market?: Market) => void; isAsking: boolean };

const AnswersContext = createContext<Answering | null>(null);

// Not with the page, but before it is needed: an answer should not fail for want of its dialog.
const restMs = 2000;

/** Holds the questions that are put before a bid is answered, for whatever answers bids inside it. */
export function BidAnswersProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("bids.failed");
  const [question, setQuestion] = useState<Question | null>(null);
  const copyToTarget = useUseBid();
  useEffect(() => {
    const rest = setTimeout(() => AnswerDialog.fetch().catch(() => undefined), restMs);
    return () => clearTimeout(rest);
  }, []);
  const put = (asked: Question) => {
    setQuestion(asked);
    AnswerDialog.fetch().catch(() => {
      setQuestion(null);
      toast.error(t("unreachable"));
    });
  };
  const ask: Answering["ask"] = (answer, bid, market) => {
    if (answer === "use") copyToTarget(bid);
    else put({ answer, bid, market });
  };
  return (
    <AnswersContext value={{ ask, isAsking: question !== null }}>
      {children}
      {question && <AnswerDialog question={question} onClose={() => setQuestion(null)} />}
    </AnswersContext>
  );
}

/** Puts the question that comes before an answer. */
export function useBidAnswers(): Answering {
  const answering = use(AnswersContext);
  if (!answering) throw new Error("Only inside BidAnswersProvider.");
  return answering;
}
