"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { Button, IconButton } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { loadMutations, loadQueries } from "@/lib/loads/queries";
import type { BlockedCarrier, GetLoadResponse } from "@/lib/loads/schema/operations";

type Carrier = Pick<BlockedCarrier, "carrierId" | "displayName">;
type Blocks = { blockedCarriers: BlockedCarrier[]; version: number };

/**
 * Blocks carriers for a load and lets them go again; either can be taken back from its toast. A block makes a version
 * of its own; `onChanged` gets the load with it, unless someone else wrote in between.
 */
function useBlocks(base: GetLoadResponse, onChanged: (load: GetLoadResponse) => void) {
  const t = useTranslations("loadCarrier.blocks");
  const queryClient = useQueryClient();
  const block = useMutation(loadMutations.blockCarrier);
  const unblock = useMutation(loadMutations.unblockCarrier);
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
  const say = (message: string, undo: () => void) => toast.success(message, { undo: { label: t("undo"), run: undo } });

  const remove = ({ carrierId, displayName }: Carrier, note?: string) =>
    unblock.mutateAsync({ id, carrierId }).then((answer) => {
      settle(answer);
      say(t("unblocked", { name: displayName }), () => add({ carrierId, displayName }, note));
    }, onError);
  const add = ({ carrierId, displayName }: Carrier, note?: string) =>
    block.mutateAsync({ id, carrierId, ...(note && { note }) }).then((answer) => {
      settle(answer);
      say(t("blocked", { name: displayName }), () => remove({ carrierId, displayName }, note));
    }, onError);

  return { add, remove, isBusy: block.isPending || unblock.isPending };
}

const BlockCarrierDialog = lazy(() =>
  import("@/components/loads/editor/block-carrier-dialog").then((module) => ({ default: module.BlockCarrierDialog })),
);

type BlockedCarriersProps = {
  loaded: GetLoadResponse;
  carriers: readonly CarrierChoice[];
  /** The carrier in the form: the one that is meant first. */
  chosenId: string | undefined;
  onChanged: (load: GetLoadResponse) => void;
  /** Why nothing may be changed, where that is so. */
  blocked?: string;
};

/** The carriers that may not have this one load, whatever they are otherwise. */
export function BlockedCarriers({ loaded, carriers, chosenId, onChanged, blocked }: BlockedCarriersProps) {
  const t = useTranslations("loadCarrier.blocks");
  const { add, remove, isBusy } = useBlocks(loaded, onChanged);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <section aria-labelledby="blocked-carriers" className="grid gap-2">
      <h2 id="blocked-carriers" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      {loaded.blockedCarriers.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      <ul className="grid empty:hidden">
        {loaded.blockedCarriers.map(({ carrierId, displayName, note, by, at }) => (
          <li key={carrierId} className="flex items-start gap-1 border-line border-b py-2 last:border-0">
            <div className="min-w-0 flex-1">
              <p className="font-medium">{displayName}</p>
              {note && <p className="wrap-anywhere text-ink-2">{note}</p>}
              <p className="text-ink-3 text-xs">
                {t.rich("by", { name: by.name, time: () => <RelativeTime at={at} /> })}
              </p>
            </div>
            <IconButton
              label={blocked ?? t("unblock", { name: displayName })}
              icon={<X aria-hidden />}
              disabled={blocked !== undefined || isBusy}
              onClick={() => remove({ carrierId, displayName }, note)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          icon={<Ban aria-hidden />}
          // Not while a block is on its way: the dialog gives the focus back to it just then.
          disabled={blocked !== undefined}
          title={blocked}
          onClick={open}
        >
          {t("open")}
        </Button>
      </div>
      {isWanted && (
        <Suspense fallback={null}>
          <BlockCarrierDialog
            loaded={loaded}
            carriers={carriers}
            firstId={chosenId}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onBlock={add}
          />
        </Suspense>
      )}
    </section>
  );
}
