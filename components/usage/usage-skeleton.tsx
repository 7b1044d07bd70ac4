import { Skeleton } from "@/components/ui/skeleton";

/** Parts of the size of those that are on their way. */
export const UsageSkeleton = () => (
  <div aria-busy className="flex flex-col">
    <div className="flex flex-wrap gap-x-10 gap-y-4 border-line border-b px-5 py-4 max-sm:px-4">
      {["month", "forecast", "budget"].map((tile) => (
        <div key={tile} className="flex w-52 flex-col gap-2">
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-3 w-40" />
        </div>
      ))}
    </div>
    <div className="px-5 py-3 max-sm:px-4">
      <Skeleton className="h-7.5 w-100 max-w-full" />
      <Skeleton className="mt-8 h-44 w-full" />
    </div>
  </div>
);
