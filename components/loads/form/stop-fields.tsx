"use client";

import { CopyPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { DateTimeField } from "@/components/form/date-time-field";
import { FieldGrid } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { useFormDisplay } from "@/components/form/form-context";
import { PlainField } from "@/components/form/plain-fields";
import { TextField } from "@/components/form/text-field";
import { TimeZoneField } from "@/components/form/time-zone-field";
import { loadFormShape } from "@/components/loads/form/form-values";
import { StopDetails } from "@/components/loads/form/stop-details";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { objectIn, shapeAt } from "@/lib/core/field-shapes";

const partsOf = (group: string) =>
  Object.keys(objectIn(shapeAt(loadFormShape, `load.stops.location.${group}`))?.fields ?? {}).map(
    (key) => `${group}.${key}`,
  );
const parts = [
  "facilityName",
  "externalId",
  "taxId",
  "openingHours",
  ...partsOf("place"),
  ...partsOf("coordinates"),
  "timezone",
];

/** Fills a stop's address in with the one of the stop before it, so that nobody types it twice. */
function CopyAddress({ name, index }: { name: string; index: number }) {
  const t = useTranslations("loadForm.stops");
  const rows = useTranslations("form.rows");
  const { readOnly } = useFormDisplay();
  const { getValues, setValue } = useFormContext();
  if (index === 0 || readOnly) return null;
  const source = name.replace(/\d+$/, String(index - 1));
  const write = (values: unknown[]) => {
    for (const [position, part] of parts.entries()) {
      setValue(`${name}.location.${part}`, values[position] ?? null, { shouldDirty: true, shouldTouch: true });
    }
  };
  const read = (stop: string): unknown[] => getValues(parts.map((part) => `${stop}.location.${part}`));
  const copy = () => {
    const before = read(name);
    write(read(source));
    toast(t("addressCopied", { number: index }), {
      undo: { label: rows("undo"), run: () => write(before) },
    });
  };
  return (
    <Button size="sm" variant="ghost" icon={<CopyPlus aria-hidden />} onClick={copy} className="mt-2 -ml-2">
      {t("copyPrevious", { number: index })}
    </Button>
  );
}

const countries = ["MX", "US", "CA"];
const wide = "col-span-2 @lg:col-span-4";
const third = "col-span-2";
const short = "@lg:col-span-2";
const half = "col-span-2 @lg:col-span-3";

function AddressFields({ name }: { name: string }) {
  const labelOf = useFieldLabel();
  return (
    <FieldGrid columns={6}>
      <div className={wide}>
        <PlainField name={`${name}.street`} />
      </div>
      <div className={third}>
        <PlainField name={`${name}.neighborhood`} />
      </div>
      <div className={third}>
        <PlainField name={`${name}.city`} />
      </div>
      <div className={short}>
        <PlainField name={`${name}.state`} />
      </div>
      <div className={short}>
        <PlainField name={`${name}.postalCode`} />
      </div>
      <div className={short}>
        <TextField name={`${name}.countryCode`} label={labelOf(`${name}.countryCode`)} suggestions={countries} />
      </div>
      <div className={short}>
        <PlainField name={`${name}.type`} />
      </div>
    </FieldGrid>
  );
}

function TimeFields({ name }: { name: string }) {
  const t = useTranslations("loadForm.stops");
  const labelOf = useFieldLabel();
  const zone = `${name}.location.timezone`;
  const [start, end] = [`${name}.appointment.start`, `${name}.appointment.end`];
  return (
    <FieldGrid columns={6}>
      <div className={half}>
        <PlainField name={`${name}.appointment.type`} />
      </div>
      <div className={half}>
        <TimeZoneField name={zone} label={labelOf(zone)} placeholder={t("timezonePlaceholder")} />
      </div>
      <div className={half}>
        <DateTimeField name={start} label={labelOf(start)} timeZoneName={zone} />
      </div>
      <div className={half}>
        <DateTimeField name={end} label={labelOf(end)} timeZoneName={zone} dayName={start} />
      </div>
    </FieldGrid>
  );
}

/** Everything about one stop: first what every stop has, then what only some need. */
export function StopFields({ name, index }: { name: string; index: number }) {
  const t = useTranslations("loadForm.stops");
  return (
    <>
      <div className="mb-3">
        <FieldGrid columns={6}>
          <div className={third}>
            <PlainField name={`${name}.type`} />
          </div>
          <div className={third}>
            <PlainField name={`${name}.externalId`} />
          </div>
          <div className={third}>
            <PlainField name={`${name}.loadingMethod`} />
          </div>
        </FieldGrid>
      </div>
      <div className="mb-3">
        <FieldGrid columns={6}>
          <div className={wide}>
            <PlainField name={`${name}.location.facilityName`} />
          </div>
          <div className={third}>
            <PlainField name={`${name}.location.openingHours`} placeholder={t("openingHoursPlaceholder")} />
          </div>
        </FieldGrid>
      </div>
      <AddressFields name={`${name}.location.place`} />
      <CopyAddress name={name} index={index} />
      <div className="mt-3">
        <TimeFields name={name} />
      </div>
      <StopDetails name={name} />
    </>
  );
}
