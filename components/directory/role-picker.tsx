"use client";

import { useTranslations } from "next-intl";
import { roles } from "@/components/directory/roles";

/** The roles as radios named `role`, each with what it may do. */
export function RolePicker() {
  const t = useTranslations("directory");
  const names = useTranslations("shell.roles");
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 font-medium">{t("invite.role")}</legend>
      {roles.map((role) => (
        <label
          key={role}
          className="flex min-h-6 items-start gap-2 border-line border-t py-1.5 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === "BROKER"}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="font-medium">{names(role)}</span>
            <span className="block text-ink-3 text-xs">{t(`role.explain.${role}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
