"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { EditReport } from "@/components/loads/bulk/edit-report";
import { type BulkDialogProps, useEditDialog } from "@/components/loads/bulk/use-edit-dialog";
import { useLoads } from "@/components/loads/list/loads-context";
import type { LoadEdit, LoadEditFlag } from "@/lib/loads/schema/edit";
import type { LoadStatus } from "@/lib/loads/schema/load";
import { editedLoadsMax } from "@/lib/vocabulary/limits.values";

type StatusValues = { status: LoadStatus | null } & Record<LoadEditFlag, boolean>;

const editsOf = (ids: readonly string[], status: LoadStatus | null): LoadEdit[] =>
  status === null ? [] : ids.map((id) => ({ id, status }));

const acceptedOf = (values: Pick<StatusValues, LoadEditFlag>): LoadEditFlag[] =>
  (["carrier_released", "odd_status_move"] as const).filter((flag) => values[flag]);

/** Gives the chosen loads another status, after saying what that changes and for which it is unusual. */
export function StatusDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const t = useTranslations("bulk");
  const words = useTranslations("vocabulary.LoadStatus");
  const { choices } = useLoads();
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/edit")).EditLoadsRequest,
    defaultValues: { status: null, carrier_released: false, odd_status_move: false },
    // More loads than one call takes are several calls; the first stands for all.
    toRequest: ({ status }: StatusValues) => ({ loads: editsOf(ids.slice(0, editedLoadsMax), status) }),
    onSubmit: () => dialog.submit(),
  });
  const [status, released, odd] = useWatch({
    control: form.control,
    name: ["status", "carrier_released", "odd_status_move"],
  });
  const accepted = acceptedOf({ carrier_released: released, odd_status_move: odd });
  const done = (count: number) => t("status.done", { count, status: status ? words(status) : "" });
  const dialog = useEditDialog({ edits: editsOf(ids, status), accepted, done, onClose, onDone });
  const isLeaving = status !== null && status !== "AVAILABLE";
  return (
    <FormDialog
      form={form}
      title={t("status.title", { count: ids.length })}
      cancel={{ disabled: form.isSubmitting }}
      submit={{
        label: t(dialog.isStuck ? "retry" : "change", { count: dialog.count }),
        disabled: dialog.count === 0,
      }}
      onClose={dialog.close}
    >
      <fieldset disabled={dialog.isStuck || form.isSubmitting} className="grid gap-3">
        <SelectField
          name="status"
          label={t("status.to")}
          empty={t("choose")}
          options={choices.statuses.map((value) => ({ value, label: words(value) }))}
        />
      </fieldset>
      <EditReport
        preview={dialog.preview}
        run={dialog.run}
        accepted={accepted}
        unasked={status === null ? t("status.unasked") : undefined}
      />
      {isLeaving && <p className="text-ink-2 text-xs">{t("status.endsPostings")}</p>}
    </FormDialog>
  );
}
