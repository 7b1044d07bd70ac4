"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { ProblemNote } from "@/components/webhooks/problem-note";
import { webhookMutations } from "@/lib/webhooks/queries";
import type { SecretOverlapHours } from "@/lib/webhooks/schema/webhook";

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
  const common = useTranslations("common");
  const [overlap, setOverlap] = useState<Overlap>(isInOverlap ? "0" : "24");
  const rotate = useMutation({ ...webhookMutations.rotateSecret, onSuccess: ({ secret }) => onSecret(secret) });
  const confirm = () => rotate.mutate({ overlapHours: overlaps[overlap] }, { onSuccess: onClose });
  const options = [
    { value: "1", label: t("hour") },
    { value: "24", label: t("day") },
    { value: "168", label: t("week") },
    { value: "0", label: t("none") },
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("description")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant={overlap === "0" ? "danger" : "primary"} disabled={rotate.isPending} onClick={confirm}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-2">
        <p>{isInOverlap ? t("inOverlap") : t("question")}</p>
        {!isInOverlap && (
          <SegmentedControl label={t("overlap")} value={overlap} onChange={setOverlap} options={options} />
        )}
        {overlap === "0" && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("atOnce")}</p>}
        <ProblemNote error={rotate.error} />
      </div>
    </Dialog>
  );
}
