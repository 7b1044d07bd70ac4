"use client";

import Link from "next/link";
import { createContext, type ReactNode, use, useId } from "react";
import { ItemClock } from "@/components/attention/item-clock";
import { LaterMenu } from "@/components/attention/later-menu";
import { classNames } from "@/components/ui/class-names";
import type { AttentionItem } from "@/lib/attention/schema/attention";

/** The key of the item on which the keys act. */
export const CurrentItem = createContext<string | undefined>(undefined);

/** One column of each kind for all items of the page. */
export const itemColumns =
  "grid gap-x-3 grid-cols-[minmax(0,1fr)_auto] @4xl:grid-cols-[5.25rem_minmax(0,4fr)_minmax(0,3fr)_fit-content(24rem)]";

type ItemFrameProps = {
  item: AttentionItem;
  /** Where Enter leads. */
  href: string;
  title: ReactNode;
  /** Why it is here. */
  why: ReactNode;
  /** Which load, carrier or address it is about. */
  about: ReactNode;
  /** What can be done about it, and below it what that asks. */
  children: { actions?: ReactNode; below?: ReactNode };
};

/** One item: its clock, what it is and why, what it is about, and what can be done. Its keys act while it is the current one. */
export function ItemFrame({ item, href, title, why, about, children: { actions, below } }: ItemFrameProps) {
  const id = useId();
  const isCurrent = use(CurrentItem) === item.key;
  return (
    <li
      data-item={item.key}
      data-current={isCurrent || undefined}
      data-load-bid={"bid" in item ? item.bid.id : undefined}
      className={classNames(
        "group/item col-span-full grid scroll-m-20 grid-cols-subgrid items-center gap-y-1 rounded-lg border border-line bg-surface px-3 py-2",
        "has-[[data-item-link]:focus-visible]:outline-2 has-[[data-item-link]:focus-visible]:outline-ring has-[[data-item-link]:focus-visible]:outline-offset-1",
      )}
    >
      <div className="@max-4xl:order-2 @max-4xl:self-start @max-4xl:text-right">
        <ItemClock item={item} />
      </div>
      <div className="min-w-0 @max-4xl:order-1">
        <Link
          data-item-link
          prefetch={false}
          href={href}
          aria-describedby={id}
          className="wrap-anywhere rounded-sm outline-none hover:underline"
        >
          {title}
        </Link>
        <p id={id} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-3 text-xs">
          {why}
        </p>
      </div>
      <div className="min-w-0 @max-4xl:order-3 @max-4xl:col-span-full">{about}</div>
      <div className="flex items-end gap-1.5 @max-4xl:order-4 @max-4xl:col-span-full @max-4xl:pt-1">
        <div className="flex flex-1 flex-wrap items-center gap-1.5 @4xl:justify-end">{actions}</div>
        <LaterMenu item={item} />
      </div>
      {below && <div className="col-span-full @max-4xl:order-5">{below}</div>}
    </li>
  );
}
