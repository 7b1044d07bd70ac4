"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { toast } from "@/components/ui/toast";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { BlockedCarrier } from "@/lib/loads/schema/blocked-carrier";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type Carrier = Pick<BlockedCarrier, "carrierId" | "displayName">;
type Blocks = { blockedCarriers: BlockedCarrier[]; version: number };

const undoMilliseconds = 12_000;

/**
 * Blocks carriers for a load and lets them go again; either can be taken back from its toast. A block makes a version
 * of its own; `onChanged` gets the load with it, unless someone else wrote in between.
 */
export function useBlocks(base: GetLoadResponse, onChanged: (load: GetLoadResponse) => void) {
  const t = useTranslations("loadCarrier.blocks");
  const queryClient = useQueryClient();
  const block = useMutation(loadMutations.blockCarrier(queryClient));
  const unblock = useMutation(loadMutations.unblockCarrier(queryClient));
  const { id } = base.load;
  // What a toast takes back was done on an earlier version than the one the form stands on by then.
  const latest = useRef(base);
  useEffect(() => {
    latest.current = base;
  }, [base]);
  const onError = (error: Error) => toast.error(error.message);

  const settle = ({ blockedCarriers, version }: Blocks) => {
    if (version !== latest.current.version + 1) return;
    const cached = queryClient.getQueryData(loadQueries.detail(id).queryKey);
    onChanged(cached?.version === version ? cached : { ...latest.current, blockedCarriers, version });
  };
  const say = (message: string, undo: () => void) =>
    toast.success(message, { duration: undoMilliseconds, action: { label: t("undo"), onClick: undo } });

  const remove = ({ carrierId, displayName }: Carrier, note?: string) =>
    unblock.mutate(
      { id, carrierId },
      {
        onSuccess: (answer) => {
          settle(answer);
          say(t("unblocked", { name: displayName }), () => add({ carrierId, displayName }, note));
        },
        onError,
      },
    );
  const add = ({ carrierId, displayName }: Carrier, note?: string) =>
    block.mutate(
      { id, carrierId, ...(note && { note }) },
      {
        onSuccess: (answer) => {
          settle(answer);
          say(t("blocked", { name: displayName }), () => remove({ carrierId, displayName }, note));
        },
        onError,
      },
    );

  return { add, remove, isBusy: block.isPending || unblock.isPending };
}
