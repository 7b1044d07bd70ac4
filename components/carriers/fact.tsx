import type { ReactNode } from "react";

/** A fact of a carrier and its name. */
export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-x-3">
    <dt className="text-ink-3">{name}</dt>
    <dd className="wrap-anywhere min-w-0">{children}</dd>
  </div>
);

export const Nothing = ({ children }: { children: string }) => <p className="text-ink-3">{children}</p>;
