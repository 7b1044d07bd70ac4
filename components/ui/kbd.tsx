import type { ReactNode } from "react";

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-block rounded-sm border border-line border-b-2 bg-surface px-1.25 font-medium font-mono text-[0.6875rem] text-ink-2 leading-4">
    {children}
  </kbd>
);
