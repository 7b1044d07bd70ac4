"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { NumberField } from "@/components/form/number-input";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { usageMutations } from "@/lib/usage/queries";
import type { UsageBudget } from "@/lib/usage/schema";

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === "number" && value >= 1 && value <= most;

/** From how many items on the alert is given. */
function AlertField() {
  const t = useTranslations("usage.budget");
  const [itemsMax, percent] = useWatch({ name: ["budget.billableItemsMax", "budget.alertPercent"] });
  const count =
    isWithin(itemsMax, 1_000_000_000) && isWithin(percent, 100) ? Math.ceil((itemsMax * percent) / 100) : undefined;
  const hint = count === undefined ? t("alertHintEmpty") : t("alertHint", { count });
  return <NumberField name="budget.alertPercent" label={t("alert")} hint={hint} />;
}

type BudgetDialogProps = { budget: UsageBudget | undefined; onClose: () => void };

/** How many billable items a month may have, and from which share on everybody is warned. */
export function BudgetDialog({ budget, onClose }: BudgetDialogProps) {
  const t = useTranslations("usage.budget");
  const common = useTranslations("common");
  const format = useFormat();
  const save = useMutation({
    ...usageMutations.saveBudget,
    onSuccess: (_answer, { budget: wanted }) => toast.success(t(wanted ? "saved" : "removed")),
  });
  const { billableItemsMax = null, alertPercent = 80 } = budget ?? {};
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/usage/schema")).SaveUsageBudgetRequest,
    defaultValues: { budget: { billableItemsMax, alertPercent } },
    onSubmit: (request) => save.mutateAsync(request).then(onClose),
  });
  return (
    <FormDialog
      form={form}
      messages={{ "budget.billableItemsMax": t("mostProblem"), "budget.alertPercent": t("alertProblem") }}
      title={t("title")}
      description={t("hint")}
      submit={{ label: common("save") }}
      actions={
        budget && (
          <Button
            variant="danger"
            className="mr-auto"
            disabled={save.isPending}
            onClick={() => save.mutate({ budget: null }, { onSuccess: onClose })}
          >
            {t("remove")}
          </Button>
        )
      }
      onClose={onClose}
    >
      <NumberField name="budget.billableItemsMax" label={t("most")} hint={t("mostHint")} hasInitialFocus />
      <AlertField />
      {budget && (
        <p className="text-ink-3 text-xs">
          {t("savedBy", { name: budget.savedBy.name, when: format.dateTime(budget.savedAt) })}
        </p>
      )}
    </FormDialog>
  );
}
