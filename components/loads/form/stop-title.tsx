"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useValueLabel } from "@/components/form/field-words";
import { momentIn } from "@/components/form/local-time";
import { useFormat } from "@/lib/i18n/format";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

const texts = (values: readonly unknown[]) => values.map((value) => (typeof value === "string" ? value.trim() : ""));

const isTime = (value: string) => value !== "" && !Number.isNaN(Date.parse(value));

/** "Pickup · Monterrey, NL · Mon 23 Nov, 08:00 CST" */
export function StopTitle({ name }: { name: string }) {
  const t = useTranslations("loadForm.stops");
  const words = useValueLabel();
  const format = useFormat();
  const place = `${name}.location.place`;
  const watched = [
    `${name}.type`,
    `${place}.city`,
    `${place}.state`,
    `${place}.postalCode`,
    `${name}.appointment.start`,
  ];
  const values: string[] = useWatch({ name: [...watched, `${name}.location.timezone`], compute: texts });
  const [type = "", city = "", state = "", postalCode = "", start = "", zone = ""] = values;
  const where = [city || postalCode, state].filter(Boolean).join(", ") || t("noPlace");
  const timeZone = isTimezone(zone) ? zone : undefined;
  const moment = isTime(start) ? momentIn(start, timeZone) : undefined;
  const when = moment && format.dateTime(moment, timeZone);
  return (
    <>
      <span className="font-medium">{type && words("StopType", type)}</span>
      <span className="text-ink-2">{[type && " · ", where, when && ` · ${when}`].join("")}</span>
    </>
  );
}
