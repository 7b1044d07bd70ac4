import { Skeleton } from "@/components/ui/skeleton";

/** The place of the open bids while they are fetched. */
export const DeskSkeleton = () => (
  <div aria-busy className="grid">
    {["w-40", "w-56", "w-48", "w-52"].map((width) => (
      <div key={width} className="border-line border-b">
        <div className="bg-sunken px-5 py-2.5 max-sm:px-4">
          <Skeleton className={`h-4 ${width}`} />
        </div>
        <div className="flex items-center gap-6 px-5 py-3 max-sm:px-4">
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-9 w-36" />
          <Skeleton className="h-7 w-32 max-sm:hidden" />
        </div>
      </div>
    ))}
  </div>
);
