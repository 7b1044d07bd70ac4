"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-words";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { TextField } from "@/components/form/text-field";

/** Reference numbers as lines of label and number; two columns can be pasted into them. */
export function ReferenceRows({ name }: { name: string }) {
  const t = useTranslations("loadForm.references");
  const labelOf = useFieldLabel();
  const kinds = t("kinds").split("|");
  return (
    <RepeatingGroup
      name={name}
      words={{ row: t("row"), add: t("add"), empty: t("empty") }}
      fromCells={([label = "", value = ""]) => ({ label, value })}
    >
      {(row) => (
        <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-[2fr_3fr]">
          <TextField name={`${row}.label`} label={labelOf(`${row}.label`)} suggestions={kinds} />
          <TextField name={`${row}.value`} label={labelOf(`${row}.value`)} />
        </div>
      )}
    </RepeatingGroup>
  );
}
