import { getTranslations } from "next-intl/server";
import { LanesSkeleton } from "@/components/ui/lanes-skeleton";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";

/** Of the size of the page that comes. */
export default async function Loading() {
  const t = await getTranslations("borderCrossings");
  return (
    <div aria-busy>
      <PageHeader title={t("title")} actions={<Skeleton className="h-6.5 w-28" />} />
      <LanesSkeleton />
    </div>
  );
}
