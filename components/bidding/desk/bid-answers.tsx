"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useState } from "react";
import { useFirstUse } from "@/components/app-shell/first-use";
import { useSession } from "@/components/app-shell/session-provider";
import { type Answer, obstacleTo } from "@/components/bidding/desk/answer-states";
import type { BesideBid } from "@/components/bidding/desk/counter-draft";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { toast } from "@/components/ui/toast";
import { whenFetched } from "@/components/ui/when-fetched";
import { hasRole } from "@/lib/core/role-rank";
import { useFormat } from "@/lib/i18n/format";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { Money } from "@/lib/vocabulary/money";

const AnswerDialog = whenFetched(() =>
  import("@/components/bidding/desk/answer-dialog").then(({ AnswerDialog }) => AnswerDialog),
);

/** What is asked about: the bid as it was when it was asked, for it may change behind the question. */
export type Question = { answer: Exclude<Answer, "use">; bid: DeskBid } & BesideBid;

type Asking = (answer: Answer, bid: DeskBid, beside?: BesideBid) => void;
type Answering = {
  ask: Asking;
  /** Asks, or says why that answer cannot be given. */
  answer: Asking;
  isAsking: boolean;
};

const AnswersContext = createContext<Answering | null>(null);

/** A question gives the focus back to the bid it was asked about: the buttons it came from go when it is answered. */
const focusOnBid = () =>
  document.activeElement
    ?.closest("[data-load-bid], [data-bid-row]")
    ?.querySelector("a")
    ?.focus({ preventScroll: true });

/** Renders the confirmations that precede the answer to a bid, for every component inside it that answers bids. */
export function BidAnswersProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("bids.failed");
  const { role } = useSession();
  const [question, setQuestion] = useState<Question | null>(null);
  const copyToTarget = useUseBid();
  const put = (asked: Question) => {
    focusOnBid();
    setQuestion(asked);
    AnswerDialog.fetch().catch(() => {
      setQuestion(null);
      toast.error(t("unreachable"));
    });
  };
  const ask: Answering["ask"] = (answer, bid, beside) => {
    if (answer === "use") copyToTarget(bid);
    else put({ answer, bid, ...beside });
  };
  const sayWhyNot = useSayWhyNot();
  const answer: Answering["answer"] = (name, bid, beside) => {
    const obstacle = obstacleTo(name, bid, role);
    if (obstacle) sayWhyNot(obstacle);
    else ask(name, bid, beside);
  };
  return (
    <AnswersContext value={{ ask, answer, isAsking: question !== null }}>
      {children}
      {question && <AnswerDialog question={question} onClose={() => setQuestion(null)} />}
    </AnswersContext>
  );
}

/** Fetches the questions where the reader may answer: not with the page, but before one is needed and cannot come. */
export function useQuestionsAhead() {
  const { role } = useSession();
  useFirstUse(() => {
    if (hasRole(role, "BROKER")) void AnswerDialog.fetch().catch(() => undefined);
  });
}

/** Says, also to who does not see it, why an answer cannot be given: by a key there is no button to read it on. */
export function useSayWhyNot() {
  const t = useTranslations("bids.actions");
  return (obstacle: string) => toast.hint(t(`blocked.${obstacle}`));
}

/** Puts the question that comes before an answer. */
export function useBidAnswers(): Answering {
  const answering = use(AnswersContext);
  if (!answering) throw new Error("Only inside BidAnswersProvider.");
  return answering;
}

/** Copies a bid's price into the load's target, at the version the load is at, with a way back. */
function useUseBid() {
  const t = useTranslations("bids.use");
  const format = useFormat();
  const failure = useFailureText();
  const queryClient = useQueryClient();
  const save = useMutation(loadMutations.save);

  const set = async (loadId: string, targetRate: Money | null) => {
    const { load, version } = await queryClient.fetchQuery(loadQueries.now(loadId));
    await save.mutateAsync({ load: { externalId: load.externalId, targetRate }, ifVersion: version });
    void queryClient.invalidateQueries({ queryKey: ["bids"] });
    return load.targetRate ?? null;
  };
  const undo = (loadId: string, before: Money | null) => () => {
    set(loadId, before).then(
      () => toast.success(t("undone")),
      (error: Error) => toast.error(failure(error)),
    );
  };
  return ({ loadId, load, amount }: DeskBid) => {
    set(loadId, amount).then(
      (before) =>
        toast.success(t("done", { amount: format.money(amount), load: load.externalDisplayId }), {
          undo: { label: t("undo"), run: undo(loadId, before) },
        }),
      (error: Error) => toast.error(failure(error)),
    );
  };
}
