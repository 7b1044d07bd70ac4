"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Labelled } from "@/components/loads/list/filter-fields";
import { offerUndo, undoMilliseconds } from "@/components/loads/list/last-undo";
import { useLoads, useOwnerNames } from "@/components/loads/list/loads-context";
import { nobody } from "@/components/loads/list/loads-view";
import {
  countOf,
  type Reassignment,
  ReassignPreview,
  reassignLoads,
  undoReassignment,
  useReassignPreview,
} from "@/components/loads/list/reassign-preview";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { loadQueries } from "@/lib/loads/queries";
import type { CoverageOwners } from "@/lib/loads/schema/decisions";

type Owner = { id: string; externalId?: string; name: string };
type OwnerSelectProps = {
  kind: "user" | "team";
  owners: readonly Owner[];
  value: string;
  isLocked: boolean;
  onChange: (value: string) => void;
};

function OwnerSelect({ kind, owners, value, isLocked, onChange }: OwnerSelectProps) {
  const t = useTranslations("loads.reassign");
  return (
    <Labelled label={t(kind)}>
      {(id) => (
        <Select id={id} value={value} disabled={isLocked} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t("asIs")}</option>
          <option value={nobody}>{t(`no.${kind}`)}</option>
          {owners.map((owner) => (
            <option key={owner.id} value={owner.externalId ?? owner.id} disabled={!owner.externalId}>
              {owner.externalId ? owner.name : t("withoutId", { name: owner.name })}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

const given = (name: keyof CoverageOwners, value: string): CoverageOwners =>
  value === "" ? {} : { [name]: value === nobody ? null : value };

type ReassignDialogProps = { ids: readonly string[]; onClose: () => void; onDone: () => void };

/** Gives the chosen loads to another user or team, after telling what that will change. */
export function ReassignDialog({ ids, onClose, onDone }: ReassignDialogProps) {
  const t = useTranslations("loads.reassign");
  const common = useTranslations("common");
  const { owners } = useLoads();
  const [user, setUser] = useState("");
  const [team, setTeam] = useState("");
  const wanted = { ...given("externalOwnerCoverageUserId", user), ...given("externalOwnerCoverageTeamId", team) };
  const preview = useReassignPreview(ids, wanted);
  const { apply, announce, progress, reached } = useReassignment(ids);
  const isStuck = reached.rest.length > 0;
  const count = isStuck ? reached.rest.length : preview.changes;

  const close = () => {
    if (progress) return;
    announce(reached, wanted);
    onClose();
  };
  const assign = async () => {
    const done = await apply(wanted);
    if (done.rest.length > 0) return;
    announce(done, wanted);
    onClose();
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t("title", { count: ids.length })}
      footer={
        <>
          <Button disabled={progress !== null} onClick={close}>
            {common("cancel")}
          </Button>
          <Button variant="primary" disabled={progress !== null || count === 0} onClick={assign}>
            {t(isStuck ? "assignRest" : "assign", { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <OwnerSelect
          kind="user"
          owners={owners.users.filter(({ isDeactivated }) => !isDeactivated)}
          value={user}
          isLocked={isStuck}
          onChange={setUser}
        />
        <OwnerSelect kind="team" owners={owners.teams} value={team} isLocked={isStuck} onChange={setTeam} />
      </div>
      <ReassignPreview preview={preview} progress={progress} reached={reached} />
    </Dialog>
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

type Progress = { done: number; total: number };

/** Reassigns the chosen loads: how far it is, what was not reached, and the way back. */
function useReassignment(ids: readonly string[]) {
  const t = useTranslations("loads.reassign");
  const doneMessage = useDoneMessage();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [reached, setReached] = useState<Reassignment>({ results: [], rest: [] });
  const refresh = () => queryClient.invalidateQueries({ queryKey: loadQueries.all });

  /** Its answer takes the place of the toast that offered it. */
  const takeBack = async ({ results }: Reassignment, owners: CoverageOwners, id: string) => {
    const { restored, kept } = await undoReassignment(results, owners);
    refresh();
    const instead = { id, action: undefined, duration: undoMilliseconds };
    if (kept > 0) toast.warning(t("undoneInPart", { restored, kept }), instead);
    else toast.success(t("undone", { count: restored }), instead);
  };

  /** Says what was done, with the way back. */
  const announce = (done: Reassignment, owners: CoverageOwners) => {
    const count = countOf(done.results, "CHANGED");
    if (count === 0) return;
    const id = `reassigned-${Date.now()}`;
    const undo = offerUndo(() => void takeBack(done, owners, id));
    const action = { label: t("undo"), onClick: undo };
    toast.success(doneMessage(count, owners), { id, duration: undoMilliseconds, action });
  };

  const apply = async (owners: CoverageOwners) => {
    const todo = reached.rest.length > 0 ? reached.rest : ids;
    const total = todo.length;
    setProgress({ done: 0, total });
    const next = await reassignLoads(todo, owners, { onProgress: (done) => setProgress({ done, total }) });
    const all = { ...next, results: [...reached.results, ...next.results] };
    setReached(all);
    setProgress(null);
    refresh();
    return all;
  };

  return { apply, announce, progress, reached };
}
