"use client";

import { useTranslations } from "next-intl";
import { SecretDialog } from "@/components/ui/secret-dialog";
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

type KeySecretDialogProps = { made: { apiKey: ApiKey; secret: string }; note?: string; onClose: () => void };

/** The only sight of a key, with a first call to try it. Closes only after "I saved it". */
export function KeySecretDialog({ made: { apiKey, secret }, note, onClose }: KeySecretDialogProps) {
  const t = useTranslations("apiKeys.secret");
  const curl = curlFor(secret, apiKey.scopes);
  return (
    <SecretDialog
      title={t("title", { name: apiKey.name })}
      description={note}
      texts={{ onlyOnce: t("onlyOnce"), done: t("done"), saved: t("saved"), saveFirst: t("saveFirst") }}
      blocks={[{ label: t("label"), code: secret }, ...(curl ? [{ label: t("tryIt"), code: curl }] : [])]}
      onClose={onClose}
    />
  );
}
