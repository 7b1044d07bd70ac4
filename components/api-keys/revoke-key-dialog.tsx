"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { apiKeyMutations } from "@/lib/api-keys/queries";
import type { ApiKey } from "@/lib/api-keys/schema";
import { useFormat } from "@/lib/i18n/format";

type RevokeKeyDialogProps = { apiKey: ApiKey; now: number; onClose: () => void };

/** Asks once more, with what is at stake: when, by what and from where the key was last used. */
export function RevokeKeyDialog({ apiKey, now, onClose }: RevokeKeyDialogProps) {
  const t = useTranslations("apiKeys.revoke");
  const common = useTranslations("common");
  const format = useFormat();
  const { id, name, prefix, lastFour, lastUsedAt, lastUsedOperation, lastUsedAddress } = apiKey;
  const revoke = useMutation({ ...apiKeyMutations.revoke, onSuccess: () => toast.success(t("done", { name })) });
  const confirm = () => revoke.mutate({ id }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name })}
      description={<code className="font-mono text-xs">{`${prefix}…${lastFour}`}</code>}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="danger" disabled={revoke.isPending} onClick={confirm}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <p className={lastUsedAt ? "rounded-md bg-warn-soft px-3 py-2 text-warn" : "text-ink-2"}>
          {lastUsedAt
            ? t("lastUsed", {
                when: format.relativeTime(lastUsedAt, now),
                operation: lastUsedOperation ?? "",
                address: lastUsedAddress ?? "",
              })
            : t("neverUsed")}
        </p>
        <p>{t("consequence")}</p>
        <ProblemNote error={revoke.error} />
      </div>
    </Dialog>
  );
}
