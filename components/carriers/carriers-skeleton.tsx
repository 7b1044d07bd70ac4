import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

/** Cards of the size of conflicts: what differs, who sent it, and a line to resolve it. */
export const ConflictsSkeleton = () => (
  <div aria-busy className="min-h-0 flex-1 overflow-hidden px-5 py-4 max-sm:px-4">
    <div className="mx-auto grid max-w-190 gap-3">
      <Skeleton className="my-0.5 h-4 w-3/5" />
      <ConflictCardsSkeleton />
    </div>
  </div>
);

export const ConflictCardsSkeleton = () =>
  ["first", "second", "third"].map((card) => (
    <div key={card} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="h-4 w-52" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-3 w-64 max-w-full" />
      <Skeleton className="h-7.5 w-full" />
    </div>
  ));

/** The place of a carrier beside the list. In a low window all of it scrolls, else its lower part alone. */
export const PanelFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
    {children}
  </section>
);

export const PanelSkeleton = () => (
  <div className="grid gap-3 p-5">
    <Skeleton className="h-6 w-56" />
    <Skeleton className="h-4 w-80" />
    <Skeleton className="h-10 w-full" />
    {["w-60", "w-52", "w-64", "w-48", "w-56", "w-40"].map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
);
