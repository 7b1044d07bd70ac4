import { Skeleton } from "@/components/ui/skeleton";

const widths = ["w-18", "w-16", "w-40", "w-28", "w-20", "w-16", "w-20", "w-24"];

/** Rows of the size of those to come. */
export const LoadRowsSkeleton = ({ rows = 12 }: { rows?: number }) => (
  <div aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike.
        key={row}
        className="flex h-14 items-center justify-between gap-4 border-line border-b px-5 max-sm:h-49 max-sm:flex-col max-sm:items-start max-sm:justify-center max-sm:px-4 max-sm:*:nth-[n+5]:hidden"
      >
        {widths.map((width, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are alike.
          <span key={column} className="grid shrink-0 gap-1.5">
            <Skeleton className={`h-3.5 ${width}`} />
            {column % 2 === 0 && <Skeleton className="h-2.5 w-14" />}
          </span>
        ))}
      </div>
    ))}
  </div>
);
