"use client";

import { CopyPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { DateTimeField } from "@/components/form/date-time-field";
import { FieldGrid } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { useFormDisplay } from "@/components/form/form-context";
import { Later } from "@/components/form/later";
import { PlainField } from "@/components/form/plain-fields";
import { TextField } from "@/components/form/text-field";
import { TimeZoneField } from "@/components/form/time-zone-field";
import { addressParts } from "@/components/loads/form/choose-place";
import { CityField, FacilityField } from "@/components/loads/form/place-fields";
import { StopDetails } from "@/components/loads/form/stop-details";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** Fills a stop's address in with the one of the stop before it, so that nobody types it twice. */
function CopyAddress({ name, index }: { name: string; index: number }) {
  const t = useTranslations("loadForm.stops");
  const rows = useTranslations("form.rows");
  const { readOnly } = useFormDisplay();
  const { getValues, setValue } = useFormContext();
  if (index === 0 || readOnly) return null;
  const source = name.replace(/\d+$/, String(index - 1));
  const write = (values: unknown[]) => {
    for (const [position, part] of addressParts.entries()) {
      setValue(`${name}.location.${part}`, values[position] ?? null, { shouldDirty: true, shouldTouch: true });
    }
  };
  const read = (stop: string): unknown[] => getValues(addressParts.map((part) => `${stop}.location.${part}`));
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

/** Where the stop is, as far as most say it. */
function PlaceFields({ name }: { name: string }) {
  const place = `${name}.location.place`;
  return (
    <FieldGrid columns={6}>
      <div className={third}>
        <PlainField name={`${name}.type`} />
      </div>
      <div className={wide}>
        <FacilityField stop={name} />
      </div>
      <div className={third}>
        <CityField stop={name} />
      </div>
      <div className={short}>
        <PlainField name={`${place}.state`} />
      </div>
      <div className={short}>
        <PlainField name={`${place}.postalCode`} />
      </div>
    </FieldGrid>
  );
}

/** When the truck is to be there. */
function TimeFields({ name }: { name: string }) {
  const t = useTranslations("loadForm.stops");
  const labelOf = useFieldLabel();
  const zone = `${name}.location.timezone`;
  const [start, end] = [`${name}.appointment.start`, `${name}.appointment.end`];
  return (
    <FieldGrid columns={6}>
      <div className={half}>
        <DateTimeField name={start} label={labelOf(start)} timeZoneName={zone} />
      </div>
      <div className={half}>
        <DateTimeField name={end} label={labelOf(end)} timeZoneName={zone} dayName={start} />
      </div>
      <div className={half}>
        <PlainField name={`${name}.appointment.type`} />
      </div>
      <div className={half}>
        <TimeZoneField name={zone} label={labelOf(zone)} placeholder={t("timezonePlaceholder")} />
      </div>
    </FieldGrid>
  );
}

/** The rest of the address, and what the TMS knows of the stop. */
function AddressFields({ name }: { name: string }) {
  const t = useTranslations("loadForm.stops");
  const labelOf = useFieldLabel();
  const place = `${name}.location.place`;
  return (
    <FieldGrid columns={6}>
      <div className={wide}>
        <PlainField name={`${place}.street`} />
      </div>
      <div className={third}>
        <PlainField name={`${place}.neighborhood`} />
      </div>
      <div className={short}>
        <TextField name={`${place}.countryCode`} label={labelOf(`${place}.countryCode`)} suggestions={countries} />
      </div>
      <div className={short}>
        <PlainField name={`${place}.type`} />
      </div>
      <div className={third}>
        <PlainField name={`${name}.location.openingHours`} placeholder={t("openingHoursPlaceholder")} />
      </div>
      <div className={half}>
        <PlainField name={`${name}.externalId`} />
      </div>
      <div className={half}>
        <PlainField name={`${name}.loadingMethod`} />
      </div>
    </FieldGrid>
  );
}

/** Everything about one stop: first where and when, which every stop has, then what only some need. */
export function StopFields({ name, index }: { name: string; index: number }) {
  return (
    <>
      <PlaceFields name={name} />
      <Later>
        <div className="mt-3">
          <TimeFields name={name} />
        </div>
        <div className="mt-3">
          <AddressFields name={name} />
        </div>
        <CopyAddress name={name} index={index} />
        <StopDetails name={name} />
      </Later>
    </>
  );
}
