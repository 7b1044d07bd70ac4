"use client";

import { FileUp, Plus, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { FilterChips } from "@/components/loads/list/filter-chips";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";

export function NewLoadButton() {
  const t = useTranslations("loads");
  const { role } = useSession();
  const look = { variant: "primary", icon: <Plus aria-hidden /> } as const;
  return role === "VIEWER" ? (
    <Button {...look} disabled title={t("needsBroker")}>
      {t("newLoad")}
    </Button>
  ) : (
    <ButtonLink {...look} href="/loads/new">
      {t("newLoad")}
    </ButtonLink>
  );
}

/** To the import of a table; nothing for those who may not write. */
export function ImportLoadsLink() {
  const t = useTranslations("loads");
  const { role } = useSession();
  if (role === "VIEWER") return null;
  return (
    <ButtonLink href="/loads/import" icon={<FileUp aria-hidden />}>
      {t("import")}
    </ButtonLink>
  );
}

/** There are loads, but none as asked for. */
export function NothingMatches() {
  const t = useTranslations("loads");
  const { setFilters, removeAll } = useLoadsView();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t("nothingMatches.title", { count: setFilters.length })}
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
      <p>{t("nothingMatches.advice")}</p>
    </EmptyState>
  );
}
