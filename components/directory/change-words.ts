"use client";

import { useTranslations } from "next-intl";
import { roleFrom } from "@/components/directory/roles";
import type { DirectoryChange, DirectoryFieldChange } from "@/lib/directory/schema/history";
import { useFormat } from "@/lib/i18n/format";

/** What a change was, in words. `names` are those of users, by id. */
export function useChangeWords(names: ReadonlyMap<string, string>) {
  const t = useTranslations("directory.history");
  const roles = useTranslations("shell.roles");
  const format = useFormat();

  const valueIn = (field: DirectoryFieldChange["field"], value: unknown) => {
    if (value === null || value === undefined || value === "") return t("nothing");
    if (field === "role" || field === "invitation") return roles(roleFrom(String(value)));
    if (field === "deactivatedAt") return format.dateTime(String(value));
    if (Array.isArray(value)) return value.map((id) => names.get(String(id)) ?? String(id)).join(", ") || t("nothing");
    return String(value);
  };

  const titleOf = ({ operation, changes, changeCount: count }: DirectoryChange) => {
    const [{ kind, name, email } = { kind: "USER", name: "", email: "" }] = changes;
    if (operation === "MAPPED") return t(`operation.MAPPED_${kind}`, { count });
    return t(`operation.${operation}`, { count, name: name ?? email });
  };

  return { valueIn, titleOf };
}
