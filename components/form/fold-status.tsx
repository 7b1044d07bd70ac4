"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { countFilled } from "@/components/form/filled";
import { useFormIssues } from "@/components/form/form-issues";
import { Badge } from "@/components/ui/badge";

const countAll = (values: readonly unknown[]) => values.reduce<number>((sum, value) => sum + countFilled(value), 0);

/** How many of these fields are filled in, and how many have a problem. */
export function FoldStatus({ fields }: { fields: readonly string[] }) {
  const t = useTranslations("form");
  const count: number = useWatch({ name: fields, compute: countAll });
  const problems = useFormIssues(fields).length;
  return (
    <span className="flex shrink-0 items-center gap-2">
      {problems > 0 && <Badge tone="bad">{t("problemCount", { count: problems })}</Badge>}
      {count > 0 && <span className="text-ink-2 text-xs">{t("filledCount", { count })}</span>}
    </span>
  );
}
