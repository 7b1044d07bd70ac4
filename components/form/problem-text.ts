"use client";

import { useTranslations } from "next-intl";
import { use } from "react";
import * as z from "zod";
import { FormSchemaContext } from "@/components/form/form-context";
import type { Issue } from "@/lib/core/errors";
import { coreOf, schemaAt } from "@/lib/core/schema-paths";

function kindOf(schema: z.ZodType, path: string) {
  if (path.endsWith(".amount")) return "money";
  const found = schemaAt(schema, path);
  const core = found && coreOf(found);
  if (core instanceof z.ZodNumber) return "number";
  return core instanceof z.ZodRecord ? "record" : "text";
}

/** What a problem is called to people: by its code, and for money and numbers in words of their own. */
export function useProblemText() {
  const t = useTranslations("problems");
  const schema = use(FormSchemaContext);
  return ({ path, code, limit = 0, accepted = [] }: Omit<Issue, "message">) => {
    const kind = kindOf(schema, path);
    const key = [`${code}_${kind}`, code].find((candidate) => t.has(candidate)) ?? "invalid_value";
    // Amounts are kept in cents and shown in whole units.
    return t(key, { limit: kind === "money" ? limit / 100 : limit, accepted: accepted.join(", ") });
  };
}
