"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useState } from "react";

type Tab<Id extends string> = {
  id: Id;
  label: string;
  count?: ReactNode;
  /** The key that opens it, where the page has one. */
  shortcut?: string;
  panel: ReactNode;
};

type TabsProps<Id extends string> = {
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly Tab<Id>[];
};

const look =
  "-mb-px flex h-9 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 text-ink-2 outline-offset-[-2px] transition-colors hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink pointer-coarse:h-11";

/** Parts of a page of which one is in view. A part is made when first visited and then keeps what was done in it. */
export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  const [visited, setVisited] = useState<readonly Id[]>([value]);
  if (!visited.includes(value)) setVisited([...visited, value]);
  const choose = (chosen: unknown) => {
    const tab = tabs.find(({ id }) => id === chosen);
    if (tab) onChange(tab.id);
  };
  return (
    <Base.Root value={value} onValueChange={choose} className="contents">
      <Base.List
        activateOnFocus
        aria-label={label}
        className="flex gap-5 overflow-x-auto border-line border-b px-5 max-sm:px-4 print:hidden"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} aria-keyshortcuts={tab.shortcut} className={look}>
            {tab.label}
            {tab.count !== undefined && <span className="font-normal text-ink-3 text-xs">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} keepMounted className="-outline-offset-2">
          {visited.includes(tab.id) && tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
