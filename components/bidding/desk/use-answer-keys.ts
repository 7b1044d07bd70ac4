"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { type PageCommand, usePageCommands } from "@/components/app-shell/page-commands";
import { useSession } from "@/components/app-shell/session-provider";
import { useShortcuts } from "@/components/app-shell/use-shortcuts";
import { type Answer, answerKeys, answers, obstacleTo } from "@/components/bidding/desk/answer-states";
import { useBidAnswers, useSayWhyNot } from "@/components/bidding/desk/bid-answers";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { usePostingRefusal } from "@/components/bidding/posting/use-posting-refusal";
import type { Ranking } from "@/lib/bidding/rules/rank-bids";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const focusedBid = () => document.activeElement?.closest("[data-load-bid]")?.getAttribute("data-load-bid") ?? undefined;

type AnswerKeys = {
  loaded: GetLoadResponse;
  /** The open bids for the load, as they are ranked. */
  ranking: Pick<Ranking<DeskBid>, "best" | "isCompared"> & { open: readonly DeskBid[] };
  market: Market;
  isPosted: boolean;
  onPost: () => void;
};

/**
 * The bid to answer while none has the focus: the best, else the first, of which its buttons say why it is not. One whose
 * price is not compared is answered by who chose it.
 */
const meantBy = ({ best, open: [first], isCompared }: AnswerKeys["ranking"]) =>
  best ?? (first && isCompared(first) ? first : undefined);

const everyAnswer: readonly Answer[] = [...answers, "revokeCounter"];

// For as long the first key of two waits for the second: after "g" the letter names a page.
const goTimeoutMs = 1000;

const words: Record<Answer | "post", string> = {
  accept: "accept bid aceptar oferta book asignar",
  counter: "counter contraoferta negociar",
  reject: "reject rechazar oferta decline",
  use: "use target rate tarifa meta copiar",
  revokeCounter: "withdraw revoke retirar contraoferta",
  post: "post publicar carriers transportistas board offer ofrecer links",
};

/** The same by name, in the command palette: what can be done about the load now, and by this role. */
function useAnswerCommands({ loaded, ranking, market, onPost, isPosted }: AnswerKeys) {
  const t = useTranslations("loadCommands");
  const format = useFormat();
  const { role } = useSession();
  const { answer } = useBidAnswers();
  const { refusal } = usePostingRefusal(loaded);
  const bid = meantBy(ranking);
  const toBid = (of: DeskBid) => ({ amount: format.money(of.amount), carrier: of.carrier.displayName });
  const answering = (of: DeskBid): PageCommand[] =>
    everyAnswer
      .filter((name) => obstacleTo(name, of, role) === undefined)
      .map((name) => ({
        id: name,
        label: t(name, toBid(of)),
        words: words[name],
        shortcut: answerKeys[name].toUpperCase(),
        run: () => answer(name, of, { market }),
      }));
  const post = { id: "post", label: t(isPosted ? "send" : "post"), words: words.post, shortcut: "P", run: onPost };
  usePageCommands({
    label: loaded.load.externalDisplayId ?? loaded.load.externalId,
    commands: [...(refusal ? [] : [post]), ...(bid ? answering(bid) : [])],
  });
}

/**
 * On a load's page and in its preview: a c r u w answer the bid that has the focus, else the one to answer first; p
 * posts the load or offers it to more carriers. What cannot be done says why.
 */
export function useAnswerKeys(keys: AnswerKeys) {
  const { ranking, market, onPost } = keys;
  useAnswerCommands(keys);
  const { answer, isAsking } = useBidAnswers();
  const sayWhyNot = useSayWhyNot();
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  const isMeant = (event: KeyboardEvent) => !event.repeat && event.timeStamp - goAt.current >= goTimeoutMs;
  const press = (name: Answer) => (event: KeyboardEvent) => {
    const focused = focusedBid();
    const bid = ranking.open.find(({ id }) => id === focused) ?? meantBy(ranking);
    const hasBids = ranking.open.length > 0;
    // Where nobody bids, "c" makes a new load as everywhere.
    if (!isMeant(event) || (!hasBids && name === "counter")) return;
    // The dialog's field must not get the letter, and the page not its other meaning.
    event.preventDefault();
    if (isAsking) return;
    if (bid) answer(name, bid, { market });
    else sayWhyNot(hasBids ? "notCompared" : "noBids");
  };
  useShortcuts({
    g: ({ timeStamp }) => {
      goAt.current = timeStamp;
    },
    p: (event) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      onPost();
    },
    ...Object.fromEntries(everyAnswer.map((name) => [answerKeys[name], press(name)])),
  });
}
