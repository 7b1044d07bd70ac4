"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Combobox } from "@/components/form/combobox";
import { matching } from "@/components/form/combobox-filter";
import { Field, FieldGrid } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { PlainField } from "@/components/form/plain-fields";
import { useField } from "@/components/form/use-field";
import type { SearchOptions } from "@/components/form/use-options";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import { useValueText } from "@/components/loads/editor/use-value-text";
import { filledAsLast, type Habit, habitsIn } from "@/components/loads/form/last-habits";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import type { ApiResponse } from "@/lib/browser/api";
import { getQueryClient } from "@/lib/browser/query-client";
import { asJson } from "@/lib/core/json";
import { loadQueries } from "@/lib/loads/queries";

type Customer = ApiResponse<"/customers/list">["items"][number];

const [nameField, idField] = ["load.customerName", "load.externalCustomerId"];
const calledBy = ({ customerName, externalCustomerId = "" }: Customer) => customerName ?? externalCustomerId;
const keyOf = ({ externalCustomerId, customerName = "" }: Customer) => externalCustomerId ?? customerName;

/** The customer's name, or one of the customers of the latest loads. */
function CustomerField({ onChoose }: { onChoose: (customer: Customer) => void }) {
  const t = useTranslations("loadForm.customer");
  const labelOf = useFieldLabel();
  const field = useField(nameField);
  const fetchCustomers = () => getQueryClient().fetchQuery(loadQueries.customers());
  const search: SearchOptions = async (typed) => {
    const { items } = await fetchCustomers();
    const options = items.map((customer) => ({
      value: keyOf(customer),
      label: calledBy(customer),
      detail: [customer.customerName && customer.externalCustomerId, t("loads", { count: customer.loads })]
        .filter(Boolean)
        .join(" · "),
    }));
    return matching(options, typed);
  };
  const pick = async (key: string) => {
    const { items } = await fetchCustomers();
    const chosen = items.find((customer) => keyOf(customer) === key);
    if (chosen) onChoose(chosen);
  };
  return (
    <Field name={nameField} label={labelOf(nameField)} problem={field.problem}>
      <Combobox
        field={field}
        text={typeof field.value === "string" ? field.value : ""}
        options={() => []}
        search={search}
        onPick={(key) => void pick(key)}
        onText={field.onChange}
        placeholder={t("placeholder")}
      />
    </Field>
  );
}

const mostSaid = 6;

/** "53 ft dry van, CTPAT, Net 30" */
function useHabitWords() {
  const t = useTranslations("loadForm.customer");
  const labelOf = useFieldLabel();
  const valueText = useValueText();
  const wordsOf = ({ path, value, kind }: Habit) => (kind === "value" ? valueText(path, asJson(value)) : labelOf(path));
  return (habits: readonly Habit[]) => {
    const words = habits.slice(0, mostSaid).map(wordsOf);
    const left = habits.length - words.length;
    return [...words, ...(left > 0 ? [t("more", { count: left })] : [])].join(", ");
  };
}

/** Fills in what the customer's last load asked for, at one press and never by itself. */
function AsLastTime({ customer }: { customer: Customer }) {
  const t = useTranslations("loadForm.customer");
  const form = useFormContext();
  const wordsOf = useHabitWords();
  const [name, id]: unknown[] = useWatch({ name: [nameField, idField] });
  const habits = habitsIn(customer.last);
  const isStillChosen = (id || name) === keyOf(customer) || name === customer.customerName;
  if (habits.length === 0 || !isStillChosen) return null;
  const fill = () => {
    const before: Record<string, unknown> = structuredClone(form.getValues("load"));
    const filled = filledAsLast(before, customer.last);
    const write = (from: Record<string, unknown>, to: Record<string, unknown>) => {
      for (const key of Object.keys(filled)) writeFormValues(form, `load.${key}`, from[key], to[key]);
    };
    write(before, filled);
    toast(t("filledIn"), { undo: { label: t("undo"), run: () => write(filled, before) } });
  };
  return (
    <div className="mt-3">
      <Button size="sm" onClick={fill} className="h-auto! whitespace-normal! py-1 text-left">
        {t("asLastTime", { what: wordsOf(habits) })}
      </Button>
    </div>
  );
}

/** For whom the load is. A new one for a known customer can be filled in as its last one was. */
export function CustomerFields({ isNew }: { isNew: boolean }) {
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState<Customer>();
  const choose = (customer: Customer) => {
    const options = { shouldDirty: true, shouldTouch: true };
    setValue(nameField, customer.customerName ?? null, options);
    setValue(idField, customer.externalCustomerId ?? null, options);
    setChosen(customer);
  };
  return (
    <>
      <FieldGrid columns={2}>
        <CustomerField onChoose={choose} />
        <PlainField name={idField} />
      </FieldGrid>
      {isNew && chosen && <AsLastTime customer={chosen} />}
    </>
  );
}
