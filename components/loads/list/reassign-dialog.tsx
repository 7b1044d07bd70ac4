"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { useBulkRun } from "@/components/loads/bulk/use-bulk-run";
import type { BulkDialogProps } from "@/components/loads/bulk/use-edit-dialog";
import { useLoads, useOwnerNames } from "@/components/loads/list/loads-context";
import { nobody } from "@/components/loads/list/loads-view";
import {
  countOf,
  type Reassignment,
  ReassignPreview,
  reassignCalls,
  undoReassignment,
  useReassignPreview,
} from "@/components/loads/list/reassign-preview";
import { toast } from "@/components/ui/toast";
import { undoMilliseconds } from "@/components/ui/undo-offers";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { CoverageOwners, ReassignedLoad } from "@/lib/loads/schema/decisions";
import { reassignedLoadsMax } from "@/lib/vocabulary/limits.values";

type ReassignValues = Record<keyof CoverageOwners, string | null>;

/** The owners that are chosen; one left as it is does not stand among them. */
const ownersOf = (values: ReassignValues): CoverageOwners =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, value === nobody ? null : value]],
    ),
  );

/** Gives the chosen loads to another user or team, after saying what that will change. */
export function ReassignDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const t = useTranslations("loads.reassign");
  const { apply, announce, progress, reached } = useReassignment(ids);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/decisions")).ReassignLoadsRequest,
    defaultValues: { externalOwnerCoverageUserId: null, externalOwnerCoverageTeamId: null },
    // More loads than one call takes are several calls; the first stands for all.
    toRequest: (values: ReassignValues) => reassignCalls(ids, ownersOf(values))[0] ?? { ids: [] },
    onSubmit: async (_request, values) => {
      const owners = ownersOf(values);
      const done = await apply(owners);
      if (done.rest.length > 0) return;
      announce(done, owners);
      onClose();
      onDone();
    },
  });
  const [user, team] = useWatch({
    control: form.control,
    name: ["externalOwnerCoverageUserId", "externalOwnerCoverageTeamId"],
  });
  const wanted = ownersOf({ externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team });
  const preview = useReassignPreview(ids, wanted);
  const isStuck = reached.rest.length > 0;
  const count = isStuck ? reached.rest.length : preview.changes;
  const close = () => {
    if (form.isSubmitting) return;
    announce(reached, wanted);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t("title", { count: ids.length })}
      cancel={{ disabled: form.isSubmitting }}
      submit={{ label: t(isStuck ? "assignRest" : "assign", { count }), disabled: count === 0 }}
      onClose={close}
    >
      <OwnerFields isLocked={isStuck} />
      <ReassignPreview preview={preview} progress={progress} reached={reached} />
    </FormDialog>
  );
}

/** Whose the loads are to be. Those that the TMS does not know by an id cannot have any. */
function OwnerFields({ isLocked }: { isLocked: boolean }) {
  const t = useTranslations("loads.reassign");
  const { owners } = useLoads();
  const optionOf = ({ id, externalId, name }: { id: string; externalId?: string; name: string }) => ({
    value: externalId ?? id,
    label: externalId ? name : t("withoutId", { name }),
    isDisabled: !externalId,
  });
  return (
    <fieldset disabled={isLocked} className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name="externalOwnerCoverageUserId"
        label={t("user")}
        empty={t("asIs")}
        options={[
          { value: nobody, label: t("no.user") },
          ...owners.users.filter(({ isDeactivated }) => !isDeactivated).map(optionOf),
        ]}
      />
      <SelectField
        name="externalOwnerCoverageTeamId"
        label={t("team")}
        empty={t("asIs")}
        options={[{ value: nobody, label: t("no.team") }, ...owners.teams.map(optionOf)]}
      />
    </fieldset>
  );
}

/** "12 loads now belong to Daniela Ríos": what was done, by the names of those who have the loads now. */
function useDoneMessage() {
  const t = useTranslations("loads.reassign");
  const { userName, teamName } = useOwnerNames();
  return (count: number, { externalOwnerCoverageUserId: user, externalOwnerCoverageTeamId: team }: CoverageOwners) => {
    const name = [user && userName(user), team && teamName(team)].filter(Boolean).join(" · ");
    if (name) return t("done", { count, name });
    return t(user === null ? "doneNobody" : "doneNoTeam", { count });
  };
}

/** Reassigns the chosen loads: how far it is, what was not reached, and the way back. */
function useReassignment(ids: readonly string[]) {
  const t = useTranslations("loads.reassign");
  const doneMessage = useDoneMessage();
  const queryClient = useQueryClient();
  const { mutateAsync: reassign } = useMutation(loadMutations.reassign);
  const { run, progress, reached } = useBulkRun<string, ReassignedLoad>(reassignedLoadsMax);
  const refresh = () => queryClient.invalidateQueries({ queryKey: loadQueries.all });

  /** Its answer takes the place of the toast that offered it. */
  const takeBack = async ({ results }: Reassignment, owners: CoverageOwners, id: string) => {
    const { restored, kept } = await undoReassignment(results, owners, reassign);
    refresh();
    // One of its own: a toast whose action was pressed is on its way out, and would take the message along.
    toast.dismiss(id);
    const instead = { duration: undoMilliseconds };
    if (kept > 0) toast.warning(t("undoneInPart", { restored, kept }), instead);
    else toast.success(t("undone", { count: restored }), instead);
  };

  /** Says what was done, with the way back. */
  const announce = (done: Reassignment, owners: CoverageOwners) => {
    const count = countOf(done.results, "CHANGED");
    if (count === 0) return;
    const id = `reassigned-${Date.now()}`;
    const undo = { label: t("undo"), run: () => void takeBack(done, owners, id) };
    toast.success(doneMessage(count, owners), { id, undo });
  };

  const apply = async (owners: CoverageOwners) => {
    const send = async (few: string[]) => (await reassign({ ids: few, ...owners })).results;
    const items = reached.rest.length > 0 ? reached.rest : ids;
    const all = await run({ items, send, kept: reached.results });
    refresh();
    return all;
  };

  return { apply, announce, progress, reached };
}
