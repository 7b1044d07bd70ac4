"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Editor } from "@/components/loads/editor/use-editor";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";

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
