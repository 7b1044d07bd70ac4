import { classNames } from "@/components/ui/class-names";

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
