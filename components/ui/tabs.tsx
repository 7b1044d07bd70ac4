"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

type Tab<Id extends string> = { id: Id; label: string; count?: number; panel: ReactNode };

type TabsProps<Id extends string> = {
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly Tab<Id>[];
};

const look =
  "-mb-px flex h-9 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 text-ink-2 outline-offset-[-2px] transition-colors hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink pointer-coarse:h-11";

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

/** Parts of a page of which one is in view. A part is made when first visited and then keeps what was done in it. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  const id = useId();
  const [visited, setVisited] = useState<readonly Id[]>([value]);
  if (!visited.includes(value)) setVisited([...visited, value]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next =
      tabs[
        step(
          tabs.findIndex((tab) => tab.id === value),
          tabs.length,
        )
      ];
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-5 overflow-x-auto border-line border-b px-5 max-sm:px-4"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={look}
          >
            {tab.label}
            {tab.count !== undefined && <span className="font-normal text-ink-3 text-xs">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== value}
        >
          {visited.includes(tab.id) && tab.panel}
        </div>
      ))}
    </>
  );
}
