"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { KeySecretDialog } from "@/components/api-keys/key-secret-dialog";
import { SelectField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { Problem } from "@/components/form/field";
import { FormDialog } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";
import { useField } from "@/components/form/use-field";
import { Checkbox } from "@/components/ui/controls";
import { apiKeyMutations } from "@/lib/api-keys/queries";
import { defaultScopes, type Scope } from "@/lib/core/access";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

const groups: readonly { name: string; scopes: readonly Scope[] }[] = [
  { name: "loads", scopes: ["loads:write", "loads:read"] },
  { name: "market", scopes: ["rates:read", "rates:write", "border-crossings:read"] },
  { name: "carriers", scopes: ["carriers:write", "carriers:read"] },
  { name: "directory", scopes: ["directory:write"] },
  { name: "bids", scopes: ["postings:write", "bids:read", "bids:write"] },
  { name: "administration", scopes: ["webhooks:write", "usage:read"] },
];

/** What a key may do, by subject, each said in a sentence. */
function ScopesField() {
  const t = useTranslations("apiKeys.scopes");
  const { value, onChange, problem } = useField("scopes");
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
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
      {problem && <Problem name="scopes">{problem}</Problem>}
    </fieldset>
  );
}

const lifetimesInDays = ["30", "90", "365"] as const;

const expiryAfter = (days: string | null) =>
  days ? new Date(Date.now() + Number(days) * 86_400_000).toISOString() : undefined;

type KeyValues = { name: string; lifetime: string | null; scopes: Scope[] };

export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("apiKeys.create");
  const create = useMutation(apiKeyMutations.create);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/api-keys/schema")).CreateApiKeyRequest,
    defaultValues: { name: "", lifetime: null, scopes: [...defaultScopes] },
    toRequest: ({ lifetime, ...values }: KeyValues) => ({ ...values, expiresAt: expiryAfter(lifetime) }),
    fieldOf: { expiresAt: "lifetime" },
    onSubmit: (request) => create.mutateAsync(request),
  });
  if (create.data) return <KeySecretDialog made={create.data} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      messages={{ scopes: t("noScope") }}
      title={t("title")}
      description={t("description")}
      submit={{ label: t("submit") }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t("name")}
        maxLength={shortTextMax}
        placeholder={t("namePlaceholder")}
        hasInitialFocus
      />
      <SelectField
        name="lifetime"
        label={t("lifetime")}
        empty={t("noEnd")}
        options={lifetimesInDays.map((days) => ({ value: days, label: t("days", { days: Number(days) }) }))}
      />
      <ScopesField />
    </FormDialog>
  );
}
