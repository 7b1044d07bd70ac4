"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDirectoryView } from "@/components/directory/directory-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The search finds nothing in this list. */
export function NothingFound() {
  const t = useTranslations("directory");
  const { view, search } = useDirectoryView();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t("noMatch", { search: view.search })}
      action={<Button onClick={() => search("")}>{t("clearSearch")}</Button>}
    />
  );
}
