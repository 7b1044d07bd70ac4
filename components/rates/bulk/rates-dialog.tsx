"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { CheckboxField, SegmentedField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { BulkProgress } from "@/components/loads/bulk/bulk-report";
import { EditReport } from "@/components/loads/bulk/edit-report";
import { type BulkDialogProps, useEditDialog } from "@/components/loads/bulk/use-edit-dialog";
import { type PriceChoice, priceEdits } from "@/components/rates/bulk/bulk-lanes";
import { RatesCost, RatesResults } from "@/components/rates/bulk/rates-results";
import { useBulkRates } from "@/components/rates/bulk/use-bulk-rates";
import { editedLoadsMax } from "@/lib/vocabulary/limits.values";

/** What the lanes of the chosen loads are paid: the cost first, then the rates, to be set as the price of all of them. */
export function RatesDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const t = useTranslations("rates.bulk");
  const rates = useBulkRates(ids);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/edit")).EditLoadsRequest,
    defaultValues: { field: "targetRate", figure: "p50", withWeak: false },
    toRequest: (choice: PriceChoice) => ({ loads: priceEdits(rates.rated, choice).slice(0, editedLoadsMax) }),
    onSubmit: () => dialog.submit(),
  });
  const [field, figure, withWeak] = useWatch({ control: form.control, name: ["field", "figure", "withWeak"] });
  const hasCost = rates.cost.lanes > 0 && (!rates.isAsked || rates.reached.rest.length > 0);
  const edits = rates.progress ? [] : priceEdits(rates.rated, { field, figure, withWeak });
  const done = (count: number) => t(`done.${field}`, { count });
  const dialog = useEditDialog({ edits, accepted: [], done, onClose, onDone });
  const isSet = !rates.progress && rates.rated.length > 0;
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t("title", { count: ids.length })}
      cancel={{ disabled: form.isSubmitting || rates.progress !== null }}
      submit={{
        label: dialog.isStuck ? t("retry", { count: dialog.count }) : t(`set.${field}`, { count: dialog.count }),
        disabled: dialog.count === 0,
      }}
      onClose={dialog.close}
    >
      {rates.progress && <BulkProgress progress={rates.progress} />}
      {rates.reached.rest.length > 0 && !rates.progress && (
        <p role="alert" className="text-bad">
          {t("stopped")}
        </p>
      )}
      {hasCost && !rates.progress && <RatesCost rates={rates} />}
      {!rates.progress && <RatesResults rates={rates} />}
      {isSet && (
        <fieldset disabled={dialog.isStuck || form.isSubmitting} className="flex flex-wrap items-center gap-3">
          <SegmentedField
            name="field"
            label={t("field")}
            options={(["targetRate", "maxBuy"] as const).map((value) => ({ value, label: t(`fields.${value}`) }))}
          />
          <SegmentedField
            name="figure"
            label={t("figure")}
            options={(["p25", "p50", "p75"] as const).map((value) => ({ value, label: t(`figures.${value}`) }))}
          />
          {rates.rated.some(({ point }) => point.confidence === "WEAK") && (
            <CheckboxField name="withWeak" label={t("withWeak")} />
          )}
        </fieldset>
      )}
      {isSet && (
        <EditReport
          preview={dialog.preview}
          run={dialog.run}
          accepted={[]}
          unasked={edits.length === 0 ? t("nothing") : undefined}
        />
      )}
    </FormDialog>
  );
}
