"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useNow, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSpan } from "@/components/attention/item-clock";
import { clockAt } from "@/components/bidding/desk/clock";
import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { attentionQueries } from "@/lib/attention/queries";
import type { AttentionScope } from "@/lib/attention/schema/attention";
import { attentionCountMax } from "@/lib/attention/schema/attention-values";
import type { AttentionFiguresResponse } from "@/lib/attention/schema/requests";
import { useFormat } from "@/lib/i18n/format";

type Figure = { name: string; href: string; value: ReactNode; ink?: string | undefined; text: string };

function useResponse() {
  const t = useTranslations("today.figures");
  const span = useSpan();
  return ({ p50Minutes, goalMinutes, days }: AttentionFiguresResponse["responses"]): Omit<Figure, "name" | "href"> => {
    if (p50Minutes === undefined) return { value: "—", text: t("noResponse", { days }) };
    const ink = p50Minutes > goalMinutes ? "text-bad" : undefined;
    return { value: span(Math.round(p50Minutes)), ink, text: t("response", { goal: goalMinutes }) };
  };
}

function useBooked() {
  const t = useTranslations("today.figures");
  const format = useFormat();
  return ({ count, marginPercent, priced, days }: AttentionFiguresResponse["booked"]) =>
    marginPercent === undefined
      ? { value: format.number(count), text: t("booked", { days }) }
      : {
          value: format.number(marginPercent / 100, { style: "percent", minimumFractionDigits: 1 }),
          text: t("margin", { count: priced, days }),
          ink: marginPercent < 0 ? "text-bad" : undefined,
        };
}

/** The five figures, each with what it is made of, and where it leads. */
function useFigures({ pickups, bids, responses, booked }: AttentionFiguresResponse): Figure[] {
  const t = useTranslations("today.figures");
  const format = useFormat();
  const span = useSpan();
  const now = useNow({ updateInterval: 30_000 });
  const oldest = bids.oldestSince && clockAt(bids.oldestSince, now);
  const asked = t("bids", { count: bids.waiting });
  const waits = bids.waiting < attentionCountMax ? format.number(bids.waiting) : `${attentionCountMax - 1}+`;
  const { nextDay, nextDayUncovered, soonHours, uncovered } = pickups;
  return [
    {
      name: "uncovered",
      href: "/loads?carrier=uncovered&pickup=next3Days&sort=pickupAt",
      value: format.number(uncovered),
      text: t("uncovered", { hours: soonHours }),
    },
    {
      name: "bids",
      href: "/bids",
      value: waits,
      ink: oldest && oldest.level === "red" ? "text-bad" : undefined,
      text: oldest ? `${asked} · ${t("oldest", { age: span(oldest.minutes) })}` : asked,
    },
    { name: "response", href: "/bids/response-times", ...useResponse()(responses) },
    { name: "booked", href: "/loads?status=BOOKED", ...useBooked()(booked) },
    {
      name: "pickups",
      href: "/loads?pickup=next3Days&sort=pickupAt",
      value: format.number(nextDay),
      text: nextDayUncovered > 0 ? t("pickupsUncovered", { count: nextDayUncovered }) : t("pickups"),
    },
  ];
}

const place =
  "border-line px-3.5 py-2.5 @max-3xl:[&:nth-child(odd):not(:last-child)]:border-r @3xl:not-first:border-l @max-3xl:not-first:border-t @max-3xl:nth-2:border-t-0 @max-3xl:last:col-span-full";

function Figures({ figures }: { figures: AttentionFiguresResponse }) {
  return useFigures(figures).map(({ name, href, value, ink, text }) => (
    <li key={name} className={place}>
      <Link prefetch={false} href={href} className="group block rounded-sm">
        <span
          className={classNames("block whitespace-nowrap font-semibold text-[1.125rem]/6.5 tabular-nums", ink)}
          suppressHydrationWarning
        >
          {value}
        </span>
        <span className="block text-ink-3 text-xs group-hover:underline" suppressHydrationWarning>
          {text}
        </span>
      </Link>
    </li>
  ));
}

const five = ["uncovered", "bids", "response", "booked", "pickups"];

/** The day in five figures. */
export function FiguresStrip({ scope }: { scope: AttentionScope | undefined }) {
  const t = useTranslations("today.figures");
  const { data } = useQuery(attentionQueries.figures(scope));
  return (
    <ul aria-label={t("label")} className="grid grid-cols-2 rounded-lg border border-line bg-surface @3xl:grid-cols-5">
      {data ? (
        <Figures figures={data} />
      ) : (
        five.map((name) => (
          <li key={name} className={place}>
            <Skeleton className="h-6.5 w-14" />
            <Skeleton className="mt-1 h-3.5 w-32" />
          </li>
        ))
      )}
    </ul>
  );
}
