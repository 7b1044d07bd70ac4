import { Skeleton } from "@/components/ui/skeleton";

const cells = ["pickup", "pay", "market", "bid"];
const cards = ["h-52", "h-48", "h-40", "h-32"];

/** The shape of a load's page while it is on its way. */
export const PageSkeleton = () => (
  <div aria-busy>
    <div className="flex h-13 items-center gap-3 border-line border-b px-5">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-56" />
    </div>
    <div className="grid border-line border-b bg-surface max-sm:grid-cols-2 sm:max-lg:grid-cols-4 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_11rem]">
      <div className="grid content-start gap-2 px-5 py-3 max-lg:col-span-full">
        <Skeleton className="h-6 w-64 max-w-full" />
        <Skeleton className="h-4 w-48" />
      </div>
      {cells.map((cell) => (
        <div key={cell} className="grid content-start gap-2 border-line border-l px-3.5 py-3">
          <Skeleton className="h-3 w-16" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-3 w-20" />
        </div>
      ))}
    </div>
    <div className="flex h-9 items-center gap-5 border-line border-b px-5">
      <Skeleton className="h-4 w-16" />
      <Skeleton className="h-4 w-12" />
    </div>
    <div className="grid gap-3 px-5 pt-4 lg:grid-cols-2">
      {cards.map((height) => (
        <Skeleton key={height} className={`rounded-lg ${height}`} />
      ))}
    </div>
  </div>
);
