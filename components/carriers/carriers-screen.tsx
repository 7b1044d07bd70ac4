"use client";

import { Download, FileUp, ListChecks, MoreHorizontal, Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { CopyAs } from "@/components/app-shell/copy-as";
import { late } from "@/components/app-shell/late";
import { useSession } from "@/components/app-shell/session-provider";
import { CarrierQueue } from "@/components/carriers/carrier-queue";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { QueueTabs, RegistrationFilter } from "@/components/carriers/carriers-filters";
import { ConflictsSkeleton } from "@/components/carriers/carriers-skeleton";
import { toSearchRequest } from "@/components/carriers/carriers-view";
import { useCarrierList } from "@/components/carriers/use-carrier-list";
import { Button, IconButton } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { PageHeader } from "@/components/ui/page-parts";
import { SearchBox } from "@/components/ui/search-box";
import { toast } from "@/components/ui/toast";
import { fetchAllCarriers, fetchCarrier, fetchConflicts } from "@/lib/carriers/queries";

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
  const { view, tab, search } = useCarriersView();
  const [task, setTask] = useState<CarrierTask | null>(null);
  const list = useCarrierList(tab, view);
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
              <CopyCarriers />
            </div>
          }
        />
        <div className="flex shrink-0 flex-wrap items-center gap-x-4 border-line border-b px-4 py-1.5 max-sm:px-3 max-sm:py-0.5 print:hidden">
          <QueueTabs counts={list.counts} />
          {tab !== "conflicts" && <RegistrationFilter />}
        </div>
      </div>
      {tab === "conflicts" ? (
        <Suspense fallback={<ConflictsSkeleton />}>
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

/** The open carrier, else the list, for a TMS. */
function CopyCarriers() {
  const { tab, view } = useCarriersView();
  const { carrier } = view;
  const filter = toSearchRequest(tab, view);
  const csv = async () => (await import("@/components/carriers/export-list")).listAsCsv(filter);
  if (tab === "conflicts") {
    return <CopyAs path="/carrier-conflicts/list" request={() => ({ resolved: false })} answer={fetchConflicts} />;
  }
  if (!carrier) {
    return <CopyAs path="/carriers/search" request={() => filter} answer={() => fetchAllCarriers(filter)} csv={csv} />;
  }
  const request = { id: carrier };
  return <CopyAs path="/carriers/get" request={() => request} answer={() => fetchCarrier(carrier)} csv={csv} />;
}

type CarrierTask = "import" | "upsert" | "policy";

/** What is done with many carriers at once, and how carriers are treated. */
function AddCarriers({ onTask }: { onTask: (task: CarrierTask) => void }) {
  const t = useTranslations("carriers");
  const common = useTranslations("common");
  const { role } = useSession();
  const { tab, view } = useCarriersView();
  const exportAll = async () => {
    try {
      const { exportList } = await import("@/components/carriers/export-list");
      await exportList(toSearchRequest(tab, view));
    } catch {
      toast.error(t("exportFailed"));
    }
  };
  const isReader = role === "VIEWER";
  const needsBroker = isReader ? t("decision.needsBroker") : undefined;
  return (
    <>
      <Button
        variant="primary"
        icon={<FileUp aria-hidden />}
        disabled={isReader}
        title={needsBroker}
        onClick={() => onTask("import")}
      >
        {t("import.open")}
      </Button>
      <Menu
        label={t("title")}
        trigger={<IconButton label={common("moreActions")} icon={<MoreHorizontal aria-hidden />} variant="default" />}
        items={[
          {
            id: "upsert",
            label: t("upsert.open"),
            icon: <ListChecks aria-hidden />,
            disabled: isReader,
            reason: needsBroker,
            onSelect: () => onTask("upsert"),
          },
          { id: "export", label: t("export"), icon: <Download aria-hidden />, onSelect: exportAll },
          {
            id: "policy",
            label: t("policy.open"),
            icon: <Settings2 aria-hidden />,
            onSelect: () => onTask("policy"),
          },
        ]}
      />
    </>
  );
}
