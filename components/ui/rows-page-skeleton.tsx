import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";

type RowsPageSkeletonProps = { title: string; rows?: number };

/** A page of rows under its name, while it is on its way. */
export const RowsPageSkeleton = ({ title, rows = 6 }: RowsPageSkeletonProps) => (
  <div aria-busy>
    <PageHeader title={title} actions={<Skeleton className="h-7.5 w-28 pointer-coarse:h-11" />} />
    <div aria-hidden className="px-5 py-3 max-sm:px-4">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike.
        <div key={row} className="flex h-14 items-center justify-between gap-4 border-line border-b">
          <span className="grid gap-1.5">
            <Skeleton className="h-3.5 w-44" />
            <Skeleton className="h-2.5 w-28" />
          </span>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  </div>
);
