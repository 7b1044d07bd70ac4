"use client";

import { useTranslations } from "next-intl";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { noFilters } from "@/components/loads/list/loads-view";
import { addressOfIds, keepPasted } from "@/components/loads/list/pasted-ids";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { findManyLoads } from "@/lib/loads/queries";
import { lookedUpIdsMax } from "@/lib/vocabulary/limits.values";

/** Narrows the list to the loads that pasted ids and reference numbers are of. */
export function usePasteIds() {
  const t = useTranslations("loads.pasteIds");
  const { change } = useLoadsView();

  /** Whether any was found. @throws CallError */
  const narrowTo = async (texts: string[]): Promise<boolean> => {
    const results = await findManyLoads({ texts });
    const ids = [...new Set(results.flatMap((result) => result.ids))].slice(0, lookedUpIdsMax);
    if (ids.length === 0) return false;
    const missing = results.flatMap((result) => (result.ids.length === 0 ? [result.text] : []));
    const value = addressOfIds(ids, crypto.randomUUID().slice(0, 8));
    keepPasted(value, { ids, missing, asked: texts.length });
    change({ ...noFilters, ids: value });
    return true;
  };

  /** The same for what is pasted into the search: there is no form to say what is wrong. */
  const paste = async (texts: string[]) => {
    if (texts.length > lookedUpIdsMax) return void toast.warning(t("tooMany", { count: texts.length }));
    try {
      if (!(await narrowTo(texts))) toast.warning(t("noneFound", { count: texts.length }));
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : t("failed"));
    }
  };
  return { narrowTo, paste };
}
