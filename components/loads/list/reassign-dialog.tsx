"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Labelled } from "@/components/loads/list/filter-fields";
import { useLoadsSurroundings } from "@/components/loads/list/loads-context";
import { nobody } from "@/components/loads/list/loads-view";
import { ReassignPreview, useReassignPreview } from "@/components/loads/list/reassign-preview";
import { useReassignment } from "@/components/loads/list/use-reassignment";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import type { CoverageOwners } from "@/lib/loads/schema/owners";

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
  const { owners } = useLoadsSurroundings();
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
