"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { CheckboxField } from "@/components/form/choice-fields";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { CallError } from "@/lib/browser/api";
import { webhookMutations } from "@/lib/webhooks/queries";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

type WebhookFormProps = Partial<Pick<Webhook, "url" | "isEnabled">> & { onSecret: (secret: string) => void };

/** Where events go, and whether they do. Without a `url` there is no webhook yet; its first save answers the secret. */
export function WebhookForm({ url, isEnabled = true, onSecret }: WebhookFormProps) {
  const t = useTranslations("webhooks.form");
  const common = useTranslations("common");
  const failureOf = useWebhookFailure();
  const messages = useUrlMessages();
  const save = useMutation({
    ...webhookMutations.save,
    onSuccess: ({ secret, warnings }) => {
      if (secret) onSecret(secret);
      else toast.success(t("saved"));
      if (warnings?.some(({ code }) => code === "host_not_found")) toast.warning(t("hostNotFound"));
    },
  });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/webhooks/schema/webhook")).SaveWebhookRequest,
    defaultValues: { url: url ?? "", isEnabled },
    onSubmit: (request) => save.mutateAsync(request),
  });
  const { setValue } = form;
  // It is also turned on elsewhere on the page, and turned off when the receiver is gone.
  useEffect(() => setValue("isEnabled", isEnabled), [isEnabled, setValue]);
  return (
    <Form form={form} messages={messages} className="flex min-w-0 flex-col gap-3">
      <TextField
        name="url"
        label={t("url")}
        hint={t("hint")}
        type="url"
        inputMode="url"
        spellCheck={false}
        placeholder="https://tms.example.com/hooks/bids"
        className="font-mono text-xs"
      />
      <CheckboxField
        name="isEnabled"
        label={
          <>
            {t("enabled")}
            <span className="block text-ink-3 text-xs">{t("enabledHint")}</span>
          </>
        }
      />
      <FormProblem form={form} text={failureOf} />
      <div>
        <Button type="submit" variant="primary" disabled={form.isSubmitting}>
          {url ? common("save") : t("create")}
        </Button>
      </div>
    </Form>
  );
}

const urlProblems = [
  "invalid_url",
  "credentials_in_url",
  "https_required",
  "port_not_allowed",
  "address_not_allowed",
  "required",
  "too_long",
] as const;

/** What may be wrong with the address, by "url.code". */
function useUrlMessages() {
  const t = useTranslations("webhooks.problems");
  return Object.fromEntries(urlProblems.map((code) => [`url.${code}`, t(code)]));
}

/** Why a change of the webhook did not go through. */
export function useWebhookFailure() {
  const t = useTranslations("webhooks.problems");
  return (error: Error) => {
    const code = error instanceof CallError ? (error.issues?.[0]?.code ?? error.code) : undefined;
    const named = urlProblems.find((one) => one === code);
    return t(named ?? (code === "conflict" ? "conflict" : "other"));
  };
}
