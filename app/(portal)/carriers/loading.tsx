import { getTranslations } from "next-intl/server";
import { PanelSkeleton } from "@/components/carriers/carriers-skeleton";
import { PageHeader } from "@/components/ui/page-parts";
import { RowsSkeleton } from "@/components/ui/rows-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default async function Loading() {
  const t = await getTranslations("carriers");
  return (
    <div aria-busy className="flex h-(--page-height) flex-col overflow-hidden">
      <PageHeader title={t("title")} actions={<Skeleton className="h-7.5 w-75" />} />
      <div className="flex h-12 shrink-0 items-center gap-2 border-line border-b px-5">
        {["w-28", "w-17", "w-26", "w-24", "w-27"].map((width) => (
          <Skeleton key={width} className={`h-6.5 rounded-full ${width}`} />
        ))}
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="w-105 shrink-0 border-line border-r max-lg:w-80 max-sm:w-full">
          <RowsSkeleton />
        </div>
        <div className="min-w-0 flex-1 max-sm:hidden">
          <PanelSkeleton />
        </div>
      </div>
    </div>
  );
}
