import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { classNames } from "@/components/ui/class-names";

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Few and small: they stay beside the title, on a phone too. */
  hasSmallActions?: boolean;
  /** The page that this one lies below. */
  back?: { href: string; label: string };
};

/** The 52 px header of a page: its name, a grey note, and its actions. */
export const PageHeader = ({ title, subtitle, actions, hasSmallActions, back }: PageHeaderProps) => (
  <header className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-5 py-2 max-sm:px-4">
    <div className={classNames("flex min-w-0 items-center gap-2.5", hasSmallActions && "max-sm:flex-1")}>
      {back && <BackLink {...back} />}
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="min-w-0 font-semibold text-lg">{title}</h1>
        {subtitle && <div className="text-ink-3 text-xs">{subtitle}</div>}
      </div>
    </div>
    {actions && <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
  </header>
);

/** Parts below each other; in two columns where lines would leave half of the screen empty. */
export const MethodParts = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-6 px-5 py-5 max-sm:px-4 min-[1500px]:grid-cols-2 min-[1500px]:gap-x-14 min-[1500px]:*:nth-2:border-t-0 min-[1500px]:*:nth-2:pt-0">
    {children}
  </div>
);

/** A part of the page: its name, what it says, and what it shows. */
export const MethodPart = ({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) => (
  <section className="grid gap-2 border-line border-t pt-5 first:border-t-0 first:pt-0">
    <h2 className="font-semibold text-lg">{title}</h2>
    {text && <p className="max-w-180 text-ink-2">{text}</p>}
    {children}
  </section>
);

type FiguresTableProps = { label: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** Figures with the name of each row in front. */
export const FiguresTable = ({ label, head, rows }: FiguresTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than a phone, the keyboard scrolls it.
  <section tabIndex={0} aria-label={label} className="overflow-x-auto">
    <table className="w-full max-w-220 text-left">
      <thead className="text-ink-3 text-xs">
        <tr>
          {head.map((name, at) => (
            <th key={name} scope="col" className={`px-2 py-1.5 align-bottom font-normal ${at > 0 ? "text-right" : ""}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called the same, and they stay where they are.
          <tr key={row} className="border-line border-t">
            <th scope="row" className="px-2 py-1.5 font-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={head[at + 1]} className="whitespace-nowrap px-2 py-1.5 text-right tabular-nums">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

export const Misses = ({ title, items }: { title: string; items: readonly string[] }) => (
  <details hidden={items.length === 0}>
    <summary className="cursor-pointer py-0.5 text-ink-2 pointer-coarse:py-3">
      {title} ({items.length})
    </summary>
    <ul className="grid max-w-180 list-disc gap-1 py-1 pl-8 text-ink-2 text-xs">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </details>
);
