"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

type TabsProps<Id extends string> = {
  label: string;
  value: Id;
  onChange: (id: Id) => void;
  tabs: readonly { id: Id; label: string; count?: number; panel: ReactNode }[];
};

const tab =
  "-mb-px flex h-9 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 text-ink-2 outline-offset-[-2px] transition-colors hover:text-ink data-active:border-accent data-active:font-medium data-active:text-ink pointer-coarse:h-11";

export function Tabs<Id extends string>({ label, value, onChange, tabs }: TabsProps<Id>) {
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <Base.List aria-label={label} className="flex gap-5 overflow-x-auto border-line border-b px-5">
        {tabs.map(({ id, label: name, count }) => (
          <Base.Tab key={id} value={id} className={tab}>
            {name}
            {count !== undefined && <span className="font-normal text-ink-3 text-xs">{count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, panel }) => (
        <Base.Panel key={id} value={id} className="outline-offset-[-2px]">
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
