import { getTranslations } from "next-intl/server";
import { DeskSkeleton } from "@/components/bidding/desk/desk-skeleton";
import { PanelSkeleton } from "@/components/carriers/carriers-skeleton";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";

export default async function Loading() {
  const t = await getTranslations("bids");
  return (
    <div aria-busy className="flex h-(--page-height) flex-col overflow-hidden">
      <PageHeader title={t("title")} actions={<Skeleton className="h-7.5 w-60" />} />
      <div className="flex h-12 shrink-0 items-center gap-2 border-line border-b px-5">
        <Skeleton className="h-7.5 w-48" />
        <Skeleton className="h-7.5 w-28" />
        <Skeleton className="h-7.5 w-40" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1">
          <DeskSkeleton />
        </div>
        <div className="w-100 shrink-0 border-line border-l max-lg:w-85 max-sm:hidden">
          <PanelSkeleton />
        </div>
      </div>
    </div>
  );
}
