"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SecretPanel } from "@/components/api-keys/secret-panel";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ApiKey } from "@/lib/api-keys/schema";

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
