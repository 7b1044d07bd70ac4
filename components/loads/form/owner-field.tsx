"use client";

import { useTranslations } from "next-intl";
import { Combobox } from "@/components/form/combobox";
import { type ComboboxOption, optionNamed } from "@/components/form/combobox-filter";
import { Field } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-words";
import { useField } from "@/components/form/use-field";

type Owner = { externalId?: string; name: string; email?: string };
type OwnerFieldProps = { name: string; owners: readonly Owner[]; placeholder: string };

/** Who covers the load, kept by the TMS's id. An id nobody has yet is kept as well. */
export function OwnerField({ name, owners, placeholder }: OwnerFieldProps) {
  const t = useTranslations("loadForm.owners");
  const labelOf = useFieldLabel();
  const field = useField(name, true);
  const value = typeof field.value === "string" ? field.value : "";
  const known = owners.find(({ externalId }) => externalId !== undefined && externalId === value);
  const options = (): ComboboxOption[] =>
    owners.map(({ externalId, name: label, email = "" }) => ({
      value: externalId ?? `${label} ${email}`,
      label,
      detail: [email, externalId && t("id", { id: externalId })].filter(Boolean).join(" · "),
      ...(externalId === undefined && { reason: t("noId") }),
    }));
  const hint = known ? [t("id", { id: value }), known.email].filter(Boolean).join(" · ") : value && t("unknown");
  const take = (text: string) => {
    const named = optionNamed(options(), text);
    field.onChange(named && !named.reason ? named.value : text);
  };
  return (
    <Field name={name} label={labelOf(name)} hint={hint} problem={field.problem}>
      <Combobox
        field={field}
        text={known?.name ?? value}
        options={options}
        onPick={field.onChange}
        onText={take}
        placeholder={placeholder}
      />
    </Field>
  );
}
