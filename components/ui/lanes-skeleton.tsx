import { Skeleton } from "@/components/ui/skeleton";

/** A form of lanes and its answer, of the size of those that are on their way. */
export const LanesSkeleton = () => (
  <>
    <div className="grid gap-2 border-line border-b px-5 py-3 max-sm:px-4">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_160px] gap-2 p-0.5 max-sm:grid-cols-1">
        {["from", "to", "trailer"].map((field) => (
          <Skeleton key={field} className="h-7.5 pointer-coarse:h-11" />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Skeleton className="h-7.5 w-36 pointer-coarse:h-11" />
        <Skeleton className="h-7.5 w-24 pointer-coarse:h-11" />
        <Skeleton className="h-7.5 w-28 pointer-coarse:h-11" />
      </div>
    </div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-4 max-sm:px-4">
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-80 w-full rounded-lg" />
    </div>
  </>
);
