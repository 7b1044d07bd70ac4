"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { apiPathOf } from "@/components/form/field-name";
import { useControlId, useFormDisplay } from "@/components/form/form-context";
import { hintId, problemId } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { toast } from "@/components/ui/toast";

/** What is wrong with a field, where a screen reader finds it. */
export function Problem({ name, children }: { name: string; children: ReactNode }) {
  const id = problemId(useControlId(name));
  return (
    <p id={id} className="mt-1 flex items-start gap-1 text-bad text-xs">
      <CircleAlert aria-hidden className="mt-px size-3.5!" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

export function Hint({ name, children }: { name: string; children: ReactNode }) {
  const id = hintId(useControlId(name));
  return (
    <p id={id} className="mt-1 text-ink-3 text-xs">
      {children}
    </p>
  );
}

/** What stands beside a label: where its value comes from, who pinned it. */
export function FieldAside({ name }: { name: string }) {
  const { aside } = useFormDisplay();
  return aside?.(apiPathOf(name));
}

export function FieldPath({ name }: { name: string }) {
  const { showApiPaths } = useFormDisplay();
  return showApiPaths && <ApiPathChip path={apiPathOf(name)} />;
}

type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  problem?: string;
  /** The field whose control the label belongs to, when it is a part of this one: "price.amount". */
  controlName?: string;
  children: ReactNode;
};

/** A control with its label above, and below it a hint and its problem. */
export function Field({ name, label, hint, problem, controlName = name, children }: FieldProps) {
  const { isRoomy } = useFormDisplay();
  const controlId = useControlId(controlName);
  const look = isRoomy ? "font-medium" : classNames("text-xs", problem ? "text-bad" : "text-ink-2");
  return (
    <div className="group/field min-w-0">
      <div data-label="" className="mb-1 flex min-h-4 items-center gap-1.5">
        <label htmlFor={controlId} className={look}>
          {label}
        </label>
        <FieldAside name={name} />
      </div>
      {children}
      <FieldPath name={name} />
      {hint && !(isRoomy && problem) && <Hint name={controlName}>{hint}</Hint>}
      {problem && <Problem name={controlName}>{problem}</Problem>}
    </div>
  );
}

/** How the API calls a field. A click copies it. */
function ApiPathChip({ path }: { path: string }) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const copy = () =>
    navigator.clipboard.writeText(path).then(
      () => toast(t("pathCopied", { path })),
      () => toast.error(common("copyRefused")),
    );
  return (
    <button
      type="button"
      onClick={copy}
      title={t("copyPath", { path })}
      className="mt-1 block min-h-6 max-w-full break-all rounded-sm text-left font-mono text-[0.6875rem] text-info leading-4 hover:underline"
    >
      {path}
    </button>
  );
}

const columnsOf = {
  2: "@lg:grid-cols-2",
  3: "@lg:grid-cols-2 @2xl:grid-cols-3",
  6: "grid-cols-2 @lg:grid-cols-6",
};

/** Fields side by side where there is room, one below the other where there is none. */
export const FieldGrid = ({ columns = 3, children }: { columns?: 2 | 3 | 6; children: ReactNode }) => (
  <div className={classNames("grid items-start gap-x-4 gap-y-3", columnsOf[columns])}>{children}</div>
);

/** Yes-or-no fields in two columns of lines. */
export const FlagGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-8 @lg:grid-cols-2">{children}</div>
);
