"use client";

import { useQuery } from "@tanstack/react-query";
import { CopyPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { CopyAs } from "@/components/app-shell/copy-as";
import { late, orNotFetched } from "@/components/app-shell/late";
import { noteRecent } from "@/components/app-shell/recents";
import { useSession } from "@/components/app-shell/session-provider";
import type { LoadSlots } from "@/components/loads/editor/context-panel";
import { FormSkeleton } from "@/components/loads/editor/editor-skeleton";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { noteOpened } from "@/components/loads/list/way-back";
import { LoadOverview, type OverviewSlots } from "@/components/loads/overview/load-overview";
import { useEditKey } from "@/components/loads/page/edit-fact";
import { KeptDraft } from "@/components/loads/page/kept-draft";
import { copyOf, LoadCommands } from "@/components/loads/page/load-commands";
import { LoadHeader } from "@/components/loads/page/load-header";
import { LoadStrip } from "@/components/loads/page/load-strip";
import { OpenNoteProvider } from "@/components/loads/page/open-note";
import { PageSkeleton } from "@/components/loads/page/page-skeleton";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { useNeighbourKeys, useTabKeys } from "@/components/loads/page/use-tab-keys";
import { ButtonLink } from "@/components/ui/button-link";
import { ErrorState } from "@/components/ui/error-state";
import { Tabs } from "@/components/ui/tabs";
import { hasRole } from "@/lib/core/role-rank";
import type { CoverageOwners } from "@/lib/directory/find-owners";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { placeName } from "@/lib/places/rules/place-name";

const StoredLoad = late(orNotFetched(() => import("@/components/loads/editor/stored-load").then((m) => m.StoredLoad)));
const HistoryPanel = late(
  orNotFetched(() => import("@/components/loads/editor/history-panel").then((m) => m.HistoryPanel)),
);

const OverwrittenEdit = late(
  orNotFetched(() => import("@/components/loads/page/overwritten-edit").then((m) => m.OverwrittenEdit)),
);

type Shown = { loaded: GetLoadResponse; carriers: readonly CarrierChoice[]; isReader: boolean };

/** What other features know about a load: the page in app/ puts it in its places. */
export type LoadPageSlots = LoadSlots & {
  route: (shown: Shown) => ReactNode;
  figures: (shown: Shown) => ReactNode;
  step: (shown: Shown) => ReactNode;
  overview: (shown: Shown) => OverviewSlots;
  allBids: (shown: Shown) => ReactNode;
  /** How many bids are open, for the tab. */
  bidCount: (shown: Shown) => ReactNode;
};

export type LoadPageProps = {
  id: string;
  owners: CoverageOwners;
  carriers: readonly CarrierChoice[];
  slots: LoadPageSlots;
};

type FormPartProps = Pick<LoadPageProps, "owners" | "carriers"> & LoadSlots & { drawn: GetLoadResponse };

// Both read the load for themselves: a part that the server drew is drawn anew, with what was typed in it lost, when
// something it is given changes before its program has come.
const FormPart = ({ drawn, owners, carriers, panels }: FormPartProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <StoredLoad drawn={drawn} owners={owners} carriers={carriers} panels={panels} />
  </Suspense>
);

const HistoryPart = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <HistoryPanel id={id} />
  </Suspense>
);

type PartsProps = Shown & Pick<LoadPageProps, "owners" | "slots">;

function Parts({ owners, slots, ...shown }: PartsProps) {
  const t = useTranslations("loadPage.tabs");
  const { tab, setTab } = useLoadTab();
  const { loaded, carriers, isReader } = shown;
  const overview = <LoadOverview loaded={loaded} isReader={isReader} slots={slots.overview(shown)} />;
  const { id } = loaded.load;
  const [drawn] = useState(loaded);
  const form = <FormPart drawn={drawn} owners={owners} carriers={carriers} panels={slots.panels} />;
  return (
    <Tabs
      label={t("label")}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: "overview", shortcut: "1", label: t("overview"), panel: overview },
        { id: "bids", shortcut: "2", label: t("bids"), count: slots.bidCount(shown), panel: slots.allBids(shown) },
        { id: "edit", shortcut: "3", label: t(isReader ? "allFields" : "edit"), panel: form },
        { id: "history", shortcut: "4", label: t("history"), count: loaded.version, panel: <HistoryPart id={id} /> },
      ]}
    />
  );
}

/** A new load that is like this one. */
function DuplicateLink({ id }: { id: string }) {
  const t = useTranslations("loadCommands");
  return (
    <ButtonLink
      href={copyOf(id)}
      title={t("copy")}
      aria-label={t("copy")}
      icon={<CopyPlus aria-hidden />}
      className="px-1.5 max-sm:hidden"
    />
  );
}

/** The load for a TMS; the form has a menu of its own, for what is typed in it. */
function CopyLoad({ loaded }: { loaded: GetLoadResponse }) {
  const { tab } = useLoadTab();
  if (tab === "edit") return null;
  return (
    <span className="max-sm:hidden">
      <CopyAs path="/loads/get" request={() => ({ id: loaded.load.id })} answer={() => loaded} />
    </span>
  );
}

/** The load is among what its reader looked at last, by its name and its lane. */
function useNotedVisit(loaded: GetLoadResponse | undefined) {
  const { userId } = useSession();
  const { load } = loaded ?? {};
  const label = load?.externalDisplayId ?? load?.externalId;
  const detail = [placeName(load?.stops[0]?.location?.place), placeName(load?.stops.at(-1)?.location?.place)]
    .filter(Boolean)
    .join(" → ");
  useEffect(() => {
    if (load?.id && label) noteRecent(userId, { kind: "load", href: `/loads/${load.id}`, label, detail });
  }, [userId, load?.id, label, detail]);
}

/** The page of a stored load: what it is, what decides about it, and its parts. It follows what others change. */
export function LoadPage({ id, owners, carriers, slots }: LoadPageProps) {
  const { role } = useSession();
  const { data: loaded, error, refetch } = useQuery(loadQueries.detail(id));
  useEditKey();
  useTabKeys();
  useNeighbourKeys(id);
  useEffect(() => noteOpened(id), [id]);
  const { setTab, openForm } = useLoadTab();
  useNotedVisit(loaded);
  if (!loaded) return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <PageSkeleton />;
  const shown = { loaded, carriers, isReader: !hasRole(role, "BROKER") };
  return (
    <OpenNoteProvider>
      <LoadCommands loaded={loaded} onOpen={(tab, field) => (tab === "edit" ? openForm(field) : setTab(tab))} />
      <LoadHeader loaded={loaded}>
        <KeptDraft loadId={id} />
        {!shown.isReader && <DuplicateLink id={id} />}
        <CopyLoad loaded={loaded} />
      </LoadHeader>
      <LoadStrip loaded={loaded} route={slots.route(shown)} figures={slots.figures(shown)} step={slots.step(shown)} />
      {loaded.overwrittenEdit && (
        <Suspense fallback={null}>
          <OverwrittenEdit loaded={loaded} edit={loaded.overwrittenEdit} isReader={shown.isReader} />
        </Suspense>
      )}
      <Parts {...shown} owners={owners} slots={slots} />
    </OpenNoteProvider>
  );
}
