"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useState } from "react";
import { FormProvider } from "react-hook-form";
import { ActorName } from "@/components/app-shell/actor-name";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { FormDisplayContext, FormShapeContext } from "@/components/form/form-context";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { EditorKeys } from "@/components/loads/editor/editor-keys";
import { EditorSkeleton } from "@/components/loads/editor/editor-skeleton";
import { EditorToolbar, SaveBar } from "@/components/loads/editor/editor-toolbar";
import { ConflictDialog, HistoryPanel, useNeededLater } from "@/components/loads/editor/lazy-parts";
import { LoadPanel, type LoadPanelProps } from "@/components/loads/editor/load-panel";
import { OriginMenu } from "@/components/loads/editor/origin-menu";
import { originsOf } from "@/components/loads/editor/provenance";
import { type Editor, useEditor } from "@/components/loads/editor/use-editor";
import { useHistory } from "@/components/loads/editor/use-history";
import { loadFormShape, toFormValues } from "@/components/loads/form/form-values";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Tabs } from "@/components/ui/tabs";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

export type LoadEditorProps = Pick<LoadPanelProps, "owners" | "carriers" | "panels"> & {
  /** The stored load, as fresh as it is known; absent for a new one. */
  loaded?: GetLoadResponse;
};

/** What stands beside the labels of the fields: where each value comes from. */
function useOrigins({ shown, isPinned, actions }: Editor) {
  const originOf = shown && originsOf(shown);
  return (path: string) => {
    const origin = originOf?.(path);
    return origin && <OriginMenu path={path} origin={origin} isPinned={isPinned(path)} actions={actions} />;
  };
}

/** The page of a load, stored or new: its form with everything around it. */
export function LoadEditor({ loaded, owners, carriers, panels }: LoadEditorProps) {
  const t = useTranslations("loadEditor");
  useNeededLater();
  const editor = useEditor(loaded);
  const aside = useOrigins(editor);
  const [showApiPaths, setShowApiPaths] = useState(false);
  const { destination, stay } = useLeaveGuard(editor.hasChanges && editor.blocked === undefined);
  const leave = () => {
    editor.draft.forget();
    stay();
  };
  const { shown } = editor;
  const toolbar = { editor, showApiPaths, onToggleApiPaths: () => setShowApiPaths(!showApiPaths) };
  const historyPanel = <Suspense fallback={null}>{shown && <HistoryPanel id={shown.load.id} />}</Suspense>;
  const loadPanel = <LoadPanel editor={editor} owners={owners} carriers={carriers} panels={panels} />;
  return (
    <FormProvider {...editor.form}>
      <FormShapeContext value={loadFormShape}>
        <FormDisplayContext value={{ showApiPaths, readOnly: editor.blocked !== undefined, aside }}>
          <EditorHeader loaded={shown} actions={<EditorToolbar {...toolbar} />} />
          {shown ? (
            <Tabs
              label={t("tabs.label")}
              value={editor.tab}
              onChange={editor.setTab}
              tabs={[
                { id: "load", label: t("tabs.load"), panel: loadPanel },
                { id: "history", label: t("tabs.history"), panel: historyPanel },
              ]}
            />
          ) : (
            loadPanel
          )}
          {editor.tab === "load" && <SaveBar editor={editor} />}
          <EditorKeys editor={editor} />
          <EditorConflict editor={editor} />
          <LeaveDialog destination={destination} onStay={stay} onLeave={leave} />
        </FormDisplayContext>
      </FormShapeContext>
    </FormProvider>
  );
}

/** The decision between two changes of the load, while there is one to make. */
function EditorConflict({ editor }: { editor: Editor }) {
  const { conflict, form, stored, isSaving, resolve, postpone } = editor;
  if (!conflict) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        versions={{ base: stored, mine: form.getValues(), theirs: toFormValues(conflict) }}
        theirs={conflict}
        isSaving={isSaving}
        onResolve={resolve}
        onPostpone={postpone}
      />
    </Suspense>
  );
}

type EditorHeaderProps = { loaded: GetLoadResponse | undefined; actions: ReactNode };

/** Which load it is, its state, who touched it last; it stays in view with the actions. */
function EditorHeader({ loaded, actions }: EditorHeaderProps) {
  const t = useTranslations("loadEditor");
  const load = loaded?.load;
  return (
    <div className="sticky top-0 z-20 bg-bg">
      <PageHeader
        title={
          <span className="flex min-w-0 items-center gap-2.5">
            <Link
              href="/loads"
              prefetch={false}
              aria-label={t("back")}
              title={t("back")}
              className="-ml-1.5 grid size-7.5 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-mute-soft hover:text-ink pointer-coarse:size-11"
            >
              <ArrowLeft aria-hidden />
            </Link>
            {load ? <span className="truncate font-mono">{load.externalDisplayId ?? load.externalId}</span> : t("new")}
            {load && <LoadStatusBadge status={load.status} />}
          </span>
        }
        subtitle={loaded && <LastChange id={loaded.load.id} version={loaded.version} />}
        actions={actions}
      />
    </div>
  );
}

/** "Synced 2 minutes ago by key tms-prod · version 14". */
function LastChange({ id, version }: { id: string; version: number }) {
  const t = useTranslations("loadEditor");
  const [change] = useHistory(id).changes;
  return (
    <span className="max-lg:hidden">
      {change &&
        t.rich(change.actor.type === "apiKey" ? "synced" : "changed", {
          time: () => <RelativeTime at={change.at} />,
          actor: () => <ActorName actor={change.actor} />,
        })}
      {change && " · "}
      {t("version", { version })}
    </span>
  );
}

export type ExistingLoadProps = Omit<LoadEditorProps, "loaded"> & { id: string };

/** A stored load in the editor, which is notified of newer versions while it is open. */
export function ExistingLoad({ id, ...given }: ExistingLoadProps) {
  const { data, error, refetch } = useQuery(loadQueries.detail(id));
  if (data) return <LoadEditor loaded={data} {...given} />;
  return error ? <ErrorState error={error} onRetry={() => refetch()} /> : <EditorSkeleton />;
}
