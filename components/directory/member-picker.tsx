"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { isFound } from "@/components/directory/directory-view";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import type { DirectoryUser } from "@/lib/directory/schema/user";

const filterFrom = 8;

type MemberPickerProps = {
  users: readonly DirectoryUser[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Who belongs to a team. Who is deactivated is offered only while still a member. */
export function MemberPicker({ users, chosen, onChange }: MemberPickerProps) {
  const t = useTranslations("directory");
  const [search, setSearch] = useState("");
  const offered = users.filter(({ id, deactivatedAt }) => !deactivatedAt || chosen.includes(id));
  const shown = offered.filter(({ name, email }) => isFound(search, [name, email]));
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="float-left w-full pb-1 font-medium">
        {t("team.members")}{" "}
        <span className="font-normal text-ink-3 text-xs">{t("team.chosen", { count: chosen.length })}</span>
      </legend>
      {offered.length > filterFrom && (
        <Input
          type="search"
          aria-label={t("team.filterMembers")}
          placeholder={t("team.filterMembers")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <ul className="max-h-56 overflow-y-auto rounded-md border border-line px-2.5">
        {shown.map(({ id, name, email, deactivatedAt }) => (
          <li key={id} className="border-line border-t py-1 first:border-t-0">
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
              className="w-full"
              label={
                <>
                  {name}
                  <span className="block break-all text-ink-3 text-xs">
                    {deactivatedAt ? `${email} · ${t("deactivated")}` : email}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
