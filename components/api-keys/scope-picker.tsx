"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import type { Scope } from "@/lib/core/access";

const groups: readonly { name: string; scopes: readonly Scope[] }[] = [
  { name: "loads", scopes: ["loads:write", "loads:read"] },
  { name: "market", scopes: ["rates:read", "rates:write", "border-crossings:read"] },
  { name: "carriers", scopes: ["carriers:write", "carriers:read"] },
  { name: "directory", scopes: ["directory:write"] },
  { name: "bids", scopes: ["postings:write", "bids:read", "bids:write"] },
  { name: "administration", scopes: ["webhooks:write", "usage:read"] },
];

type ScopePickerProps = { chosen: readonly Scope[]; onChange: (scopes: Scope[]) => void };

/** What a key may do, by subject, each said in a sentence. */
export function ScopePicker({ chosen, onChange }: ScopePickerProps) {
  const t = useTranslations("apiKeys.scopes");
  const toggle = (scope: Scope, on: boolean) =>
    onChange(on ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-1 font-medium">{t("legend")}</legend>
      {groups.map((group) => (
        <fieldset key={group.name} className="border-line border-t py-2 sm:grid sm:grid-cols-[104px_minmax(0,1fr)]">
          <legend className="sr-only">{t(`groups.${group.name}`)}</legend>
          <span aria-hidden className="pt-0.5 text-ink-3 text-xs">
            {t(`groups.${group.name}`)}
          </span>
          <div className="flex flex-col gap-1">
            {group.scopes.map((scope) => (
              <Checkbox
                key={scope}
                checked={chosen.includes(scope)}
                onChange={({ target }) => toggle(scope, target.checked)}
                label={
                  <>
                    <code className="font-medium font-mono text-xs">{scope}</code>
                    <span className="block text-ink-3 text-xs">{t(scope.replace(":", "_"))}</span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
