"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { useEventTexts } from "@/components/bidding/desk/event-texts";
import { reasonMessages } from "@/lib/bidding/schema/bid-values";

/** Who settled a bid, as far as that is known: "By Ana Lucía Treviño". Rules and clocks are named by their reason. */
function useSettler() {
  const t = useTranslations("bids.by");
  const actor = useTranslations("loadEditor.actor");
  const { userId } = useSession();
  return ({ answeredBy }: Pick<DeskBid, "answeredBy">) => {
    if (!answeredBy || answeredBy.type === "system") return undefined;
    if (answeredBy.type === "carrier") return t("carrier");
    return answeredBy.id === userId ? t("you") : t("who", { name: actor(answeredBy.type, { name: answeredBy.name }) });
  };
}

/** Who brought a settled bid to where it stands, and why: "By Ana Lucía Treviño: no insurance". */
export function useOutcome() {
  const settler = useSettler();
  const { reason } = useEventTexts();
  return (bid: Pick<DeskBid, "answeredBy" | "reason">) => {
    const who = settler(bid);
    const why = bid.reason;
    if (!why || !who) return why ? reason(why) : who;
    if (why.code !== "broker") return `${reason(why)} · ${who}`;
    return why.message === reasonMessages.broker ? who : `${who}: ${why.message}`;
  };
}
