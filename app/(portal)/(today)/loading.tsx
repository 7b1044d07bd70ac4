import { getTranslations } from "next-intl/server";
import { TodaySkeleton } from "@/components/attention/today-skeleton";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";

export default async function Loading() {
  const t = await getTranslations("today");
  return (
    <>
      <PageHeader title={t("title")} actions={<Skeleton className="h-7.5 w-60" />} />
      <div aria-busy className="grid w-full gap-4 px-5 pt-3.5 max-sm:px-4">
        <Skeleton className="h-16" />
        <TodaySkeleton />
      </div>
    </>
  );
}
