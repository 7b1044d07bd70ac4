"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { apiKeyMutations } from "@/lib/api-keys/queries";
import type { ApiKey } from "@/lib/api-keys/schema";
import { useFormat } from "@/lib/i18n/format";
import { readableAddress } from "@/lib/vocabulary/ip-address";

type RevokeKeyDialogProps = { apiKey: ApiKey; now: number; onClose: () => void };

/** Asks once more, with what is at stake: when, by what and from where the key was last used. */
export function RevokeKeyDialog({ apiKey, now, onClose }: RevokeKeyDialogProps) {
  const t = useTranslations("apiKeys.revoke");
  const format = useFormat();
  const { id, name, prefix, lastFour, lastUsedAt, lastUsedOperation, lastUsedAddress } = apiKey;
  const revoke = useMutation({ ...apiKeyMutations.revoke, onSuccess: () => toast.success(t("done", { name })) });
  const onConfirm = () => revoke.mutate({ id }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t("title", { name })}
      description={<code className="font-mono text-xs">{`${prefix}…${lastFour}`}</code>}
      confirm={{ label: t("submit"), variant: "danger", onConfirm }}
      action={revoke}
      onClose={onClose}
    >
      <p className={lastUsedAt ? "rounded-md bg-warn-soft px-3 py-2 text-warn" : "text-ink-2"}>
        {lastUsedAt
          ? t("lastUsed", {
              when: format.relativeTime(lastUsedAt, now),
              operation: lastUsedOperation ?? "",
              address: readableAddress(lastUsedAddress ?? ""),
            })
          : t("neverUsed")}
      </p>
      <p>{t("consequence")}</p>
    </ConfirmDialog>
  );
}
