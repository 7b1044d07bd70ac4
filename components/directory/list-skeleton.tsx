import { Skeleton } from "@/components/ui/skeleton";

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
