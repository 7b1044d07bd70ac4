"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { findProposed } from "@/components/loads/editor/carrier-card";
import { type CarrierChoice, numbersOf } from "@/components/loads/form/choices";
import { Button } from "@/components/ui/button";
import { Select, Textarea } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import type { BlockedCarrier, GetLoadResponse } from "@/lib/loads/schema/operations";
import { noteTextMax } from "@/lib/vocabulary/limits.values";

type BlockCarrierDialogProps = {
  loaded: GetLoadResponse;
  carriers: readonly CarrierChoice[];
  firstId: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onBlock: (carrier: Pick<BlockedCarrier, "carrierId" | "displayName">, note: string) => void;
};

/** Asks which carrier is not to have this load, and why. The one that is assigned is shown, and why it cannot be. */
export function BlockCarrierDialog(props: BlockCarrierDialogProps) {
  const { loaded, carriers, firstId, isOpen, onOpenChange, onBlock } = props;
  const t = useTranslations("loadCarrier.blocks");
  const form = useId();
  const { proposedCarrier, blockedCarriers, load } = loaded;
  const assignedId = load.assignedCarrier?.carrier?.id;
  const isFree = ({ id }: CarrierChoice) =>
    id !== assignedId && !blockedCarriers.some(({ carrierId }) => carrierId === id);
  const likely = [firstId, proposedCarrier && findProposed(proposedCarrier, carriers)?.id];
  const first = carriers.find((carrier) => isFree(carrier) && likely.includes(carrier.id));
  const [picked, setPicked] = useState<string>();
  const carrierId = picked ?? first?.id ?? "";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const carrier = carriers.find(({ id }) => id === carrierId);
    const note = new FormData(event.currentTarget).get("note");
    if (!carrier) return;
    onBlock({ carrierId, displayName: carrier.displayName }, typeof note === "string" ? note.trim() : "");
    setPicked(undefined);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("dialog.title")}
      description={t("dialog.description")}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t("dialog.cancel")}</Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            disabled={carrierId === ""}
            title={carrierId === "" ? t("dialog.choose") : undefined}
          >
            {t("dialog.block")}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-3">
        <div className="grid gap-1">
          <label htmlFor={`${form}-carrier`}>{t("dialog.carrier")}</label>
          <Select
            id={`${form}-carrier`}
            value={carrierId}
            onChange={({ target }) => setPicked(target.value)}
            data-initial-focus
            required
          >
            <option value="">{t("dialog.choose")}</option>
            {carriers.map((carrier) => (
              <option key={carrier.id} value={carrier.id} disabled={!isFree(carrier)}>
                {[carrier.displayName, numbersOf(carrier)].filter(Boolean).join(" · ")}
                {!isFree(carrier) && ` (${t(carrier.id === assignedId ? "dialog.assigned" : "dialog.already")})`}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${form}-note`}>{t("dialog.note")}</label>
          <Textarea id={`${form}-note`} name="note" rows={3} maxLength={noteTextMax} />
        </div>
        {assignedId && <p className="text-ink-2 text-xs">{t("dialog.releaseFirst")}</p>}
      </form>
    </Dialog>
  );
}
