import { useLocale, useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-labels";
import { loadColumns } from "@/components/loads/import/table-columns";
import type { LoadImportProblem } from "@/lib/loads/schema/import";
import type { LoadRowField } from "@/lib/loads/schema/load-row";

/** What no column of the table holds: it is said of the whole load. */
const ofWholeLoad = ["temperature_missing"];

/** Columns, fields and problems in the reader's language. */
export function useImportLabels() {
  const t = useTranslations("loadImport");
  const warnings = useTranslations("loadEditor.warnings");
  const fieldLabel = useFieldLabel();
  const labelOf = (field: string) => (t.has(`columns.${field}`) ? t(`columns.${field}`) : field);
  const textOf = ({ code, message }: LoadImportProblem) => {
    if (t.has(`problems.${code}`)) return t(`problems.${code}`);
    return warnings.has(code) ? warnings(code) : message;
  };
  const fieldName = (path: string) => {
    const name = /^load\.(\w+)/.exec(path)?.[1] ?? path;
    return fieldLabel(`load.${name}`);
  };
  return {
    dayComesFirst: useLocale() === "es-MX",
    columns: loadColumns((field: LoadRowField) => t(`columns.${field}`)),
    labelOf,
    problemText: (problem: LoadImportProblem) =>
      problem.field === "" || ofWholeLoad.includes(problem.code)
        ? textOf(problem)
        : `${labelOf(problem.field)}: ${textOf(problem)}`,
    /** The fields that change, each once. */
    changedFields: (changes: readonly { path: string }[]) => [...new Set(changes.map(({ path }) => fieldName(path)))],
  };
}

export type ImportLabels = ReturnType<typeof useImportLabels>;
