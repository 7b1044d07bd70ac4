"use client";

import { useTranslations } from "next-intl";
import { useLoadsView } from "@/components/loads/list/use-loads-view";
import { SearchBox as Box } from "@/components/ui/search-box";

/** The words the list is searched for. */
export function SearchBox() {
  const t = useTranslations("loads");
  const { view, search } = useLoadsView();
  return <Box label={t("search")} hint={t("searchHint")} value={view.search} onSearch={search} />;
}
