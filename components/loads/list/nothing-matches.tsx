"use client";

import { SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { FilterChips } from "@/components/loads/list/filter-chips";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Why filters cannot be used: miles around what is no town, or margins for who may not see them. */
export type Refusal = "townNeeded" | "marginsHidden";

/** There are loads, but none as asked for, or what was asked for cannot be. */
export function NothingMatches({ refusal }: { refusal?: Refusal }) {
  const t = useTranslations("loads");
  const { setFilters, removeAll } = useLoadsView();
  return (
    <EmptyState
      icon={<SearchX />}
      title={refusal ? t("nothingMatches.refused") : t("nothingMatches.title", { count: setFilters.length })}
      action={
        <>
          <FilterChips filters={setFilters} />
          {setFilters.length > 1 && (
            <Button variant="ghost" size="sm" onClick={removeAll}>
              {t("clearAll")}
            </Button>
          )}
        </>
      }
    >
      <p>{t(`nothingMatches.${refusal ?? "advice"}`)}</p>
    </EmptyState>
  );
}
