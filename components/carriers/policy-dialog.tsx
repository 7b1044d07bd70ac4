"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { useSession } from "@/components/shell/session-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { carrierMutations, carrierQueries } from "@/lib/carriers/queries";
import type { CarrierPolicy } from "@/lib/carriers/schema/policy";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";

const statuses = ["ACTIVE", "NEEDS_REVIEW", "DO_NOT_DISPATCH"] as const satisfies readonly RelationshipStatus[];

function PolicyFields({ policy, isReader }: { policy: CarrierPolicy; isReader: boolean }) {
  const t = useTranslations("carriers.policy");
  const status = useTranslations("vocabulary.RelationshipStatus");
  const id = useId();
  return (
    <fieldset disabled={isReader} className="grid gap-4">
      <legend className="sr-only">{t("title")}</legend>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-medium">
          {t("defaultStatus")}
        </label>
        <Select id={id} name="defaultStatus" defaultValue={policy.defaultStatus} aria-describedby={`${id}-hint`}>
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
        name="requirementsBlock"
        defaultChecked={policy.requirementsBlock}
        label={
          <>
            <span className="font-medium">{t("requirementsBlock")}</span>
            <span className="block text-ink-2 text-xs">{t("requirementsBlockHint")}</span>
          </>
        }
      />
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
  const save = useMutation(carrierMutations.savePolicy(useQueryClient()));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const defaultStatus = statuses.find((status) => status === fields.get("defaultStatus")) ?? "ACTIVE";
    save.mutate(
      { defaultStatus, requirementsBlock: fields.get("requirementsBlock") !== null },
      {
        onSuccess: () => {
          toast.success(t("saved"));
          onClose();
        },
      },
    );
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
          <PolicyFields policy={query.data.policy} isReader={isReader} />
          <ProblemNote error={save.error} />
        </form>
      )}
    </Dialog>
  );
}
