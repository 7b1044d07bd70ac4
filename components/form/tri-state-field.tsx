"use client";

import { useTranslations } from "next-intl";
import { FieldAside, FieldPath, Problem } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";

const segment =
  "flex h-6 min-w-8 items-center justify-center rounded-sm px-2 text-ink-2 text-xs transition-colors peer-checked:bg-surface peer-checked:text-ink peer-checked:shadow-[0_0_0_1px_var(--line-strong)] peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-disabled:text-ink-3 pointer-coarse:h-9.5 pointer-coarse:min-w-11";

const states = [null, true, false] as const;

type TriStateFieldProps = {
  name: string;
  label: string;
  /** With the label above, as fields in a grid have it, instead of in a line. */
  isStacked?: boolean;
};

/** Not said, yes, or no: three different things. The arrow keys move between them. */
export function TriStateField({ name, label, isStacked = false }: TriStateFieldProps) {
  const t = useTranslations("form");
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name);
  const { id, ...input } = control;
  const current = typeof value === "boolean" ? value : null;
  return (
    <div className={classNames("group/field min-w-0", !isStacked && "border-line border-b py-1.5")}>
      <fieldset disabled={readOnly} className={isStacked ? "grid gap-1" : "flex items-center justify-between gap-3"}>
        <legend className="sr-only">{label}</legend>
        <span className={classNames("flex min-w-0 items-center gap-1.5", isStacked && "min-h-4 text-xs")}>
          <span aria-hidden className={classNames("min-w-0", current === null ? "text-ink-2" : "text-ink")}>
            {label}
          </span>
          <FieldAside name={name} />
        </span>
        <span className="inline-flex shrink-0 justify-self-start rounded-md bg-mute-soft p-0.75">
          {states.map((state) => (
            <label key={String(state)} className="relative">
              <input
                {...input}
                id={state === current ? id : undefined}
                ref={state === current ? attach : undefined}
                type="radio"
                value={String(state ?? "")}
                aria-label={state === null ? t("notSaid") : undefined}
                checked={state === current}
                onChange={() => onChange(state)}
                onBlur={onBlur}
                className="peer absolute inset-0 m-0 appearance-none opacity-0"
              />
              <span className={classNames(segment, state !== null && "peer-checked:font-semibold")}>
                {state === null ? <span aria-hidden>{t("unset")}</span> : t(state ? "yes" : "no")}
              </span>
            </label>
          ))}
        </span>
      </fieldset>
      <FieldPath name={name} />
      {problem && <Problem name={name}>{problem}</Problem>}
    </div>
  );
}
