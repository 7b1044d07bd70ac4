"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { ProblemNote } from "@/components/webhooks/problem-note";
import { webhookMutations } from "@/lib/webhooks/queries";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

type WebhookFormProps = { webhook: Webhook | undefined; onSecret: (secret: string) => void };

/** Where events go, and whether they do. The first save answers the secret. */
export function WebhookForm({ webhook, onSecret }: WebhookFormProps) {
  const t = useTranslations("webhooks.form");
  const common = useTranslations("common");
  const id = useId();
  const save = useMutation({
    ...webhookMutations.save,
    onSuccess: ({ secret, warnings }) => {
      if (secret) onSecret(secret);
      else toast.success(t("saved"));
      if (warnings?.some(({ code }) => code === "host_not_found")) toast.warning(t("hostNotFound"));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    save.mutate({ url: String(form.get("url") ?? ""), isEnabled: form.get("isEnabled") === "on" });
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-3" noValidate>
      <div className="flex flex-col gap-1">
        <label htmlFor={`${id}-url`} className="font-medium">
          {t("url")}
        </label>
        <Input
          id={`${id}-url`}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={webhook?.url}
          placeholder="https://tms.example.com/hooks/bids"
          aria-invalid={save.isError ? true : undefined}
          aria-describedby={save.isError ? `${id}-hint ${id}-problem` : `${id}-hint`}
          className="font-mono text-xs"
        />
        <p id={`${id}-hint`} className="text-ink-3 text-xs">
          {t("hint")}
        </p>
        <ProblemNote id={`${id}-problem`} error={save.error} />
      </div>
      <Checkbox
        key={String(webhook?.isEnabled)}
        name="isEnabled"
        defaultChecked={webhook?.isEnabled ?? true}
        label={
          <>
            {t("enabled")}
            <span className="block text-ink-3 text-xs">{t("enabledHint")}</span>
          </>
        }
      />
      <div>
        <Button type="submit" variant="primary" disabled={save.isPending}>
          {webhook ? common("save") : t("create")}
        </Button>
      </div>
    </form>
  );
}
