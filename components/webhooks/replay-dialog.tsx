"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/form/choice-fields";
import { DateTimeField } from "@/components/form/date-time-field";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { toast } from "@/components/ui/toast";
import { useWebhookFailure } from "@/components/webhooks/webhook-form";
import { webhookMutations } from "@/lib/webhooks/queries";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

const choices = ["all", "since", "none"] as const;
type ReplayValues = { what: (typeof choices)[number]; since: string | null };

/** The minute it was disabled in, as the field shows it: nothing of that minute is left out. */
const minuteOf = (time: Date) => `${time.toISOString().slice(0, 16)}:00.000Z`;

const replayFrom = ({ what, since }: ReplayValues) => {
  if (what === "all") return undefined;
  return what === "none" ? new Date().toISOString() : (since ?? undefined);
};

/** Enables the webhook again, and asks what of that which waited shall be sent. */
export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks.replay");
  const failureOf = useWebhookFailure();
  const [asAtFirst] = useState<ReplayValues>(() => ({
    what: "all",
    since: minuteOf(new Date(webhook.disabledAt ?? Date.now())),
  }));
  const save = useMutation({ ...webhookMutations.save, onSuccess: () => toast.success(t("done")) });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/webhooks/schema/webhook")).SaveWebhookRequest,
    defaultValues: asAtFirst,
    toRequest: (values: ReplayValues) => ({ url: webhook.url, isEnabled: true, replayFrom: replayFrom(values) }),
    fieldOf: { replayFrom: "since" },
    onSubmit: (request) => save.mutateAsync(request).then(onClose),
  });
  const [what, since] = useWatch({ control: form.control, name: ["what", "since"] });
  return (
    <FormDialog
      form={form}
      title={t("title")}
      description={<span className="break-all font-mono text-xs">{webhook.url}</span>}
      submit={{ label: t("submit"), disabled: what === "since" && !since }}
      failureText={failureOf}
      onClose={onClose}
    >
      <p>{t("question", { count: webhook.waiting })}</p>
      <SelectField
        name="what"
        label={t("what")}
        options={choices.map((choice) => ({ value: choice, label: t(choice) }))}
      />
      {what === "since" && <DateTimeField name="since" label={t("sinceLabel")} />}
      <p className="text-ink-2">{t(`${what}Hint`)}</p>
    </FormDialog>
  );
}
