import { getTranslations } from "next-intl/server";
import { RowsPageSkeleton } from "@/components/ui/rows-skeleton";

export default async function Loading() {
  const t = await getTranslations("rateConfirmationTerms");
  return <RowsPageSkeleton title={t("title")} />;
}
