"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { clockAt, spanOf } from "@/components/bidding/desk/clock";
import { useComparedText } from "@/components/bidding/desk/compared-price";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useMarginText } from "@/components/loads/price/margin";
import { useWarningText } from "@/components/loads/price/price-warnings";
import { classNames } from "@/components/ui/class-names";
import { bidsOfLoad } from "@/lib/bidding/queries/bids-of-loads";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import type { BidsOfLoad } from "@/lib/bidding/schema/bids-of-loads";
import { useFormat } from "@/lib/i18n/format";
import { sellPrice } from "@/lib/loads/rules/margin";
import { warningsAboutBid } from "@/lib/loads/rules/weigh-price";
import type { LoadSummary } from "@/lib/loads/schema/list";

const inks = { fresh: "text-ink-2", amber: "font-medium text-warn", red: "font-medium text-bad" };

type ClockProps = { first: NonNullable<BidsOfLoad["first"]>; now: Date };

/** How long the first bid has waited; of a countered one that the carrier has to answer. */
function Clock({ first, now }: ClockProps) {
  const t = useTranslations("loadBids");
  if (!first.waitsSince) return t("countered");
  const { minutes, level } = clockAt(first.waitsSince, now);
  const { unit, counts } = spanOf(minutes);
  return <span className={inks[level]}>{t(`waits.${unit}`, counts)}</span>;
}

/** When the posting runs out, or until when the tender is to be answered, whichever comes first; nothing in the past. */
function nextEnd(ends: readonly (string | undefined)[], now: Date) {
  const ahead = ends.flatMap((end) => (end && Date.parse(end) > now.getTime() ? [end] : []));
  return ahead.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}

const isOpen = ({ status }: LoadSummary) => status === "ON_HOLD" || status === "AVAILABLE";

function Posted({ bids, end }: { bids: BidsOfLoad; end: string | undefined }) {
  const t = useTranslations("loadBids");
  const format = useFormat();
  return (
    <>
      <div className="truncate text-ink-3">{t(bids.isPosted ? "none" : "notPosted")}</div>
      {end && <div className="truncate text-ink-3 text-xs in-data-short:hidden">{format.dateTime(end)}</div>}
    </>
  );
}

/** The first open bid for a load, why it is not the best where it is not, how many there are, and how long it has waited. */
export function LoadBids({ load, now }: { load: LoadSummary; now: Date }) {
  const t = useTranslations("loadBids");
  const format = useFormat();
  const comparedText = useComparedText();
  const exchange = useExchange();
  const marginText = useMarginText();
  const warningText = useWarningText();
  const { data } = useQuery({ ...bidsOfLoad(load.id), enabled: isOpen(load) });
  if (!isOpen(load)) return null;
  // A row that was never in view is on paper before its bids are here.
  if (!data) return <span className="hidden text-ink-3 print:inline">{t("notRead")}</span>;
  const { first, openBidCount, expiresAt } = data;
  const end = nextEnd([expiresAt, load.respondBy], now);
  if (!first) return <Posted bids={data} end={end} />;
  const doubt = first.assignable ? (first.isCompared ? undefined : "notCompared") : "notAssignable";
  const price = priceToCompare(first);
  const sell = sellPrice(load);
  const warnings = warningsAboutBid(price, { sell, maxBuy: load.maxBuy, exchange });
  const margin = marginText(price, sell);
  // The price above says that there is one, and "countered" needs the room.
  const countIsShown = openBidCount > 1 || first.waitsSince !== undefined;
  const compared = first.compared && comparedText(first.compared);
  return (
    <>
      <div
        className="truncate"
        title={[first.carrierName, compared?.text, doubt && t(doubt), margin?.text, ...warnings.map(warningText)]
          .filter(Boolean)
          .join(" · ")}
      >
        <span className={classNames("font-medium", margin?.isLoss ? "text-bad" : warnings.length > 0 && "text-warn")}>
          {format.money(first.amount)}
        </span>
        {openBidCount > 1 && (
          <span aria-hidden className="hidden text-ink-3 text-xs in-data-short:inline">
            {` · ${openBidCount}`}
          </span>
        )}
        {doubt && <span className="text-ink-3 text-xs"> {t(doubt)}</span>}
        {margin && <span className="sr-only"> {margin.short}</span>}
      </div>
      <div
        className="truncate text-ink-3 text-xs in-data-short:hidden"
        title={end && t("until", { time: format.dateTime(end) })}
      >
        {compared ? `${compared.amount} · ` : countIsShown && `${t("count", { count: openBidCount })} · `}
        <Clock first={first} now={now} />
      </div>
    </>
  );
}

type LoadStepProps = { load: LoadSummary; onPeek: () => void };

/** The step that a load waits for, for a card on a phone: its answers and its posting stand in the preview. */
export function LoadStep({ load, onPeek }: LoadStepProps) {
  const t = useTranslations("loadBids");
  const { data } = useQuery({ ...bidsOfLoad(load.id), enabled: isOpen(load) });
  const step = data?.first?.waitsSince
    ? "answer"
    : data && !data.isPosted && !load.assignedCarrier
      ? "post"
      : undefined;
  if (!isOpen(load) || !step) return null;
  return (
    <button
      type="button"
      onClick={onPeek}
      className={classNames(
        "h-11 w-full rounded-md border font-medium",
        step === "answer" ? "border-transparent bg-accent text-on-accent" : "border-line-strong bg-surface",
      )}
    >
      {t(`steps.${step}`, { count: data?.openBidCount ?? 0 })}
    </button>
  );
}
