"use client";

import { Ban, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import { useBlocks } from "@/components/loads/editor/use-blocks";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { Button, IconButton } from "@/components/ui/button";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

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
