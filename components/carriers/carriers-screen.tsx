"use client";

import { Download, FileUp, ListChecks, MoreHorizontal, Settings2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { CopyAs } from "@/components/app-shell/copy-as";
import { late } from "@/components/app-shell/late";
import { useSession } from "@/components/app-shell/session-provider";
import { CarrierQueue } from "@/components/carriers/carrier-queue";
import { useCarriersView } from "@/components/carriers/carriers-context";
import { ConflictsSkeleton } from "@/components/carriers/carriers-skeleton";
import { type CarrierTab, listTabs, toSearchRequest } from "@/components/carriers/carriers-view";
import { useCarrierList } from "@/components/carriers/use-carrier-list";
import { Button, IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Menu } from "@/components/ui/menu";
import { PageHeader } from "@/components/ui/page-parts";
import { SearchBox } from "@/components/ui/search-box";
import { toast } from "@/components/ui/toast";
import { fetchAllCarriers, fetchCarrier, fetchConflicts } from "@/lib/carriers/queries";
import type { CarrierCounts } from "@/lib/carriers/schema/carrier";
import { useFormat } from "@/lib/i18n/format";

const counted = {
  review: "needsReview",
  active: "active",
  doNotDispatch: "doNotDispatch",
  notOnboarded: "notOnboarded",
  noRelationship: "noRelationship",
  conflicts: "conflicts",
} as const satisfies Partial<Record<CarrierTab, keyof CarrierCounts>>;

const countOf = (tab: CarrierTab, counts: CarrierCounts | undefined) =>
  tab === "all" ? undefined : counts?.[counted[tab]];

/** The queues, each with how many wait in it. */
function QueueTabs({ counts }: { counts: CarrierCounts | undefined }) {
  const t = useTranslations("carriers.tabs");
  const format = useFormat();
  const { tab, chooseTab } = useCarriersView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls.
    <div role="group" aria-label={t("label")} className="flex gap-0.5 overflow-x-auto p-1">
      {[...listTabs, "conflicts" as const].map((name) => {
        const isOn = name === tab;
        const count = countOf(name, counts);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            onClick={() => chooseTab(name)}
            className={classNames(
              "inline-flex h-6.5 shrink-0 items-center gap-1.5 rounded-full px-2.5 transition-colors pointer-coarse:h-11 pointer-coarse:px-3.5",
              isOn ? "bg-ink font-medium text-bg" : "text-ink-2 hover:bg-mute-soft hover:text-ink",
            )}
          >
            {t(name)}
            {count !== undefined && (
              <span className={classNames("font-normal text-xs tabular-nums", isOn ? "text-bg" : "text-ink-3")}>
                {format.number(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

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
              <CopyCarriers />
            </div>
          }
        />
        <div className="shrink-0 border-line border-b px-4 py-1.5 max-sm:px-3 max-sm:py-0.5 print:hidden">
          <QueueTabs counts={list.counts} />
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
  const filter = toSearchRequest(tab === "conflicts" ? "all" : tab, view.search);
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
      await exportList(toSearchRequest(tab === "conflicts" ? "all" : tab, view.search));
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
