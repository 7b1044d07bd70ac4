"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { ProblemNote } from "@/components/ui/problem-note";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { carrierMutations, carrierQueries } from "@/lib/carriers/queries";
import type { CarrierPolicy, SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { useFormat } from "@/lib/i18n/format";

const statuses = ["ACTIVE", "NEEDS_REVIEW", "DO_NOT_DISPATCH"] as const satisfies readonly RelationshipStatus[];

type PolicyFieldsProps = {
  policy: CarrierPolicy;
  isReader: boolean;
  onChange: (edit: SaveCarrierPolicyRequest) => void;
};

function PolicyFields({ policy, isReader, onChange }: PolicyFieldsProps) {
  const t = useTranslations("carriers.policy");
  const status = useTranslations("vocabulary.RelationshipStatus");
  const format = useFormat();
  const id = useId();
  const { updatedBy, updatedAt } = policy;
  return (
    <fieldset disabled={isReader} className="grid gap-4">
      <legend className="sr-only">{t("title")}</legend>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-medium">
          {t("defaultStatus")}
        </label>
        <Select
          id={id}
          value={policy.defaultStatus}
          onChange={({ target }) => onChange({ defaultStatus: statuses.find((value) => value === target.value) })}
          aria-describedby={`${id}-hint`}
        >
          {statuses.map((value) => (
            <option key={value} value={value}>
              {status(value)}
            </option>
          ))}
        </Select>
        <p id={`${id}-hint`} className="text-ink-2 text-xs">
          {t("defaultStatusHint")}
        </p>
      </div>
      <Checkbox
        checked={policy.requirementsBlock}
        onChange={({ target }) => onChange({ requirementsBlock: target.checked })}
        label={
          <>
            <span className="font-medium">{t("requirementsBlock")}</span>
            <span className="block text-ink-2 text-xs">{t("requirementsBlockHint")}</span>
          </>
        }
      />
      {updatedBy && updatedAt && (
        <p className="text-ink-3 text-xs">
          {t("changedBy", { name: updatedBy.name, when: format.dateTime(updatedAt) })}
        </p>
      )}
      {isReader && <p className="rounded-md bg-mute-soft px-3 py-2 text-ink-2">{t("adminsOnly")}</p>}
    </fieldset>
  );
}

/** How the organization treats carriers; admins change it, everybody may know it. */
export function PolicyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("carriers.policy");
  const common = useTranslations("common");
  const id = useId();
  const isReader = useSession().role !== "ADMIN";
  const query = useQuery(carrierQueries.policy());
  const save = useMutation({ ...carrierMutations.savePolicy, onSuccess: () => toast.success(t("saved")) });
  // Only what this person changed is sent: the rest may be changed by another admin meanwhile.
  const [edits, setEdits] = useState<SaveCarrierPolicyRequest>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(edits, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("hint")}
      footer={
        isReader ? (
          <Button onClick={onClose}>{common("close")}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{common("cancel")}</Button>
            <Button type="submit" form={id} variant="primary" disabled={!query.data || save.isPending}>
              {common("save")}
            </Button>
          </>
        )
      }
    >
      {query.isPending && <Skeleton className="h-32" />}
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.data && (
        <form id={id} onSubmit={submit} className="grid gap-4">
          <PolicyFields
            policy={{ ...query.data.policy, ...edits }}
            isReader={isReader}
            onChange={(edit) => setEdits({ ...edits, ...edit })}
          />
          <ProblemNote error={save.error} />
        </form>
      )}
    </Dialog>
  );
}
