"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { FormProvider } from "react-hook-form";
import { FormDisplayContext, FormShapeContext } from "@/components/form/form-context";
import { LeaveDialog } from "@/components/form/leave-dialog";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { EditorConflict } from "@/components/loads/editor/editor-conflict";
import { EditorHeader } from "@/components/loads/editor/editor-header";
import { EditorKeys } from "@/components/loads/editor/editor-keys";
import { EditorToolbar, SaveBar } from "@/components/loads/editor/editor-toolbar";
import { HistoryPanel, useNeededLater } from "@/components/loads/editor/lazy-parts";
import { LoadPanel, type LoadPanelProps } from "@/components/loads/editor/load-panel";
import { OriginMenu } from "@/components/loads/editor/origin-menu";
import { originsOf } from "@/components/loads/editor/provenance";
import { type Editor, useEditor } from "@/components/loads/editor/use-editor";
import { loadFormShape } from "@/components/loads/form/load-fields";
import { Tabs } from "@/components/ui/tabs";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type LoadEditorProps = Pick<LoadPanelProps, "owners" | "carriers"> & {
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
export function LoadEditor({ loaded, owners, carriers }: LoadEditorProps) {
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
  const loadPanel = <LoadPanel editor={editor} owners={owners} carriers={carriers} />;
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
