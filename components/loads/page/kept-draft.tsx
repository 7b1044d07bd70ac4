"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { draftKey } from "@/components/loads/editor/draft-key";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { Button } from "@/components/ui/button";

const neverChanges = () => () => {};

/** What was typed into the form before the page was opened, and never saved, waits in the form. */
export function KeptDraft({ loadId }: { loadId: string }) {
  const t = useTranslations("loadPage");
  const { userId } = useSession();
  const { tab, setTab } = useLoadTab();
  const [wasOpened, setWasOpened] = useState(tab === "edit");
  const isKept = useSyncExternalStore(
    neverChanges,
    () => sessionStorage.getItem(draftKey(userId, loadId)) !== null,
    () => false,
  );
  if (tab === "edit" && !wasOpened) setWasOpened(true);
  if (!isKept || wasOpened) return null;
  return (
    <Button variant="ghost" className="text-warn!" onClick={() => setTab("edit")}>
      {t("keptDraft")}
    </Button>
  );
}
