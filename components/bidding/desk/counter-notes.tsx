import { useTranslations } from "next-intl";
import type { CounterDraft, CounterRefusal } from "@/components/bidding/desk/counter-draft";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

type RefusedProps = { refusal: CounterRefusal; asked: Money };

/** Why the amount is none to offer. */
export function Refused({ refusal: { refusal, by }, asked }: RefusedProps) {
  const t = useTranslations("bids.counter");
  const format = useFormat();
  return (
    <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad text-sm">
      {t(`refused.${refusal}`, { amount: format.money({ ...asked, amount: by }), asked: format.money(asked) })}
    </p>
  );
}

/** Where the amount that is filled in comes from. */
export function Source({ first, asked }: { first: CounterDraft; asked: Money }) {
  const t = useTranslations("bids.counter.from");
  const format = useFormat();
  const from = "from" in first ? format.money({ ...asked, amount: first.from }) : "";
  return <p className="text-ink-2">{t(first.source, { from, asked: format.money(asked) })}</p>;
}
