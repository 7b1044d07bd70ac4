import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";

/** Rows of two lines with a word at their end, of the size of those to come. */
export const RowsSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <div aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike.
        key={row}
        className="flex h-14 items-center justify-between gap-4 border-line border-b px-5 max-sm:px-4"
      >
        <span className="grid gap-1.5">
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-2.5 w-28" />
        </span>
        <Skeleton className="h-5 w-20 rounded-full" />
      </div>
    ))}
  </div>
);

/** A page of rows under its name, while it is on its way. */
export const RowsPageSkeleton = ({ title }: { title: string }) => (
  <div aria-busy>
    <PageHeader title={title} actions={<Skeleton className="h-7.5 w-28 pointer-coarse:h-11" />} />
    <RowsSkeleton rows={6} />
  </div>
);
