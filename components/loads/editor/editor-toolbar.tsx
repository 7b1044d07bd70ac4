"use client";

import { Braces, Ellipsis, Route, SquareTerminal, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import { SectionSelect } from "@/components/loads/editor/section-rail";
import type { Editor } from "@/components/loads/editor/use-editor";
import { toLoadInput } from "@/components/loads/form/form-values";
import { useOpenNote } from "@/components/loads/page/open-note";
import { Kbd } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { changeAsCurl, jsonText } from "@/lib/browser/request-as-curl";

const neverChanges = () => () => {};
const isMac = () => navigator.userAgent.includes("Mac");

/** Saves the load. While it cannot, it says why. */
export function SaveButton({ editor: { base, isSaving, saveBlocked, save } }: { editor: Editor }) {
  const t = useTranslations("loadEditor.save");
  const hasCommandKey = useSyncExternalStore(neverChanges, isMac, () => false);
  return (
    <Button
      variant="primary"
      disabled={saveBlocked !== undefined || isSaving}
      title={saveBlocked}
      aria-description={saveBlocked}
      aria-keyshortcuts="Control+S Meta+S"
      onClick={() => save()}
    >
      {isSaving ? t("saving") : t(base ? "save" : "create")}
      <span aria-hidden className="pointer-coarse:hidden">
        <Kbd>{t(hasCommandKey ? "keyMac" : "key")}</Kbd>
      </span>
    </Button>
  );
}

function useCopy({ form, base, stored, hasChanges }: Editor) {
  const t = useTranslations("loadEditor.actions");
  const common = useTranslations("common");
  return (as: "json" | "curl") => {
    const values = form.getValues();
    const request = hasChanges
      ? { load: toLoadInput(values, base && stored), ...(base && { ifVersion: base.version }) }
      : undefined;
    const text =
      as === "json" ? jsonText(toLoadInput(values)) : changeAsCurl(window.location.origin, request, base?.load.id);
    const done = as === "json" ? t("jsonCopied") : t(request ? "saveCopied" : "readCopied");
    navigator.clipboard.writeText(text).then(
      () => toast.success(done),
      () => toast.error(common("copyRefused")),
    );
  };
}

function useDiscard({ form, hasChanges, discard }: Editor) {
  const t = useTranslations("loadEditor.actions");
  if (!hasChanges) return undefined;
  return () => {
    const typed = structuredClone(form.getValues().load);
    discard();
    const undo = () => writeFormValues(form, "load", form.getValues().load, typed);
    toast(t("discarded"), { undo: { label: t("undo"), run: undo } });
  };
}

/** Whether the load may be saved and whether there is anything to save, in words. */
function SaveState({ editor: { base, blocked, changed, hasChanges } }: { editor: Editor }) {
  const t = useTranslations("loadEditor");
  const { isOpen } = useOpenNote();
  return (
    <span role="status" className="text-ink-3 text-xs max-sm:sr-only">
      {blocked ?? (hasChanges ? t("unsaved", { count: changed.length }) : base && t(isOpen ? "noteIsOpen" : "saved"))}
    </span>
  );
}

type EditorToolbarProps = { editor: Editor; showApiPaths: boolean; onToggleApiPaths: () => void };

export function EditorToolbar({ editor, showApiPaths, onToggleApiPaths }: EditorToolbarProps) {
  const copy = useCopy(editor);
  const discard = useDiscard(editor);
  return (
    <>
      <SaveState editor={editor} />
      <EditorActions
        showsApiPaths={showApiPaths}
        onToggleApiPaths={onToggleApiPaths}
        onCopy={copy}
        onDiscard={discard}
      />
      <span className="max-sm:hidden">
        <SaveButton editor={editor} />
      </span>
    </>
  );
}

/** On a phone: the sections and Save, within reach of the thumb, above the navigation. */
export const SaveBar = ({ editor }: { editor: Editor }) => (
  <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-2 border-line border-t bg-surface px-4 py-2 sm:hidden">
    <SectionSelect />
    <SaveButton editor={editor} />
  </div>
);

type EditorActionsProps = {
  showsApiPaths: boolean;
  onToggleApiPaths: () => void;
  onCopy: (form: "json" | "curl") => void;
  /** Absent while there is nothing to discard. */
  onDiscard?: () => void;
};

/** What is done with a load beside saving it. */
function EditorActions({ showsApiPaths, onToggleApiPaths, onCopy, onDiscard }: EditorActionsProps) {
  const t = useTranslations("loadEditor.actions");
  return (
    <Menu
      label={t("more")}
      trigger={<IconButton label={t("more")} icon={<Ellipsis aria-hidden />} variant="default" data-copy-as />}
      items={[
        { id: "json", label: t("copyJson"), icon: <Braces aria-hidden />, onSelect: () => onCopy("json") },
        { id: "curl", label: t("copyCurl"), icon: <SquareTerminal aria-hidden />, onSelect: () => onCopy("curl") },
        "separator",
        {
          id: "paths",
          label: t(showsApiPaths ? "hideApiPaths" : "showApiPaths"),
          icon: <Route aria-hidden />,
          onSelect: onToggleApiPaths,
        },
        {
          id: "discard",
          label: t("discard"),
          icon: <Undo2 aria-hidden />,
          tone: "bad",
          disabled: !onDiscard,
          reason: t("nothingToDiscard"),
          onSelect: () => onDiscard?.(),
        },
      ]}
    />
  );
}
