"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useSession } from "@/components/app-shell/session-provider";
import { filledIn } from "@/components/form/filled";
import type { LoadFormValues } from "@/components/loads/form/form-values";
import { Button } from "@/components/ui/button";
import { isJsonObject } from "@/lib/core/json";

const keyOf = (userId: string) => `last-used:${userId}`;

/** The ids worth keeping of a load, or of what was kept. */
function lastUsedIds(load: unknown) {
  const { externalCustomerId, externalWorkspaceId } = isJsonObject(load) ? load : {};
  return {
    ...(typeof externalCustomerId === "string" && { externalCustomerId }),
    ...(typeof externalWorkspaceId === "string" && { externalWorkspaceId }),
  };
}

/** Keeps the customer and workspace of a new load, to be offered for the next one. */
export const rememberLastUsed = (userId: string, load: LoadFormValues["load"]) =>
  localStorage.setItem(keyOf(userId), JSON.stringify(lastUsedIds(filledIn(load))));

const neverChanges = () => () => {};
const parse = (kept: string | null) => lastUsedIds(JSON.parse(kept ?? "{}"));

/** Offers the customer and workspace of the load made last, as long as none is given. */
export function LastUsed({ form }: { form: UseFormReturn<LoadFormValues> }) {
  const t = useTranslations("loadEditor.lastUsed");
  const { userId } = useSession();
  const kept = useSyncExternalStore(
    neverChanges,
    () => localStorage.getItem(keyOf(userId)),
    () => null,
  );
  const given = useWatch({ control: form.control, name: ["load.externalCustomerId", "load.externalWorkspaceId"] });
  const { externalCustomerId: customer, externalWorkspaceId: workspace } = parse(kept);
  if ((!customer && !workspace) || given.some(Boolean)) return null;
  const apply = () => {
    form.setValue("load.externalCustomerId", customer ?? null);
    form.setValue("load.externalWorkspaceId", workspace ?? null);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
      <span>
        {t("text")}{" "}
        {[customer && t("customer", { id: customer }), workspace && t("workspace", { id: workspace })]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <Button size="sm" onClick={apply}>
        {t("apply")}
      </Button>
    </p>
  );
}
