import type { ReactNode } from "react";

type PageHeaderProps = { title: ReactNode; subtitle?: ReactNode; actions?: ReactNode };

/** The 52 px header of a page: its name, a grey remark, and its actions. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <header className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-5 py-2 max-sm:px-4">
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <h1 className="min-w-0 font-semibold text-lg">{title}</h1>
      {subtitle && <div className="text-ink-3 text-xs">{subtitle}</div>}
    </div>
    {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
  </header>
);
