"use client";

import { MessageSquarePlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useState } from "react";
import {
  type KeptPrice,
  keptText,
  readKept,
  usePriceDraft,
  usualCurrency,
} from "@/components/bidding/offer/price-draft";
import { PriceField } from "@/components/bidding/offer/price-field";
import type { Moves } from "@/components/bidding/offer/use-moves";
import { MoveNote } from "@/components/bidding/offer/use-moves";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/controls";
import type { Bid } from "@/lib/bidding/schema/bid";
import { reasonMessages } from "@/lib/bidding/schema/bid-values";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import { useFormat } from "@/lib/i18n/format";

type PriceFormProps = { token: string; offer: GetOfferResponse; last: Bid | undefined; moves: Moves };

/** Why there is no bid any more, where there was one. */
function Last({ organization, bid }: { organization: string; bid: Bid }) {
  const t = useTranslations("offers.last");
  const format = useFormat();
  const outcome = bid.status === "REVOKED" ? "withdrawn" : bid.isRejectedByRule ? "byRule" : "refused";
  const { code, message: words } = bid.reason ?? {};
  return (
    <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">
      {t(outcome, { organization, amount: format.money(bid.amount) })}
      {code === "broker" && words && words !== reasonMessages.broker && (
        <span className="wrap-anywhere block pt-1 text-ink-2">{t("words", { words })}</span>
      )}
    </p>
  );
}

/** A bid before it is sent; a reload keeps what is typed. */
export function PriceForm({ token, offer, last, moves }: PriceFormProps) {
  const t = useTranslations("offers.price");
  const format = useFormat();
  const { posting, load, organizationName: organization } = offer;
  const { atFirst, keep, forget } = useKeptPrice(token, `${last?.id} ${last?.status}`);
  const draft = usePriceDraft({
    currencyCode: last?.amount.currencyCode ?? usualCurrency(load),
    money: last?.amount,
    ...atFirst,
  });
  const [note, setNote] = useState(atFirst?.note ?? "");
  const { money, text, currencyCode } = draft;
  const keepTyped = useEffectEvent(keep);
  useEffect(() => keepTyped({ text, currencyCode, note }), [text, currencyCode, note]);
  const send = () => {
    draft.judge();
    if (!money) return;
    moves.move({ what: "submit", request: { postingId: posting.id, amount: money, note } }, { onSuccess: forget });
  };
  return (
    <>
      <h2 id="bid-card" className="sr-only">
        {t("heading")}
      </h2>
      {last && last.status !== "CLOSED" && <Last organization={organization} bid={last} />}
      <PriceField label={t("title")} draft={draft} miles={load.miles} onEnter={send} />
      <Note organization={organization} value={note} onChange={setNote} />
      <MoveNote problem={moves.problem} organization={organization} />
      <Button variant="primary" disabled={moves.isPending || !money} onClick={send} className="h-12! text-lg">
        {moves.isPending ? t("sending") : money ? t("sendAmount", { amount: format.money(money) }) : t("send")}
      </Button>
    </>
  );
}

function Note({
  organization,
  value,
  onChange,
}: {
  organization: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const t = useTranslations("offers.price");
  const id = useId();
  const [opened, setOpened] = useState<"before" | "now" | undefined>(value === "" ? undefined : "before");
  if (!opened)
    return (
      <Button
        variant="ghost"
        icon={<MessageSquarePlus aria-hidden />}
        className="-ml-3 justify-self-start"
        onClick={() => setOpened("now")}
      >
        {t("addNote")}
      </Button>
    );
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {t("note", { organization })}
      </label>
      <Textarea
        id={id}
        autoFocus={opened === "now"}
        maxLength={4000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-hint`}
        className="min-h-18"
      />
      <p id={`${id}-hint`} className="text-ink-3 text-xs">
        {t("noteHint")}
      </p>
    </div>
  );
}

// A full or forbidden storage only costs what was typed.
function inStorage<Found>(use: (storage: Storage) => Found): Found | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps in this tab what a carrier types behind a link, against a reload; `atFirst` is what was kept before. */
function useKeptPrice(token: string, about: string) {
  const key = `offer:${token}`;
  const [atFirst] = useState(() => readKept(inStorage((storage) => storage.getItem(key)) ?? null, about));
  return {
    atFirst,
    keep: (price: KeptPrice) => inStorage((storage) => storage.setItem(key, keptText(about, price))),
    forget: () => inStorage((storage) => storage.removeItem(key)),
  };
}
