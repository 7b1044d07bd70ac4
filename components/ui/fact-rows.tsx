import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";

type ColumnHeadsProps = { names: readonly string[]; columns: string };

/** The names of the columns, where there are columns; each fact of a row names itself for screen readers. */
export const ColumnHeads = ({ names, columns }: ColumnHeadsProps) => (
  <div
    aria-hidden
    className={classNames("hidden border-line border-b px-5 py-1.75 font-medium text-ink-3 text-xs", columns)}
  >
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

type FactProps = { name: string; note?: ReactNode; children: ReactNode };

/** A fact with its context below; its name is read out everywhere and shown where there are no columns. */
export const Fact = ({ name, note, children }: FactProps) => (
  <div className="flex min-w-0 items-baseline gap-x-2 sm:block">
    <span className="w-24 shrink-0 text-ink-3 sm:max-lg:block sm:text-xs lg:sr-only">{name}</span>
    <div className="min-w-0 flex-1">
      <div>{children}</div>
      {note && <p className="break-words text-ink-3 text-xs">{note}</p>}
    </div>
  </div>
);

/** Rows of the size of those that are on their way. */
export const ListSkeleton = () => (
  <div aria-busy className="flex flex-col">
    <div className="min-h-12 border-line border-b px-5 py-2">
      <Skeleton className="h-7.5 w-75 max-sm:w-full" />
    </div>
    {["first", "second", "third"].map((row) => (
      <div key={row} className="flex flex-col gap-2 border-line border-b px-5 py-3">
        <Skeleton className="h-4 w-52" />
        <Skeleton className="h-3 w-40" />
      </div>
    ))}
  </div>
);
