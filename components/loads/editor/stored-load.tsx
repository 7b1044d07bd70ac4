"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { SaveButton } from "@/components/loads/editor/editor-toolbar";
import { EditorFrame, type LoadEditorProps } from "@/components/loads/editor/load-editor";
import { type Editor, useEditor } from "@/components/loads/editor/use-editor";
import { revealPath } from "@/components/loads/editor/use-path-title";
import { formActionsId } from "@/components/loads/page/load-header";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { Button } from "@/components/ui/button";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const BookDialog = lazy(() => import("@/components/loads/page/book-dialog").then((m) => ({ default: m.BookDialog })));

/** Goes to the field that the address names, and takes it out of the address. */
function useWantedField() {
  const { tab, field, forgetField } = useLoadTab();
  const reveal = useEffectEvent((path: string) => {
    revealPath(path);
    forgetField();
  });
  useEffect(() => {
    if (tab === "edit" && field) reveal(field);
  }, [tab, field]);
}

/** While another part of the page is open: how much is not saved, and Save. */
function UnsavedElsewhere({ editor }: { editor: Editor }) {
  const t = useTranslations("loadEditor");
  const { setTab } = useLoadTab();
  if (!editor.hasChanges) return null;
  return (
    <>
      <Button variant="ghost" className="text-warn!" onClick={() => setTab("edit")}>
        {t("unsaved", { count: editor.changed.length })}
      </Button>
      <SaveButton editor={editor} />
    </>
  );
}

const neverChanges = () => () => {};

/** Whether the browser has taken over what the server drew. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** In the header of the page, which the server draws without. */
function InHeader({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  const place = isInBrowser ? document.getElementById(formActionsId) : null;
  return place && createPortal(children, place);
}

type StoredLoadProps = LoadEditorProps & {
  /** The load as the page began with it. */
  drawn: GetLoadResponse;
};

/** The form of a stored load, as a part of its page. What is typed stays while other parts are open. */
export function StoredLoad({ drawn, ...props }: StoredLoadProps) {
  const { data = drawn } = useQuery(loadQueries.detail(drawn.load.id));
  // Taken over as it was drawn, with what was typed meanwhile; what others have changed since comes around that. Another
  // load in it would be drawn anew, and what was typed lost.
  const isInBrowser = useIsInBrowser();
  return <LoadedForm loaded={isInBrowser ? data : drawn} {...props} />;
}

function LoadedForm({ loaded, ...props }: LoadEditorProps & { loaded: GetLoadResponse }) {
  const editor = useEditor(loaded);
  const { tab } = useLoadTab();
  useWantedField();
  return (
    <EditorFrame editor={editor} {...props}>
      {(toolbar) => (
        <>
          <InHeader>{tab === "edit" ? toolbar : <UnsavedElsewhere editor={editor} />}</InHeader>
          {editor.toBook && editor.shown && (
            <Suspense fallback={null}>
              <BookDialog loaded={editor.shown} onClose={editor.endBooking} />
            </Suspense>
          )}
        </>
      )}
    </EditorFrame>
  );
}
