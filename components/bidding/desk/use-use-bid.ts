"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { useFailureWords } from "@/components/bidding/desk/use-failure-words";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/browser/call";
import { useFormat } from "@/lib/i18n/format";
import { loadMutations, loadOperations } from "@/lib/loads/queries";
import type { Money } from "@/lib/vocabulary/money";

/** Copies a bid's price into the load's target rate, at the version the load is at, with a way back. */
export function useUseBid() {
  const t = useTranslations("bids.use");
  const format = useFormat();
  const failure = useFailureWords();
  const queryClient = useQueryClient();
  const sync = useMutation(loadMutations.sync(queryClient));

  const set = async (loadId: string, targetRate: Money | null) => {
    const { load, version } = await call(loadOperations.get, { id: loadId });
    await sync.mutateAsync({ load: { externalId: load.externalId, targetRate }, ifVersion: version });
    void queryClient.invalidateQueries({ queryKey: ["bids"] });
    return load.targetRate ?? null;
  };
  const undo = (loadId: string, before: Money | null) => () => {
    set(loadId, before).then(
      () => toast.success(t("undone")),
      (error: Error) => toast.error(failure(error)),
    );
  };
  return ({ loadId, load, amount }: DeskBid) => {
    set(loadId, amount).then(
      (before) =>
        toast.success(t("done", { amount: format.money(amount), load: load.externalDisplayId }), {
          action: { label: t("undo"), onClick: undo(loadId, before) },
        }),
      (error: Error) => toast.error(failure(error)),
    );
  };
}
