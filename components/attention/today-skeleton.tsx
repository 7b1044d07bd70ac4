import { Skeleton } from "@/components/ui/skeleton";

const rows = ["first", "second", "third", "fourth", "fifth"];

/** Items on their way, as high as they will be. */
export const TodaySkeleton = () => (
  <div aria-busy className="grid gap-1.5">
    <Skeleton className="h-4 w-24" />
    {rows.map((row) => (
      <div key={row} className="rounded-lg border border-line bg-surface px-3 py-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-1 h-4 w-1/3" />
      </div>
    ))}
  </div>
);
