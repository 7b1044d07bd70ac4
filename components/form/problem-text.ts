"use client";

import { useTranslations } from "next-intl";
import { use } from "react";
import { FormShapeContext, useFormDisplay } from "@/components/form/form-context";
import type { Issue } from "@/lib/core/errors";
import { shapeAt } from "@/lib/core/field-shapes";

/** What a problem is called to people: the form's own words, else those for its code; money and numbers have theirs. */
export function useProblemText() {
  const t = useTranslations("problems");
  const shape = use(FormShapeContext);
  const { messages = {} } = useFormDisplay();
  return ({ path, code, limit = 0, accepted = [] }: Omit<Issue, "message">) => {
    const own = messages[`${path}.${code}`] ?? messages[path] ?? messages[code];
    if (own !== undefined) return own;
    const kind = path.endsWith(".amount") ? "money" : shapeAt(shape, path)?.kind;
    const key = [`${code}_${kind}`, code].find((candidate) => t.has(candidate)) ?? "invalid_value";
    // Amounts are kept in cents and shown in whole units.
    return t(key, { limit: kind === "money" ? limit / 100 : limit, accepted: accepted.join(", ") });
  };
}
