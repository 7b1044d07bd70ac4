"use client";

import { Braces, Ellipsis, Route, SquareTerminal, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";

type EditorActionsProps = {
  showsApiPaths: boolean;
  onToggleApiPaths: () => void;
  onCopy: (form: "json" | "curl") => void;
  /** Absent while there is nothing to discard. */
  onDiscard?: () => void;
};

/** What is done with a load beside saving it. */
export function EditorActions({ showsApiPaths, onToggleApiPaths, onCopy, onDiscard }: EditorActionsProps) {
  const t = useTranslations("loadEditor.actions");
  return (
    <Menu
      label={t("more")}
      trigger={<IconButton label={t("more")} icon={<Ellipsis aria-hidden />} variant="default" />}
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
