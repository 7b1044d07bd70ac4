import type { ReactNode } from "react";

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing here yet: one sentence why, and the one action that changes it. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-120 flex-col items-center gap-1.5 px-5 py-16 text-center">
    {icon && (
      <span aria-hidden className="mb-2 grid size-10 place-items-center rounded-lg bg-mute-soft text-ink-2">
        {icon}
      </span>
    )}
    <h2 className="font-semibold text-lg">{title}</h2>
    {children && <div className="text-balance text-ink-2">{children}</div>}
    {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
