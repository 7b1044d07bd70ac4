"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { ScopePicker } from "@/components/api-keys/scope-picker";
import { SecretDialog } from "@/components/api-keys/secret-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useCreateApiKey } from "@/lib/api-keys/queries";
import { defaultScopes, type Scope } from "@/lib/core/access";

const lifetimesInDays = [30, 90, 365] as const;

const expiryAfter = (days: FormDataEntryValue | null) =>
  days ? new Date(Date.now() + Number(days) * 86_400_000).toISOString() : undefined;

export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("apiKeys.create");
  const common = useTranslations("common");
  const id = useId();
  const [scopes, setScopes] = useState<Scope[]>([...defaultScopes]);
  const create = useCreateApiKey();
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
