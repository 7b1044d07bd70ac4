"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/problem-note";
import { toast } from "@/components/ui/toast";
import { postingMutations } from "@/lib/bidding/queries/postings";
import type { Posting } from "@/lib/bidding/schema/posting";

/** Asks before a load is taken back from carriers: the events of it cannot be taken back. */
export function EndDialog({ posting, onClose }: { posting: Posting; onClose: () => void }) {
  const t = useTranslations("postings.end");
  const end = useMutation({ ...postingMutations.end, onSuccess: () => toast.success(t("done")) });
  const confirm = () => end.mutate({ postingId: posting.id }, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      footer={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button variant="danger" disabled={end.isPending} onClick={confirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p>
        {t("text")} {posting.openBidCount > 0 && t("bids", { count: posting.openBidCount })}
      </p>
      <ProblemNote error={end.error} />
    </Dialog>
  );
}
