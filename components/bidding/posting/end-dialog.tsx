"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { postingMutations } from "@/lib/bidding/queries/postings";
import type { Posting } from "@/lib/bidding/schema/posting";

/** Asks before a load is taken back from carriers: the events of it cannot be taken back. */
export function EndDialog({ posting, onClose }: { posting: Posting; onClose: () => void }) {
  const t = useTranslations("postings.end");
  const end = useMutation({ ...postingMutations.end, onSuccess: () => toast.success(t("done")) });
  const onConfirm = () => end.mutate({ postingId: posting.id }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t("title")}
      confirm={{ label: t("confirm"), variant: "danger", onConfirm }}
      cancel={{ label: t("keep") }}
      action={end}
      onClose={onClose}
    >
      <p>
        {t("text")} {posting.openBidCount > 0 && t("bids", { count: posting.openBidCount })}
      </p>
    </ConfirmDialog>
  );
}
