"use client";

import { useTranslations } from "next-intl";
import { TriStateField } from "@/components/form/choice-fields";
import { Combobox } from "@/components/form/combobox";
import { type ComboboxOption, optionNamed } from "@/components/form/combobox-filter";
import { DateTimeField } from "@/components/form/date-time-field";
import { Disclosure } from "@/components/form/disclosure";
import { Field, FieldGrid } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { PlainField, PlainFieldsFor } from "@/components/form/plain-fields";
import { TextField } from "@/components/form/text-field";
import { useField } from "@/components/form/use-field";
import type { OwnerChoices } from "@/components/loads/form/choices";
import { ContactRows } from "@/components/loads/form/contact-rows";
import { CustomerFields } from "@/components/loads/form/customer-fields";
import { Section } from "@/components/loads/form/section";

const forTheTms = ["load.externalWorkspaceId", "load.schemaVersionNumber"];

const contacts = "load.customerContacts";
const billTo = "load.billTo";

const BillToFields = () => (
  <FieldGrid>
    <PlainFieldsFor name={billTo} only={["name", "taxId", "externalId"]} />
    <PlainFieldsFor name={`${billTo}.place`} />
  </FieldGrid>
);

export function BasicsSection({ owners, isNew }: { owners: OwnerChoices; isNew: boolean }) {
  const t = useTranslations("loadForm");
  const labelOf = useFieldLabel();
  return (
    <Section id="basics">
      <CustomerFields isNew={isNew} />
      <div className="mt-3" />
      <FieldGrid>
        <TextField
          name="load.externalId"
          label={labelOf("load.externalId")}
          hint={t(isNew ? "externalIdNew" : "externalIdFixed")}
          fixed={!isNew}
        />
        <PlainField name="load.externalDisplayId" hint={t("displayIdHint")} />
        <PlainField name="load.status" />
        <PlainField name="load.paymentTerms" />
        <DateTimeField
          name="load.respondBy"
          label={labelOf("load.respondBy")}
          timeZoneName="load.stops.0.location.timezone"
        />
        <OwnerField
          name="load.externalOwnerCoverageUserId"
          owners={owners.users}
          placeholder={t("owners.placeholder")}
        />
        <OwnerField
          name="load.externalOwnerCoverageTeamId"
          owners={owners.teams}
          placeholder={t("owners.teamPlaceholder")}
        />
        <PlainField name="load.truckload" />
        <PlainField name="load.linearFeet" />
        <TriStateField name="load.roundTrip" label={labelOf("load.roundTrip")} isStacked />
        <PlainFieldsFor name="load.distance" />
      </FieldGrid>
      <div className="mt-5" />
      <Disclosure title={labelOf(contacts)} fields={[contacts]}>
        <ContactRows name={contacts} of="customer" />
      </Disclosure>
      <Disclosure title={labelOf(billTo)} fields={[billTo]}>
        <BillToFields />
      </Disclosure>
      <Disclosure title={t("forTheTms")} fields={forTheTms}>
        <FieldGrid>
          {forTheTms.map((name) => (
            <PlainField key={name} name={name} />
          ))}
        </FieldGrid>
      </Disclosure>
    </Section>
  );
}

type Owner = { externalId?: string; name: string; email?: string };
type OwnerFieldProps = { name: string; owners: readonly Owner[]; placeholder: string };

/** Who covers the load, kept by the TMS's id. An id nobody has yet is kept as well. */
function OwnerField({ name, owners, placeholder }: OwnerFieldProps) {
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
