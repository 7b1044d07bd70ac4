"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { CheckboxField, SelectField } from "@/components/form/choice-fields";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { Button } from "@/components/ui/button";
import { DialogButtons } from "@/components/ui/confirm-dialog";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { carrierMutations, carrierQueries } from "@/lib/carriers/queries";
import type { CarrierPolicy, SaveCarrierPolicyRequest } from "@/lib/carriers/schema/policy";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { useFormat } from "@/lib/i18n/format";

const statuses = ["ACTIVE", "NEEDS_REVIEW", "DO_NOT_DISPATCH"] as const satisfies readonly RelationshipStatus[];

type PolicyValues = Pick<CarrierPolicy, "defaultStatus" | "requirementsBlock">;

/** Only what this person changed is sent: the rest may be changed by another admin meanwhile. */
const changesOf = (policy: PolicyValues, { defaultStatus, requirementsBlock }: PolicyValues) => ({
  ...(defaultStatus !== policy.defaultStatus && { defaultStatus }),
  ...(requirementsBlock !== policy.requirementsBlock && { requirementsBlock }),
});

type PolicyFormProps = {
  id: string;
  policy: CarrierPolicy;
  isReader: boolean;
  onSave: (request: SaveCarrierPolicyRequest) => Promise<unknown>;
};

function PolicyForm({ id, policy, isReader, onSave }: PolicyFormProps) {
  const t = useTranslations("carriers.policy");
  const status = useTranslations("vocabulary.RelationshipStatus");
  const format = useFormat();
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/carriers/schema/policy")).SaveCarrierPolicyRequest,
    defaultValues: { defaultStatus: policy.defaultStatus, requirementsBlock: policy.requirementsBlock },
    toRequest: (values: PolicyValues) => changesOf(policy, values),
    onSubmit: onSave,
  });
  const { updatedBy, updatedAt } = policy;
  return (
    <Form form={form} id={id}>
      <fieldset disabled={isReader} className="grid gap-4">
        <legend className="sr-only">{t("title")}</legend>
        <SelectField
          name="defaultStatus"
          label={t("defaultStatus")}
          hint={t("defaultStatusHint")}
          options={statuses.map((value) => ({ value, label: status(value) }))}
        />
        <CheckboxField
          name="requirementsBlock"
          label={<span className="font-medium">{t("requirementsBlock")}</span>}
          hint={t("requirementsBlockHint")}
        />
        {updatedBy && updatedAt && (
          <p className="text-ink-3 text-xs">
            {t("changedBy", { name: updatedBy.name, when: format.dateTime(updatedAt) })}
          </p>
        )}
        {isReader && <p className="rounded-md bg-mute-soft px-3 py-2 text-ink-2">{t("adminsOnly")}</p>}
      </fieldset>
      <FormProblem form={form} />
    </Form>
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
          <DialogButtons
            answer={{ label: common("save"), disabled: !query.data }}
            isPending={save.isPending}
            form={id}
            onClose={onClose}
          />
        )
      }
    >
      {query.isPending && <Skeleton className="h-32" />}
      {query.isError && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {query.data && (
        <PolicyForm
          id={id}
          policy={query.data.policy}
          isReader={isReader}
          onSave={(request) => save.mutateAsync(request).then(onClose)}
        />
      )}
    </Dialog>
  );
}
