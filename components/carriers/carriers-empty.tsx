"use client";

import { CircleCheck, SearchX, Truck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { useCarriersView } from "@/components/carriers/carriers-context";
import type { ListTab } from "@/components/carriers/carriers-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type CarriersEmptyProps = {
  tab: ListTab;
  /** Whether the organization knows no carrier at all. */
  isFirstUse: boolean;
  onImport: () => void;
};

function ImportButton({ onImport }: Pick<CarriersEmptyProps, "onImport">) {
  const t = useTranslations("carriers");
  const { role } = useSession();
  const isReader = role === "VIEWER";
  return (
    <Button
      variant="primary"
      disabled={isReader}
      title={isReader ? t("decision.needsBroker") : undefined}
      onClick={onImport}
    >
      {t("import.open")}
    </Button>
  );
}

/** Why the list is empty, and the one thing to do about it. */
export function CarriersEmpty({ tab, isFirstUse, onImport }: CarriersEmptyProps) {
  const t = useTranslations("carriers.empty");
  const { view, clearSearch, searchAll } = useCarriersView();
  if (view.search || view.dotSuffix) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={view.search ? t("search.title", { words: view.search }) : t("search.none")}
        action={
          tab === "all" ? (
            <Button onClick={clearSearch}>{t("search.clear")}</Button>
          ) : (
            <Button onClick={searchAll}>{t("search.all")}</Button>
          )
        }
      >
        {view.search && !view.dotSuffix && <p>{t("search.advice")}</p>}
      </EmptyState>
    );
  }
  if (isFirstUse) {
    return (
      <EmptyState icon={<Truck />} title={t("first.title")} action={<ImportButton onImport={onImport} />}>
        <p>{t("first.why")}</p>
      </EmptyState>
    );
  }
  return <EmptyState icon={tab === "review" ? <CircleCheck /> : <Truck />} title={t(`${tab}.title`)} />;
}
