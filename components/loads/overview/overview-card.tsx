import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";

type OverviewCardProps = {
  title: ReactNode;
  /** What is said of the whole beside its title. */
  aside?: ReactNode;
  /** The field that `e` leads to from anywhere in it. */
  path?: string;
  className?: string;
  children: ReactNode;
};

/** One question of the overview with its answer: a title, and a hairline around. */
export function OverviewCard({ title, aside, path, className, children }: OverviewCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-edit={path}
      className={classNames("min-w-0 rounded-lg border border-line bg-surface px-3.5 py-3", className)}
    >
      <div className="mb-2 flex min-h-5 items-center justify-between gap-3 text-ink-3 text-xs">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {aside && <div className="min-w-0 text-right">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
