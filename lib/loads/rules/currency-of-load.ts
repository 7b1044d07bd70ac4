import type { CurrencyCode, Money } from "@/lib/vocabulary/money";

type LoadMoney = { [Price in "maxBuy" | "targetRate" | "customerRate"]?: Money | null | undefined };

/** The currency in which a load's prices are compared: of its max buy, else its target, else what its customer pays. */
export const currencyOfLoad = ({ maxBuy, targetRate, customerRate }: LoadMoney): CurrencyCode | undefined =>
  (maxBuy ?? targetRate ?? customerRate)?.currencyCode;
