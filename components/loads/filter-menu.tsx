"use client";

import { ListFilter } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ToggleEvent, useRef, useState } from "react";

const FilterPanel = dynamic(() => import("@/components/loads/filter-panel").then((module) => module.FilterPanel));

const panelWidth = 560;
const margin = 8;

/** Beneath its button, and inside the window. */
function placeBeneath(button: HTMLElement, panel: HTMLElement) {
  const { left, bottom } = button.getBoundingClientRect();
  panel.style.left = `${Math.max(margin, Math.min(left, innerWidth - panelWidth - margin))}px`;
  panel.style.top = `${bottom + margin}px`;
  panel.style.maxHeight = `${innerHeight - bottom - 2 * margin}px`;
}

/** Every filter behind one button. What is chosen takes effect at once. */
export function FilterMenu({ customers }: { customers: readonly string[] }) {
  const t = useTranslations("loads");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const place = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === "open" && button.current) placeBeneath(button.current, event.currentTarget);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget="loads-filters"
        className="inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-full border border-line-strong border-dashed px-2.5 text-ink-2 text-sm hover:bg-mute-soft hover:text-ink pointer-coarse:h-9 pointer-coarse:px-3.5"
      >
        <ListFilter aria-hidden className="size-3.5!" />
        {t("filter")}
      </button>
      <div
        id="loads-filters"
        popover="auto"
        role="dialog"
        aria-label={t("filter")}
        onBeforeToggle={place}
        onToggle={({ newState }) => setIsOpen(newState === "open")}
        className="fixed m-0 w-140 max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-overlay max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2 max-sm:max-h-[80dvh]!"
      >
        {isOpen && <FilterPanel customers={customers} />}
      </div>
    </>
  );
}
