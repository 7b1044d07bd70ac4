"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { SelectField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { useLoadsView } from "@/components/loads/list/loads-context";
import { queryOf } from "@/components/loads/views/saved-view";
import { toast } from "@/components/ui/toast";
import { hasRole } from "@/lib/core/role-rank";
import { viewMutations, viewQueries } from "@/lib/list-views/queries";
import type { ListView } from "@/lib/list-views/schema";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

/** Who sees a view, in one field: a scope, or the id of a team. */
const scopeOf = (seenBy: string): Pick<ListView, "scope" | "teamId"> =>
  seenBy === "PRIVATE" || seenBy === "ORGANIZATION" ? { scope: seenBy } : { scope: "TEAM", teamId: seenBy };

type SaveViewDialogProps = {
  /** The view to rename or to share; without one the list as it is becomes a new one. */
  saved?: ListView | undefined;
  onClose: () => void;
};

/** What a view is called and who sees it. */
export function SaveViewDialog({ saved, onClose }: SaveViewDialogProps) {
  const t = useTranslations("listViews");
  const common = useTranslations("common");
  const { role } = useSession();
  const { view, change } = useLoadsView();
  const { data } = useQuery(viewQueries.ofLoads());
  const save = useMutation(viewMutations.save);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/list-views/schema")).SaveViewRequest,
    defaultValues: { name: saved?.name ?? "", seenBy: saved?.teamId ?? saved?.scope ?? "PRIVATE" },
    toRequest: ({ name, seenBy }) => ({
      list: "loads" as const,
      ...(saved && { id: saved.id }),
      name: name.trim(),
      ...scopeOf(seenBy),
      query: saved?.query ?? queryOf(view),
    }),
    onSubmit: async (request) => {
      const { view: stored } = await save.mutateAsync(request);
      if (!saved) change({ view: stored.id });
      toast.success(t("stored", { name: stored.name }));
      onClose();
    },
  });
  const teams = data?.teams ?? [];
  const seenBy = [
    { value: "PRIVATE", label: t("scope.PRIVATE") },
    ...teams.map(({ id, name }) => ({ value: id, label: t("scope.TEAM", { name }) })),
    { value: "ORGANIZATION", label: t("scope.ORGANIZATION") },
  ];
  return (
    <FormDialog
      form={form}
      title={saved ? t("editTitle", { name: saved.name }) : t("saveTitle")}
      description={saved ? undefined : t("saveHint")}
      submit={{ label: common("save") }}
      onClose={onClose}
    >
      <TextField name="name" label={t("name")} maxLength={shortTextMax} hasInitialFocus />
      {hasRole(role, "BROKER") && <SelectField name="seenBy" label={t("seenBy")} options={seenBy} />}
    </FormDialog>
  );
}
