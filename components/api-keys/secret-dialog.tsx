"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CodeBlock } from "@/components/ui/code-block";
import { Dialog } from "@/components/ui/dialog";
import type { ApiKey } from "@/lib/api-keys/schema";
import type { Scope } from "@/lib/core/access";

const sampleFor = (scopes: readonly Scope[]) => {
  if (scopes.includes("loads:read")) return { path: "/loads/list", body: { limit: 1 } };
  const load = {
    externalId: "TEST-1",
    status: "ON_HOLD",
    stops: [
      { type: "PICKUP", location: { place: { type: "CITY", city: "Monterrey", state: "NL", countryCode: "MX" } } },
      { type: "DELIVERY", location: { place: { type: "CITY", city: "Dallas", state: "TX", countryCode: "US" } } },
    ],
  };
  return scopes.includes("loads:write") ? { path: "/loads/sync", body: { validateOnly: true, load } } : undefined;
};

/** A first call with the key; for loads it only checks, nothing is stored. */
const curlFor = (secret: string, scopes: readonly Scope[]) => {
  const sample = sampleFor(scopes);
  return (
    sample &&
    [
      `curl ${window.location.origin}/api${sample.path}`,
      `  -H 'api-key: ${secret}'`,
      `  -H 'content-type: application/json'`,
      `  -d '${JSON.stringify(sample.body)}'`,
    ].join(" \\\n")
  );
};

type SecretPanelProps = {
  secret: string;
  scopes: readonly Scope[];
  isSaved: boolean;
  onSavedChange: (isSaved: boolean) => void;
};

/** The only sight of a secret: copy it, try it, and say that it is kept. */
function SecretPanel({ secret, scopes, isSaved, onSavedChange }: SecretPanelProps) {
  const t = useTranslations("apiKeys.secret");
  const curl = curlFor(secret, scopes);
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("onlyOnce")}</p>
      <CodeBlock code={secret} label={t("label")} />
      {curl && <CodeBlock code={curl} label={t("tryIt")} />}
      <Checkbox label={t("saved")} checked={isSaved} onChange={({ target }) => onSavedChange(target.checked)} />
    </div>
  );
}

type SecretDialogProps = { made: { apiKey: ApiKey; secret: string }; remark?: string; onClose: () => void };

/** Closes only after "I saved it": the secret cannot be shown again. */
export function SecretDialog({ made, remark, onClose }: SecretDialogProps) {
  const t = useTranslations("apiKeys.secret");
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && isSaved && onClose()}
      title={t("title", { name: made.apiKey.name })}
      description={remark}
      footer={
        <Button variant="primary" disabled={!isSaved} title={isSaved ? undefined : t("saveFirst")} onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <SecretPanel secret={made.secret} scopes={made.apiKey.scopes} isSaved={isSaved} onSavedChange={setIsSaved} />
    </Dialog>
  );
}
