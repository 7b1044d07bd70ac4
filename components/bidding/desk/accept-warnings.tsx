"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";
import type { BetterBid } from "@/components/bidding/desk/better-bid";
import { ComparedPrice } from "@/components/bidding/desk/compared-price";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { singleKeysAreOn } from "@/lib/browser/preferences";
import { useFormat } from "@/lib/i18n/format";

const insteadKey = "b";

/** The key of a question that takes the better bid; and a key that is kept down answers no second question. */
export function useAcceptKeys(takeBetter: (() => void) | undefined) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!takeBetter || event.repeat || !singleKeysAreOn()) return;
    event.preventDefault();
    takeBetter();
  });
  useEffect(() => {
    const onRepeat = (event: KeyboardEvent) => event.repeat && event.key === "Enter" && event.preventDefault();
    window.addEventListener("keydown", onRepeat, { capture: true });
    const stop = tinykeys(window, { [insteadKey]: (event) => onKey(event) });
    return () => {
      window.removeEventListener("keydown", onRepeat, { capture: true });
      stop();
    };
  }, []);
}

type BetterBidNoteProps = { better: BetterBid; onTake: () => void };

/** Another bid could be accepted for less: whose it is, how much less, and the way to take it. */
export function BetterBidNote({ better: { bid, less }, onTake }: BetterBidNoteProps) {
  const t = useTranslations("bids.accept");
  const format = useFormat();
  const { amount, carrier } = bid;
  const figures = {
    carrier: carrier.displayName,
    amount: format.money(amount),
    less: format.money(less),
  };
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-md bg-warn-soft px-3 py-2 text-warn">
      <p className="wrap-anywhere font-medium">{t("better", figures)}</p>
      <ComparedPrice bid={bid} />
      <Button size="sm" aria-keyshortcuts={insteadKey} onClick={onTake}>
        {t("takeBetter", figures)}
        <span aria-hidden className="pointer-coarse:hidden">
          <Kbd>{insteadKey.toUpperCase()}</Kbd>
        </span>
      </Button>
    </div>
  );
}
