"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { FormProvider } from "react-hook-form";
import { useDeveloperDetails } from "@/components/app-shell/display-preferences";
import { FormDisplayContext, FormShapeContext } from "@/components/form/form-context";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { EditorKeys } from "@/components/loads/editor/editor-keys";
import { EditorToolbar, SaveBar } from "@/components/loads/editor/editor-toolbar";
import { ConflictDialog, useNeededLater } from "@/components/loads/editor/lazy-parts";
import { LoadPanel, type LoadPanelProps } from "@/components/loads/editor/load-panel";
import { OriginMenu } from "@/components/loads/editor/origin-menu";
import { originsOf } from "@/components/loads/editor/provenance";
import { type Editor, useEditor } from "@/components/loads/editor/use-editor";
import { copiedLoad } from "@/components/loads/form/copied-load";
import { loadFormShape, toFormValues } from "@/components/loads/form/form-values";
import { BackTitle } from "@/components/loads/page/load-header";
import { PastedTender, PasteTenderButton, TenderWords, usePaste } from "@/components/loads/tender/paste-tender";
import { useTender } from "@/components/loads/tender/use-tender";
import { PageHeader } from "@/components/ui/page-parts";
import { showDeveloperDetails } from "@/lib/browser/preferences";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

export type LoadEditorProps = Pick<LoadPanelProps, "owners" | "carriers" | "panels">;

/** What stands beside the labels of the fields: where each value comes from. */
function useOrigins({ shown, isPinned, actions }: Editor) {
  const originOf = shown && originsOf(shown);
  return (path: string) => {
    const origin = originOf?.(path);
    return origin && <OriginMenu path={path} origin={origin} isPinned={isPinned(path)} actions={actions} />;
  };
}

type EditorFrameProps = LoadEditorProps & {
  editor: Editor;
  /** What stands beside the labels of a load that is not stored yet. */
  asideOf?: (path: string) => ReactNode;
  /** Puts the toolbar where it belongs. */
  children: (toolbar: ReactNode) => ReactNode;
};

/** The form of a load with all that is around it, but for the header of its page. */
export function EditorFrame({ editor, asideOf, children, ...panel }: EditorFrameProps) {
  useNeededLater(editor.shown !== undefined);
  const origins = useOrigins(editor);
  const aside = asideOf ?? origins;
  const showApiPaths = useDeveloperDetails();
  const { destination, stay } = useLeaveGuard(editor.hasChanges && editor.blocked === undefined);
  const leave = () => {
    editor.draft.forget();
    stay();
  };
  const toolbar = { editor, showApiPaths, onToggleApiPaths: () => showDeveloperDetails(!showApiPaths) };
  return (
    <FormProvider {...editor.form}>
      <FormShapeContext value={loadFormShape}>
        <FormDisplayContext value={{ showApiPaths, readOnly: editor.blocked !== undefined, aside }}>
          {children(<EditorToolbar {...toolbar} />)}
          <LoadPanel editor={editor} {...panel} />
          <SaveBar editor={editor} />
          <EditorKeys editor={editor} />
          <EditorConflict editor={editor} />
          <LeaveDialog destination={destination} onStay={stay} onLeave={leave} onSave={editor.save} />
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

export type NewLoadProps = LoadEditorProps & {
  /** The load of which it is a copy. */
  like?: GetLoadResponse | undefined;
};

/** The page on which a load is made: its form, filled by hand, from a pasted text or like another load. */
export function NewLoad({ like, ...props }: NewLoadProps) {
  const t = useTranslations("loadEditor");
  const editor = useEditor(undefined, like && copiedLoad(like));
  const tender = useTender(editor);
  const paste = usePaste();
  return (
    <EditorFrame editor={editor} asideOf={(path) => <TenderWords tender={tender} path={path} />} {...props}>
      {(toolbar) => (
        <>
          <div className="sticky top-0 z-20 bg-bg">
            <PageHeader
              title={<BackTitle>{t("new")}</BackTitle>}
              actions={
                <>
                  <PasteTenderButton paste={paste} />
                  {toolbar}
                </>
              }
            />
          </div>
          <PastedTender paste={paste} tender={tender} />
        </>
      )}
    </EditorFrame>
  );
}
