"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { useMissTexts } from "@/components/carriers/use-miss-texts";
import { Combobox } from "@/components/form/combobox";
import type { ComboboxOption } from "@/components/form/combobox-filter";
import { Disclosure } from "@/components/form/disclosure";
import { Field, FieldGrid } from "@/components/form/field";
import { FieldsFor } from "@/components/form/fields-for";
import { useField } from "@/components/form/use-field";
import { byFewestMisses, type CarrierChoice, carrierNumbers, numbersOf } from "@/components/loads/form/choices";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";

const carrierName = "load.assignedCarrier.carrier";
const idName = `${carrierName}.id`;
const identifiers = [...carrierNumbers.map(([field]) => field), "externalId", "scac"];

/** Why a carrier cannot be assigned: the requirements it misses, or who blocked it and their note. */
function useReasonLabel() {
  const t = useTranslations("loadForm.assigned");
  const missTexts = useMissTexts();
  return ({ reason = "needs_review", misses, block }: CarrierChoice) => {
    const { lacks, unknown } = missTexts(misses);
    if (lacks || unknown) return [lacks?.all, unknown?.all].filter(Boolean).join(". ");
    return [t(`reasons.${reason}`), block?.by?.name, block?.note].filter(Boolean).join(" · ");
  };
}

/** What the directory says of the chosen carrier, beneath its name. */
function Chosen({ id, carriers }: { id: string; carriers: readonly CarrierChoice[] }) {
  const t = useTranslations("loadForm.assigned");
  const reasonLabel = useReasonLabel();
  const carrier = carriers.find((choice) => choice.id === id);
  if (!carrier) return <span className="font-mono">{id}</span>;
  const { assignable, misses = [] } = carrier;
  const isFit = assignable && misses.length === 0;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={isFit ? "good" : "warn"}>{isFit ? t("assignable") : reasonLabel(carrier)}</Badge>
      {numbersOf(carrier)}
    </span>
  );
}

function useCarrierOptions(carriers: readonly CarrierChoice[]) {
  const reasonLabel = useReasonLabel();
  const missTexts = useMissTexts();
  const detailOf = (carrier: CarrierChoice) => {
    const { lacks, unknown } = missTexts(carrier.assignable ? carrier.misses : []);
    return [numbersOf(carrier), (lacks ?? unknown)?.short].filter(Boolean).join(" · ");
  };
  return (): ComboboxOption[] =>
    byFewestMisses(carriers).map((carrier) => ({
      value: carrier.id,
      label: carrier.displayName,
      detail: detailOf(carrier),
      words: carrier.externalId,
      ...(!carrier.assignable && { reason: reasonLabel(carrier) }),
    }));
}

/** The assigned carrier: chosen among those the organization knows, or named by a number. */
export function CarrierPicker({ carriers }: { carriers: readonly CarrierChoice[] }) {
  const t = useTranslations("loadForm.assigned");
  const { setValue } = useFormContext();
  const field = useField(idName, true);
  const options = useCarrierOptions(carriers);
  const id = typeof field.value === "string" ? field.value : "";
  const pick = (value: string | null) => {
    field.onChange(value);
    // An id identifies a carrier only when it stands alone.
    for (const key of identifiers) setValue(`${carrierName}.${key}`, null, { shouldDirty: true });
  };
  return (
    <>
      <Field
        name={idName}
        label={t("label")}
        hint={id === "" ? t("hint") : <Chosen id={id} carriers={carriers} />}
        problem={field.problem}
      >
        <div className="flex max-w-120 gap-1.5">
          <Combobox
            field={field}
            text={carriers.find((carrier) => carrier.id === id)?.displayName ?? id}
            options={options}
            onPick={pick}
            placeholder={t("placeholder")}
          />
          {id !== "" && !field.readOnly && (
            <IconButton label={t("clear")} icon={<X aria-hidden />} onClick={() => pick(null)} />
          )}
        </div>
      </Field>
      <div className="mt-3" onInput={() => id !== "" && field.onChange(null)}>
        <Disclosure title={t("byNumber")} fields={identifiers.map((key) => `${carrierName}.${key}`)}>
          <FieldGrid>
            <FieldsFor name={carrierName} only={identifiers} />
          </FieldGrid>
          {id !== "" && <p className="mt-2 text-ink-3 text-xs">{t("byNumberHint")}</p>}
        </Disclosure>
      </div>
    </>
  );
}
