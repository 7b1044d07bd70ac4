"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { isIdList, splitIds } from "@/components/loads/list/pasted-ids";
import { usePasteIds } from "@/components/loads/list/use-paste-ids";
import { SearchBox as Box } from "@/components/ui/search-box";

/**
 * The step from the search into the rows: taken as soon as those are the rows that were searched for. Enter opens the
 * load where there is only one.
 */
export function useEnterRows(isWaiting: boolean) {
  const [asked, ask] = useState<"walk" | "open">();
  useEffect(() => {
    if (!asked || isWaiting) return;
    ask(undefined);
    const [first, second] = document.querySelectorAll<HTMLElement>("[data-loads-list] tbody a");
    first?.focus();
    if (asked === "open" && !second) first?.click();
  }, [asked, isWaiting]);
  return { onDown: () => ask("walk"), onEnter: () => ask("open") };
}

/** The words the list is searched for. */
export function SearchBox(keys: ReturnType<typeof useEnterRows>) {
  const t = useTranslations("loads");
  const { view, search } = useLoadsView();
  const { paste } = usePasteIds();
  const takeIds = (text: string) => {
    const isIds = isIdList(text);
    if (isIds) void paste(splitIds(text));
    return isIds;
  };
  return (
    <Box
      label={t("search")}
      hint={t("searchHint")}
      value={view.search}
      onSearch={search}
      onPasted={takeIds}
      {...keys}
    />
  );
}
