import { useTranslations } from "next-intl";
import { useByRate } from "@/components/exchange-rates/use-by-rate";
import { Badge } from "@/components/ui/badge";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import type { Bid, ListedBid } from "@/lib/bidding/schema/bid";
import { useFormat } from "@/lib/i18n/format";

type Compared = NonNullable<ListedBid["compared"]>;

/** A price in the currency of its load's money, in whole units, and the rate of exchange that says so. */
export function useComparedText() {
  const format = useFormat();
  const byRate = useByRate();
  return (compared: Compared) => {
    const amount = byRate("about", format.money(priceToCompare({ amount: compared.amount, compared })), compared.at);
    return { amount, text: byRate("rate", amount, compared.at) };
  };
}

type PricedBid = Pick<Bid, "amount"> & Pick<Partial<ListedBid>, "compared">;

/** That nobody says how the bid's price compares with those in the load's currency. */
export function NotComparedBadge({ amount: { currencyCode } }: Pick<Bid, "amount">) {
  const t = useTranslations("bids.notCompared");
  return (
    <Badge tone="mute" title={t("why", { currency: currencyCode })}>
      {t("label")}
    </Badge>
  );
}

type ConvertedPriceProps = {
  bid: PricedBid;
  /** Leaves the rate of exchange to who points at it, where there is no room. */
  isShort?: boolean;
};

/** What the bid asks for in the load's currency, and by which rate of exchange; nothing where it needs none. */
export function ConvertedPrice({ bid: { compared }, isShort }: ConvertedPriceProps) {
  const textOf = useComparedText();
  if (!compared) return null;
  const { amount, text } = textOf(compared);
  return (
    <span title={text} className="wrap-anywhere min-w-0 font-normal text-ink-2 text-xs tabular-nums">
      {isShort ? amount : text}
    </span>
  );
}

/** How the bid's price is compared, where it is not in the load's currency. */
export const ComparedPrice = ({ bid, isCompared = true }: { bid: PricedBid; isCompared?: boolean }) =>
  isCompared ? <ConvertedPrice bid={bid} /> : <NotComparedBadge amount={bid.amount} />;
