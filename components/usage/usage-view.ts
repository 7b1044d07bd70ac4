"use client";

import { useTranslations } from "next-intl";
import { createParser, type inferParserType, useQueryStates } from "nuqs";
import { parseAsText } from "@/components/app-shell/address-text";
import { useFormat } from "@/lib/i18n/format";
import { monthOf } from "@/lib/usage/rules/days";
import type { UsageTotals } from "@/lib/usage/schema";

export type Days = { from: string; to: string };

/** What of the usage is looked at, as the address has it. */
export type UsageView = {
  /** The days of all figures; this month up to today where they are not given. */
  days: Partial<Days>;
  /** The bar whose calls are listed. */
  bar?: Days;
  /** The key or user, and the operation, whose calls are listed. */
  actorId?: string;
  operationId?: string;
};

const isDay = (text: string | undefined): text is string => text !== undefined && /^2\d{3}-\d{2}-\d{2}$/.test(text);

const parseAsDay = createParser({ parse: (text) => (isDay(text) ? text : null), serialize: (day: string) => day });

/** A day, or "2026-11-16..2026-11-22". */
const parseAsDays = createParser<Days>({
  parse: (text) => {
    const [from, to = from] = text.split("..");
    return isDay(from) && isDay(to) ? { from, to } : null;
  },
  serialize: ({ from, to }) => (from === to ? from : `${from}..${to}`),
  eq: (one, other) => one.from === other.from && one.to === other.to,
});

export const usageViewParsers = {
  from: parseAsDay,
  to: parseAsDay,
  on: parseAsDays,
  by: parseAsText(),
  operation: parseAsText(),
};

export const usageViewOf = (address: inferParserType<typeof usageViewParsers>): UsageView => {
  const { from, to, on, by, operation } = address;
  return {
    days: { ...(from && { from }), ...(to && { to }) },
    ...(on && { bar: on }),
    ...(by && { actorId: by }),
    ...(operation && { operationId: operation }),
  };
};

/** The part of the call log that is listed: of the chosen bar, else of all the days. */
export const logOf = ({ days, bar, actorId, operationId }: UsageView) => ({
  ...(bar ?? days),
  ...(actorId && { actorId }),
  ...(operationId && { operationId }),
});

const allCalls = { on: null, by: null, operation: null };

/** What the page shows as the address has it, and the steps that change it. The back button undoes each. */
export function useUsageView() {
  const [address, change] = useQueryStates(usageViewParsers);
  return {
    view: usageViewOf(address),
    /** Other days begin with all of their calls. */
    chooseDays: ({ from = null, to = null }: { [Name in keyof Days]?: string | null }) =>
      void change({ from, to, ...allCalls }),
    chooseBar: (bar: Days | undefined) => void change({ on: bar ?? null }),
    chooseActor: (actorId: string | undefined) => void change({ by: actorId ?? null }),
    chooseOperation: (operationId: string | undefined) => void change({ operation: operationId ?? null }),
    showAllCalls: () => void change(allCalls),
  };
}

/** Days, operations and counts in the reader's words. Days are those of UTC, so no zone may move them. */
export function useUsageLabels() {
  const t = useTranslations("usage");
  const format = useFormat();
  const day = (text: string) => format.date(`${text}T12:00:00Z`, "UTC");
  return {
    day,
    monthShort: (text: string) => day(text).split(" ").slice(1).join(" "),
    dayShort: (text: string) => day(text).split(" ").slice(0, 2).join(" "),
    days: ({ from, to }: { from: string; to: string }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`),
    monthName: (text: string) => t(`months.${monthOf(text).slice(5)}`),
    operation: (id: string) => (t.has(`operations.${id}`) ? t(`operations.${id}`) : id),
    error: (code: string) => (t.has(`errors.${code}`) ? t(`errors.${code}`) : code),
    used: ({ calls, items, billableItems }: Pick<UsageTotals, "calls" | "items" | "billableItems">) =>
      t("used", { calls, items, billable: billableItems, free: items - billableItems }),
  };
}
