"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { SecretDialog } from "@/components/api-keys/secret-dialog";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { apiKeyMutations } from "@/lib/api-keys/queries";
import { defaultScopes, type Scope } from "@/lib/core/access";

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
function ScopePicker({ chosen, onChange }: ScopePickerProps) {
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

const lifetimesInDays = [30, 90, 365] as const;

const expiryAfter = (days: FormDataEntryValue | null) =>
  days ? new Date(Date.now() + Number(days) * 86_400_000).toISOString() : undefined;

export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("apiKeys.create");
  const common = useTranslations("common");
  const id = useId();
  const [scopes, setScopes] = useState<Scope[]>([...defaultScopes]);
  const create = useMutation(apiKeyMutations.create);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    create.mutate({ name: String(fields.get("name")), scopes, expiresAt: expiryAfter(fields.get("lifetime")) });
  };
  if (create.data) return <SecretDialog made={create.data} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("description")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button type="submit" form={id} variant="primary" disabled={create.isPending || scopes.length === 0}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-name`} className="font-medium">
            {t("name")}
          </label>
          <Input
            id={`${id}-name`}
            name="name"
            data-initial-focus
            required
            maxLength={255}
            autoComplete="off"
            placeholder={t("namePlaceholder")}
          />
        </div>
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-lifetime`} className="font-medium">
            {t("lifetime")}
          </label>
          <Select id={`${id}-lifetime`} name="lifetime" defaultValue="">
            <option value="">{t("noEnd")}</option>
            {lifetimesInDays.map((days) => (
              <option key={days} value={days}>
                {t("days", { days })}
              </option>
            ))}
          </Select>
        </div>
        <ScopePicker chosen={scopes} onChange={setScopes} />
        {scopes.length === 0 && <p className="text-bad text-xs">{t("noScope")}</p>}
        <ProblemNote error={create.error} />
      </form>
    </Dialog>
  );
}
