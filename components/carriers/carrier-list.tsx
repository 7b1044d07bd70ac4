"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { CarrierRow } from "@/components/carriers/carrier-row";
import type { useSelection } from "@/components/carriers/use-selection";
import { classNames } from "@/components/ui/class-names";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";

type CarrierListProps = {
  carriers: readonly CarrierRecord[];
  current: string | undefined;
  /** Absent for readers, who decide nothing. */
  selection?: ReturnType<typeof useSelection>;
  focus: { wanted: string | null; onFocus: () => void };
  /** The rows are those of the question before, until the answer to this one is here. */
  isOutdated: boolean;
  /** What stands beneath the last row, and what to do when it comes near. */
  end: { near: () => void; face: ReactNode };
};

/** Calls once the element comes near the visible part of the list. */
function useNearness(onNear: () => void, length: number) {
  const mark = useRef<HTMLLIElement>(null);
  const announce = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page brings a new end.
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && announce(), {
      rootMargin: "800px",
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [length]);
  return mark;
}

/** The carriers of a queue. Rows out of sight cost the browser nothing but their place. */
export function CarrierList({ carriers, current, selection, focus, isOutdated, end }: CarrierListProps) {
  const t = useTranslations("carriers");
  const mark = useNearness(end.near, carriers.length);
  return (
    <div
      data-carriers-list
      aria-busy={isOutdated}
      className={classNames("min-h-0 flex-1 overflow-y-auto transition-opacity", isOutdated && "opacity-60")}
    >
      <ul aria-label={t("list")}>
        {carriers.map((carrier) => (
          <CarrierRow
            key={carrier.id}
            carrier={carrier}
            isCurrent={carrier.id === current}
            wantsFocus={carrier.id === focus.wanted}
            onFocus={focus.onFocus}
            selection={
              selection && {
                isSelected: selection.selected.includes(carrier.id),
                onToggle: (isRange) => (isRange ? selection.extendTo(carrier.id) : selection.toggle(carrier.id)),
              }
            }
          />
        ))}
        <li ref={mark} aria-hidden />
      </ul>
      {end.face}
    </div>
  );
}
