"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { SegmentedField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { SecretDialog } from "@/components/ui/secret-dialog";
import { useWebhookFailure } from "@/components/webhooks/webhook-form";
import { webhookMutations } from "@/lib/webhooks/queries";
import type { SecretOverlapHours } from "@/lib/webhooks/schema/webhook";

/** The only sight of the signing secret. Closes only after "I saved it". */
export function SigningSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("webhooks.secret");
  return (
    <SecretDialog
      title={t("title")}
      texts={{ onlyOnce: t("onlyOnce"), done: t("done"), saved: t("saved"), saveFirst: t("saveFirst") }}
      blocks={[
        { label: t("label"), code: secret },
        { label: ".env", code: `WEBHOOK_SECRET=${secret}` },
      ]}
      onClose={onClose}
    />
  );
}

const overlaps = { "1": 1, "24": 24, "168": 168, "0": 0 } as const satisfies Record<string, SecretOverlapHours>;
type Overlap = keyof typeof overlaps;

type RotateDialogProps = {
  /** Two secrets sign already: then only the older one can be ended. */
  isInOverlap: boolean;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

export function RotateDialog({ isInOverlap, onSecret, onClose }: RotateDialogProps) {
  const t = useTranslations("webhooks.rotate");
  const failureOf = useWebhookFailure();
  const rotate = useMutation({ ...webhookMutations.rotateSecret, onSuccess: ({ secret }) => onSecret(secret) });
  const overlap: Overlap = isInOverlap ? "0" : "24";
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/webhooks/schema/webhook")).RotateSecretRequest,
    defaultValues: { overlap },
    toRequest: (values: { overlap: Overlap }) => ({ overlapHours: overlaps[values.overlap] }),
    onSubmit: (request) => rotate.mutateAsync(request).then(onClose),
  });
  const isAtOnce = useWatch({ control: form.control, name: "overlap" }) === "0";
  return (
    <FormDialog
      form={form}
      title={t("title")}
      description={t("description")}
      submit={{ label: t("submit"), variant: isAtOnce ? "danger" : "primary" }}
      failureText={failureOf}
      onClose={onClose}
    >
      <p>{isInOverlap ? t("inOverlap") : t("question")}</p>
      {!isInOverlap && (
        <SegmentedField
          name="overlap"
          label={t("overlap")}
          options={[
            { value: "1", label: t("hour") },
            { value: "24", label: t("day") },
            { value: "168", label: t("week") },
            { value: "0", label: t("none") },
          ]}
        />
      )}
      {isAtOnce && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("atOnce")}</p>}
    </FormDialog>
  );
}
