import type { ReactNode } from "react";

type FactProps = { name: string; remark?: ReactNode; children: ReactNode };

/** A fact with its context beneath; its name is read out everywhere and shown where there are no columns. */
export const Fact = ({ name, remark, children }: FactProps) => (
  <div className="flex min-w-0 items-baseline gap-x-2 sm:block">
    <span className="w-24 shrink-0 text-ink-3 sm:max-lg:block sm:text-xs lg:sr-only">{name}</span>
    <div className="min-w-0 flex-1">
      <div>{children}</div>
      {remark && <p className="break-words text-ink-3 text-xs">{remark}</p>}
    </div>
  </div>
);
