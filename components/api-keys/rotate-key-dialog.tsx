"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { KeySecretDialog } from "@/components/api-keys/key-secret-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/problem-note";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { apiKeyMutations } from "@/lib/api-keys/queries";
import type { ApiKey, OverlapHours } from "@/lib/api-keys/schema";
import { useFormat } from "@/lib/i18n/format";

const overlaps = { "1": 1, "24": 24, "168": 168 } as const satisfies Record<string, OverlapHours>;
type Overlap = keyof typeof overlaps;

export function RotateKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations("apiKeys.rotate");
  const common = useTranslations("common");
  const format = useFormat();
  const [overlap, setOverlap] = useState<Overlap>("24");
  const rotate = useMutation(apiKeyMutations.rotate);
  if (rotate.data) {
    const end = rotate.data.replaced.expiresAt;
    const note = end ? t("oldEnds", { lastFour: apiKey.lastFour, when: format.dateTime(end) }) : undefined;
    return <KeySecretDialog made={rotate.data} note={note} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: apiKey.name })}
      description={t("description")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button
            variant="primary"
            disabled={rotate.isPending}
            onClick={() => rotate.mutate({ id: apiKey.id, overlapHours: overlaps[overlap] })}
          >
            {t("submit")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-2">
        <p>{t("overlap", { prefix: apiKey.prefix, lastFour: apiKey.lastFour })}</p>
        <SegmentedControl
          label={t("overlapLabel")}
          value={overlap}
          onChange={setOverlap}
          options={[
            { value: "1", label: t("hour") },
            { value: "24", label: t("day") },
            { value: "168", label: t("week") },
          ]}
        />
        <ProblemNote error={rotate.error} />
      </div>
    </Dialog>
  );
}
