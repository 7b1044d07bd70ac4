"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ComponentProps, type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { ProblemNote } from "@/components/ui/problem-note";
import { toast } from "@/components/ui/toast";
import { useFormat } from "@/lib/i18n/format";
import { usageMutations } from "@/lib/usage/queries";
import type { UsageBudget } from "@/lib/usage/schema";

const wholeNumber = (text: string, most: number) => {
  const number = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= 1 && number <= most ? number : undefined;
};

type NumberFieldProps = { label: string; hint: string; problem: string | false } & ComponentProps<"input">;

function NumberField({ label, hint, problem, ...input }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        {...input}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={problem !== false}
        aria-describedby={`${id}-hint`}
        className="max-w-40"
      />
      <p id={`${id}-hint`} className={problem === false ? "text-ink-2 text-xs" : "text-bad text-xs"}>
        {problem === false ? hint : problem}
      </p>
    </div>
  );
}

type BudgetDialogProps = { budget: UsageBudget | undefined; onClose: () => void };

/** How many billable items a month may have, and from which share on everybody is warned. */
export function BudgetDialog({ budget, onClose }: BudgetDialogProps) {
  const t = useTranslations("usage.budget");
  const common = useTranslations("common");
  const format = useFormat();
  const id = useId();
  const save = useMutation({
    ...usageMutations.saveBudget,
    onSuccess: (_answer, { budget: wanted }) => toast.success(t(wanted ? "saved" : "removed")),
  });
  const [most, setMost] = useState(String(budget?.billableItemsMax ?? ""));
  const [alert, setAlert] = useState(String(budget?.alertPercent ?? 80));
  const [isTried, setIsTried] = useState(false);
  const billableItemsMax = wholeNumber(most, 1_000_000_000);
  const alertPercent = wholeNumber(alert, 100);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (billableItemsMax && alertPercent)
      save.mutate({ budget: { billableItemsMax, alertPercent } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("hint")}
      footer={
        <>
          {budget && (
            <Button
              variant="danger"
              className="mr-auto"
              disabled={save.isPending}
              onClick={() => save.mutate({ budget: null }, { onSuccess: onClose })}
            >
              {t("remove")}
            </Button>
          )}
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button type="submit" form={id} variant="primary" disabled={save.isPending}>
            {common("save")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <NumberField
          data-initial-focus
          label={t("most")}
          hint={t("mostHint")}
          problem={isTried && !billableItemsMax && t("mostProblem")}
          value={most}
          onChange={({ target }) => setMost(target.value)}
        />
        <NumberField
          label={t("alert")}
          hint={
            billableItemsMax && alertPercent
              ? t("alertHint", { count: Math.ceil((billableItemsMax * alertPercent) / 100) })
              : t("alertHintEmpty")
          }
          problem={isTried && !alertPercent && t("alertProblem")}
          value={alert}
          onChange={({ target }) => setAlert(target.value)}
        />
        {budget && (
          <p className="text-ink-3 text-xs">
            {t("savedBy", { name: budget.savedBy.name, when: format.dateTime(budget.savedAt) })}
          </p>
        )}
        <ProblemNote error={save.error} />
      </form>
    </Dialog>
  );
}
