"use client";

import { useTranslations } from "next-intl";
import { roleFrom, roles } from "@/components/directory/roles";
import { Select } from "@/components/ui/select";
import type { Role } from "@/lib/core/access";

type RoleSelectProps = {
  name: string;
  role: Role;
  /** Why it cannot be changed. */
  blocked?: string;
  isBusy: boolean;
  onChange: (role: Role) => void;
};

/** What a user may do. Where it must stay, it says why. */
export function RoleSelect({ name, role, blocked, isBusy, onChange }: RoleSelectProps) {
  const t = useTranslations("directory.role");
  const names = useTranslations("shell.roles");
  return (
    <>
      <Select
        aria-label={t("of", { name })}
        title={blocked}
        disabled={isBusy || blocked !== undefined}
        value={role}
        onChange={({ target }) => onChange(roleFrom(target.value))}
        className="w-34! lg:-my-1.25 pointer-coarse:my-0 pointer-coarse:w-44!"
      >
        {roles.map((value) => (
          <option key={value} value={value}>
            {names(value)}
          </option>
        ))}
      </Select>
      {blocked && <p className="pt-1.5 text-ink-3 text-xs">{t("onlyAdmin")}</p>}
    </>
  );
}
