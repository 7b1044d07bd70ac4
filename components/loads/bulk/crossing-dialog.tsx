"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { CheckboxField, SelectField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { type LoadGroup, LoadGroups } from "@/components/loads/bulk/bulk-report";
import { countCrossings, editsOf, recommended } from "@/components/loads/bulk/crossing-edits";
import { EditReport } from "@/components/loads/bulk/edit-report";
import { inCalls } from "@/components/loads/bulk/run-calls";
import { type BulkDialogProps, useEditDialog } from "@/components/loads/bulk/use-edit-dialog";
import { useLoads } from "@/components/loads/list/loads-context";
import { nobody } from "@/components/loads/list/loads-view";
import { recommendCrossings } from "@/lib/loads/queries";
import type { RecommendedLoadCrossing } from "@/lib/loads/schema/load-crossings";
import { editedLoadsMax } from "@/lib/vocabulary/limits.values";

/** The crossing each load has, and the one that is recommended for it. */
const useRecommended = (ids: readonly string[]) =>
  useQuery({
    queryKey: ["load-crossings", ids],
    queryFn: async ({ signal }) => {
      const results: RecommendedLoadCrossing[] = [];
      for (const few of inCalls(ids, editedLoadsMax)) results.push(...(await recommendCrossings(few, { signal })));
      return results;
    },
    gcTime: 0,
  });

type CrossingValues = { choice: string; onlyMissing: boolean };

/** Gives each of the chosen loads the crossing that is recommended for it, or all of them the same. */
export function CrossingDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const t = useTranslations("bulk");
  const crossings = useTranslations("vocabulary.UsMxBorderCrossing");
  const { choices } = useLoads();
  const known = useRecommended(ids);
  const wantedEdits = ({ choice, onlyMissing }: CrossingValues) => {
    const named = choices.crossings.find((crossing) => crossing === choice) ?? null;
    return editsOf(known.data ?? [], { crossing: choice === recommended ? recommended : named, onlyMissing });
  };
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/loads/schema/edit")).EditLoadsRequest,
    defaultValues: { choice: recommended, onlyMissing: true },
    toRequest: (values: CrossingValues) => ({ loads: wantedEdits(values).slice(0, editedLoadsMax) }),
    onSubmit: () => dialog.submit(),
  });
  const [choice, onlyMissing] = useWatch({ control: form.control, name: ["choice", "onlyMissing"] });
  const edits = wantedEdits({ choice, onlyMissing });
  const done = (count: number) => t("crossing.done", { count });
  const dialog = useEditDialog({ edits, accepted: [], done, onClose, onDone });
  const isOpen = !dialog.isStuck && !form.isSubmitting;
  const nothing = known.data ? t("crossing.nothing") : t("counting");
  return (
    <FormDialog
      form={form}
      title={t("crossing.title", { count: ids.length })}
      cancel={{ disabled: form.isSubmitting }}
      submit={{ label: t(dialog.isStuck ? "retry" : "change", { count: dialog.count }), disabled: dialog.count === 0 }}
      onClose={dialog.close}
    >
      <fieldset disabled={!isOpen} className="grid gap-3">
        <SelectField
          name="choice"
          label={t("crossing.to")}
          options={[
            { value: recommended, label: t("crossing.recommended") },
            ...choices.crossings.map((value) => ({ value, label: crossings(value), title: value })),
            { value: nobody, label: t("crossing.none") },
          ]}
        />
        {choice !== nobody && <CheckboxField name="onlyMissing" label={t("crossing.onlyMissing")} />}
      </fieldset>
      {known.isError && <p className="text-bad">{t("previewFailed")}</p>}
      {choice === recommended && isOpen && known.data && <Recommended known={known.data} edits={edits} />}
      <EditReport
        preview={dialog.preview}
        run={dialog.run}
        accepted={[]}
        unasked={edits.length === 0 ? nothing : undefined}
      />
    </FormDialog>
  );
}

type RecommendedProps = { known: readonly RecommendedLoadCrossing[]; edits: ReturnType<typeof editsOf> };

/** How many loads go over which crossing, and for which there is none to recommend. */
function Recommended({ known, edits }: RecommendedProps) {
  const t = useTranslations("bulk.crossing");
  const crossings = useTranslations("vocabulary.UsMxBorderCrossing");
  const reasons = ["NOT_CROSSING", "PLACES_UNCLEAR", "NONE_LIKELY", "NOT_FOUND"] as const;
  const without = reasons.map((reason): LoadGroup => {
    const loads = known.filter((load) => load.reason === reason);
    return { key: reason, tone: "quiet", text: t(`without.${reason}`, { count: loads.length }), loads };
  });
  return (
    <div className="grid gap-1">
      <ul>
        {countCrossings(edits).map(({ crossing, count }) => (
          <li key={crossing} className="flex justify-between gap-3">
            <span title={crossing}>{crossings(crossing)}</span>
            <span className="tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
      <LoadGroups groups={without} />
    </div>
  );
}
