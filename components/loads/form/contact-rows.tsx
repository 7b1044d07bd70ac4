"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-labels";
import { PlainField, PlainFieldsFor } from "@/components/form/plain-fields";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { TextField } from "@/components/form/text-field";

type ContactRowsProps = {
  name: string;
  /** Whose contacts they are: the words of that part of the form. */
  of: "stops" | "customer";
};

/** People to talk to; columns of name, phone and e-mail can be pasted. */
export function ContactRows({ name, of }: ContactRowsProps) {
  const t = useTranslations(`loadForm.${of}`);
  const labelOf = useFieldLabel();
  const roles = t("roles").split("|");
  return (
    <>
      <p className="mb-2 text-ink-3 text-xs">{t("whoSees")}</p>
      <RepeatingGroup
        name={name}
        words={{ row: t("contactRow"), add: t("addContact"), empty: t("noContacts") }}
        fromCells={([contactName = "", phone = "", email = ""]) => ({ name: contactName, phone, email })}
      >
        {(row) => (
          // Two lines each, so every line has its labels.
          <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-2 [&_[data-label]]:not-sr-only!">
            <PlainField name={`${row}.name`} />
            <TextField name={`${row}.role`} label={labelOf(`${row}.role`)} suggestions={roles} />
            <PlainFieldsFor name={row} only={["phone", "email"]} />
          </div>
        )}
      </RepeatingGroup>
    </>
  );
}
