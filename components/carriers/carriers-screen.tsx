"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { late } from "@/components/app-shell/late";
import { useRouterAnnouncements } from "@/components/app-shell/page-address";
import { AddCarriers, type CarrierTask } from "@/components/carriers/add-carriers";
import { CarrierQueue } from "@/components/carriers/carrier-queue";
import { QueueTabs } from "@/components/carriers/queue-tabs";
import { useCarrierList } from "@/components/carriers/use-carrier-list";
import { useCarriersView } from "@/components/carriers/use-carriers-view";
import { PageHeader } from "@/components/ui/page-header";
import { SearchBox } from "@/components/ui/search-box";

const ConflictsPart = late(() => import("@/components/carriers/conflicts-part").then((module) => module.ConflictsPart));
const TableDialog = lazy(() =>
  import("@/components/carriers/table-dialog").then((module) => ({ default: module.TableDialog })),
);
const PolicyDialog = lazy(() =>
  import("@/components/carriers/policy-dialog").then((module) => ({ default: module.PolicyDialog })),
);

/** The carriers of the organization: the queue of reviews, the lists beside it, and one carrier at a time. */
export function CarriersScreen() {
  const t = useTranslations("carriers");
  useRouterAnnouncements();
  const { view, tab, search } = useCarriersView();
  const [task, setTask] = useState<CarrierTask | null>(null);
  const list = useCarrierList(tab === "conflicts" ? "all" : tab, view.search);
  const close = () => setTask(null);
  // On a phone an open carrier has the screen to itself.
  const isAside = view.carrier !== null && tab !== "conflicts";
  return (
    <div className="flex h-(--page-height) flex-col">
      {isAside && <h1 className="sr-only sm:hidden">{t("title")}</h1>}
      <div className={isAside ? "max-sm:hidden" : undefined}>
        <PageHeader
          title={t("title")}
          subtitle={
            <span role="status">
              {list.total !== undefined && tab !== "conflicts" && t("total", { count: list.total })}
            </span>
          }
          actions={
            <div className="flex gap-2 max-sm:w-[calc(100vw-32px)]">
              <SearchBox label={t("search")} hint={t("searchHint")} value={view.search} onSearch={search} />
              <AddCarriers onTask={setTask} />
            </div>
          }
        />
        <div className="shrink-0 border-line border-b px-4 py-1.5 max-sm:px-3 max-sm:py-0.5">
          <QueueTabs counts={list.counts} />
        </div>
      </div>
      {tab === "conflicts" ? (
        <Suspense fallback={null}>
          <ConflictsPart />
        </Suspense>
      ) : (
        <CarrierQueue tab={tab} list={list} onImport={() => setTask("import")} />
      )}
      <Suspense fallback={null}>
        {(task === "import" || task === "upsert") && <TableDialog mode={task} onClose={close} />}
        {task === "policy" && <PolicyDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
