"use client";

import { useSearchParams } from "next/navigation";
import { usePageSearch, writeSearch } from "@/components/app-shell/page-address";

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

const isDay = (text: string | null): text is string => text !== null && /^2\d{3}-\d{2}-\d{2}$/.test(text);
const dayOf = (values: URLSearchParams, name: string) => {
  const text = values.get(name);
  return isDay(text) ? { [name]: text } : {};
};

export function readView(search: string): UsageView {
  const values = new URLSearchParams(search);
  const [first = null, last = first] = values.get("on")?.split("..") ?? [];
  const [actorId, operationId] = [values.get("by"), values.get("operation")];
  return {
    days: { ...dayOf(values, "from"), ...dayOf(values, "to") },
    ...(isDay(first) && isDay(last) && { bar: { from: first, to: last } }),
    ...(actorId && { actorId }),
    ...(operationId && { operationId }),
  };
}

export function writeView({ days, bar, actorId, operationId }: UsageView) {
  const values = new URLSearchParams({
    ...days,
    ...(bar && { on: bar.from === bar.to ? bar.from : `${bar.from}..${bar.to}` }),
    ...(actorId && { by: actorId }),
    ...(operationId && { operation: operationId }),
  });
  const text = values.toString();
  return text && `?${text}`;
}

/** The part of the call log that is listed: of the chosen bar, else of all the days. */
export const logOf = ({ days, bar, actorId, operationId }: UsageView) => ({
  ...(bar ?? days),
  ...(actorId && { actorId }),
  ...(operationId && { operationId }),
});

const narrow = (how: (view: UsageView) => UsageView) => writeSearch(writeView(how(readView(location.search))), "push");

const steps = {
  /** Other days begin with all of their calls. */
  chooseDays: (days: Partial<Days>) => writeSearch(writeView({ days }), "push"),
  chooseBar: (bar: Days | undefined) => narrow(({ bar: _, ...view }) => ({ ...view, ...(bar && { bar }) })),
  chooseActor: (actorId: string | undefined) =>
    narrow(({ actorId: _, ...view }) => ({ ...view, ...(actorId && { actorId }) })),
  chooseOperation: (operationId: string | undefined) =>
    narrow(({ operationId: _, ...view }) => ({ ...view, ...(operationId && { operationId }) })),
  showAllCalls: () => narrow(({ days }) => ({ days })),
};

export function useUsageView() {
  const atFirst = useSearchParams().toString();
  return { view: readView(usePageSearch("/usage", atFirst)), ...steps };
}
