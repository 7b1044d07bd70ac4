"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { KeySecretDialog } from "@/components/api-keys/key-secret-dialog";
import { SegmentedField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { apiKeyMutations } from "@/lib/api-keys/queries";
import type { ApiKey, OverlapHours } from "@/lib/api-keys/schema";
import { useFormat } from "@/lib/i18n/format";

const overlaps = { "1": 1, "24": 24, "168": 168 } as const satisfies Record<string, OverlapHours>;
type RotateValues = { overlap: keyof typeof overlaps };

const asAtFirst: RotateValues = { overlap: "24" };

/** A new key in the place of one that goes on working for a while. */
export function RotateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations("apiKeys.rotate");
  const format = useFormat();
  const rotate = useMutation(apiKeyMutations.rotate);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/api-keys/schema")).RotateApiKeyRequest,
    defaultValues: asAtFirst,
    toRequest: ({ overlap }: RotateValues) => ({ id: apiKey.id, overlapHours: overlaps[overlap] }),
    onSubmit: (request) => rotate.mutateAsync(request),
  });
  if (rotate.data) {
    const end = rotate.data.replaced.expiresAt;
    const note = end ? t("oldEnds", { lastFour: apiKey.lastFour, when: format.dateTime(end) }) : undefined;
    return <KeySecretDialog made={rotate.data} note={note} onClose={onClose} />;
  }
  return (
    <FormDialog
      form={form}
      title={t("title", { name: apiKey.name })}
      description={t("description")}
      submit={{ label: t("submit") }}
      onClose={onClose}
    >
      <p>{t("overlap", { prefix: apiKey.prefix, lastFour: apiKey.lastFour })}</p>
      <SegmentedField
        name="overlap"
        label={t("overlapLabel")}
        options={[
          { value: "1", label: t("hour") },
          { value: "24", label: t("day") },
          { value: "168", label: t("week") },
        ]}
      />
    </FormDialog>
  );
}
