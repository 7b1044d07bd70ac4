"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { attentionQueries } from "@/lib/attention/queries";

const counted = {
  today: { field: "today", text: "today", many: "manyToday" },
  bids: { field: "bidsWaiting", text: "bids", many: "manyBids" },
  carriers: { field: "carriersToReview", text: "carriers", many: "manyCarriers" },
} as const;

/** So many are shown; beyond, only that there are more. */
const shownMax = 99;

const isCounted = (name: string): name is keyof typeof counted => name in counted;

const looks = {
  // Where the rail is narrow it stands at the icon, as on a phone.
  rail: "ml-auto pl-1 max-lg:absolute max-lg:-top-0.5 max-lg:-right-0.5 max-lg:rounded-full max-lg:bg-accent max-lg:px-1 max-lg:text-on-accent max-lg:text-[10px]/3.5",
  bar: "-top-1.5 absolute left-3.75 rounded-full bg-accent px-1 text-[10px]/3.5 text-on-accent",
};

/** How much waits at a place of the portal. Nothing while nothing waits. */
export function NavCount({ of, look }: { of: string; look: keyof typeof looks }) {
  return isCounted(of) ? <Waiting of={of} look={look} /> : null;
}

function Waiting({ of, look }: { of: keyof typeof counted; look: keyof typeof looks }) {
  const t = useTranslations("shell.waiting");
  const { field, text, many } = counted[of];
  const { data } = useQuery(attentionQueries.counts());
  const count = data?.[field] ?? 0;
  if (count === 0) return null;
  const isMany = count > shownMax;
  return (
    <>
      <span aria-hidden className={classNames("text-xs tabular-nums", looks[look])}>
        {isMany ? `${shownMax}+` : count}
      </span>
      <span className="sr-only">{isMany ? t(many, { max: shownMax }) : t(text, { count })}</span>
    </>
  );
}
