import { getTranslations } from "next-intl/server";
import { LoadRowsSkeleton } from "@/components/loads/list/loads-skeleton";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";

export default async function Loading() {
  const t = await getTranslations("loads");
  return (
    <div aria-busy className="flex h-(--page-height) flex-col overflow-hidden">
      <PageHeader title={t("title")} actions={<Skeleton className="h-7.5 w-75" />} />
      <div className="flex h-12 shrink-0 items-center gap-2 border-line border-b px-5">
        {["w-10", "w-17", "w-20", "w-18", "w-21", "w-22"].map((width) => (
          <Skeleton key={width} className={`h-6.5 rounded-full ${width}`} />
        ))}
      </div>
      <div className="h-8.75 shrink-0 border-line border-b max-sm:hidden" />
      <LoadRowsSkeleton />
    </div>
  );
}
