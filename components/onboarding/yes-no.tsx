"use client";

import { useTranslations } from "next-intl";
import { useField } from "@/components/form/use-field";

const choice =
  "flex h-11 flex-1 items-center justify-center rounded-md border border-field bg-surface peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2";

/** A question with two answers, of which none is given beforehand. */
export function YesNo({ name, label }: { name: string; label: string }) {
  const t = useTranslations("common");
  const { value, onChange, onBlur, attach, control } = useField(name);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 font-medium">{label}</legend>
      <div className="flex max-w-80 gap-2">
        {[true, false].map((answer) => (
          <label key={String(answer)} className="relative flex flex-1">
            <input
              id={answer ? control.id : undefined}
              ref={answer ? attach : undefined}
              type="radio"
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
              onBlur={onBlur}
              className="peer absolute inset-0 m-0 appearance-none opacity-0"
            />
            <span className={choice}>{t(answer ? "yes" : "no")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
