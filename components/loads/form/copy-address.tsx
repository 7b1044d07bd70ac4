"use client";

import { CopyPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { useFormDisplay } from "@/components/form/form-context";
import { loadFormShape } from "@/components/loads/form/load-fields";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { objectIn, shapeAt } from "@/lib/core/field-shapes";

const partsOf = (group: string) =>
  Object.keys(objectIn(shapeAt(loadFormShape, `load.stops.location.${group}`))?.fields ?? {}).map(
    (key) => `${group}.${key}`,
  );
const parts = [...partsOf("place"), ...partsOf("coordinates"), "timezone"];

/** Fills a stop's address in with the one of the stop before it, so that nobody types it twice. */
export function CopyAddress({ name, index }: { name: string; index: number }) {
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
      action: { label: rows("undo"), onClick: () => write(before) },
    });
  };
  return (
    <Button size="sm" variant="ghost" icon={<CopyPlus aria-hidden />} onClick={copy} className="mt-2 -ml-2">
      {t("copyPrevious", { number: index })}
    </Button>
  );
}
