"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CodeBlock } from "@/components/ui/code-block";
import { Dialog } from "@/components/ui/dialog";

/** The only sight of the signing secret. Closes only after "I saved it". */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("webhooks.secret");
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && isSaved && onClose()}
      title={t("title")}
      footer={
        <Button variant="primary" disabled={!isSaved} title={isSaved ? undefined : t("saveFirst")} onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("onlyOnce")}</p>
        <CodeBlock code={secret} label={t("label")} />
        <CodeBlock code={`WEBHOOK_SECRET=${secret}`} label=".env" />
        <Checkbox label={t("saved")} checked={isSaved} onChange={({ target }) => setIsSaved(target.checked)} />
      </div>
    </Dialog>
  );
}
