"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLoadsSelection } from "@/components/loads/list/loads-selection";
import { SelectionActions } from "@/components/loads/list/selection-actions";
import { Button, IconButton } from "@/components/ui/button";
import type { Counted } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { fetchWholeView, type LoadsFilter } from "@/lib/loads/queries";

// What had the focus goes with the bar.
const focusList = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-loads-list]")?.focus({ preventScroll: true }));

/** What can be done with the chosen loads. It stands beneath the list and hides no row. */
export function SelectionBar({ filter, total }: { filter: LoadsFilter; total: Counted }) {
  const t = useTranslations("loads");
  const format = useFormat();
  const { ids, choose, clear, isWhole } = useLoadsSelection();
  const whole = useWholeView(filter, choose);
  const hasRest = total.isMinimum || ids.size < total.count;
  const fetchRest = useEffectEvent(() => {
    if (hasRest && !whole.isFetching) void whole.fetch();
  });
  useEffect(() => {
    if (isWhole) fetchRest();
  }, [isWhole]);
  const leave = () => {
    clear();
    focusList();
  };
  if (ids.size === 0) return null;
  return (
    <section
      aria-label={t("selection.label")}
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-line border-t bg-surface px-5 py-2 max-sm:px-4"
    >
      <p role="status" className="mr-1 font-medium">
        {t("selection.count", { count: ids.size })}
      </p>
      <SelectionActions ids={[...ids]} onDone={leave} />
      {hasRest && (
        <Button size="sm" variant="ghost" disabled={whole.isFetching} onClick={whole.fetch}>
          {whole.isFetching
            ? t("exporting", { done: format.number(whole.done), total: format.counted(total) })
            : t("selection.all", { count: format.counted(total) })}
        </Button>
      )}
      {whole.hasFailed && (
        <span role="alert" className="text-bad text-xs">
          {t("moreFailed")}
        </span>
      )}
      <IconButton label={t("selection.clear")} icon={<X aria-hidden />} onClick={leave} className="ml-auto" />
    </section>
  );
}

/** Fetches the ids of all loads of a view, also of those that no page has brought yet. */
function useWholeView(filter: LoadsFilter, onFetched: (ids: string[]) => void) {
  const [done, setDone] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const fetch = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setHasFailed(false);
    setDone(0);
    try {
      const loads = await fetchWholeView(filter, controller.signal, setDone);
      onFetched(loads.map(({ id }) => id));
    } catch {
      setHasFailed(!controller.signal.aborted);
    }
    setDone(null);
  };
  return { fetch, isFetching: done !== null, done: done ?? 0, hasFailed };
}
