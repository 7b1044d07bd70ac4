"use client";

import { createContext, lazy, type ReactNode, Suspense, use, useState } from "react";
import type { Answer } from "@/components/bids/answer-states";
import type { DeskBid } from "@/components/bids/desk-bids";
import type { Market } from "@/components/bids/market";
import { useUseBid } from "@/components/bids/use-use-bid";

const AnswerDialog = lazy(() =>
  import("@/components/bids/answer-dialog").then((module) => ({ default: module.AnswerDialog })),
);

/** What is asked about: the bid as it was when it was asked, for it may change behind the question. */
export type Question = { answer: Exclude<Answer, "use">; bid: DeskBid; market?: Market | undefined };

type Answering = { ask: (answer: Answer, bid: DeskBid, market?: Market) => void; isAsking: boolean };

const AnswersContext = createContext<Answering | null>(null);

/** Holds the questions that are put before a bid is answered, for whatever answers bids inside it. */
export function BidAnswersProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const copyToTarget = useUseBid();
  const ask: Answering["ask"] = (answer, bid, market) => {
    if (answer === "use") copyToTarget(bid);
    else setQuestion({ answer, bid, market });
  };
  return (
    <AnswersContext value={{ ask, isAsking: question !== null }}>
      {children}
      <Suspense fallback={null}>
        {question && <AnswerDialog question={question} onClose={() => setQuestion(null)} />}
      </Suspense>
    </AnswersContext>
  );
}

/** Puts the question that comes before an answer. */
export function useBidAnswers(): Answering {
  const answering = use(AnswersContext);
  if (!answering) throw new Error("Only inside BidAnswersProvider.");
  return answering;
}
