"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { ProblemNote } from "@/components/webhooks/problem-note";
import { webhookMutations } from "@/lib/webhooks/queries";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

const choices = ["all", "since", "none"] as const;
type What = (typeof choices)[number];

/** "2026-11-20T09:30" where the reader is, as the field has it. */
const fieldValueOf = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Enables the webhook again, and asks what of that which waited shall be sent. */
export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks.replay");
  const common = useTranslations("common");
  const id = useId();
  const [what, setWhat] = useState<What>("all");
  const [since, setSince] = useState(() => fieldValueOf(new Date(webhook.disabledAt ?? Date.now())));
  const save = useMutation({ ...webhookMutations.save, onSuccess: () => toast.success(t("done")) });
  const replayFrom = { all: undefined, since: since && new Date(since).toISOString(), none: "now" }[what];
  const confirm = () =>
    save.mutate(
      {
        url: webhook.url,
        isEnabled: true,
        replayFrom: replayFrom === "now" ? new Date().toISOString() : replayFrom,
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={<span className="break-all font-mono text-xs">{webhook.url}</span>}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="primary" disabled={save.isPending || (what === "since" && !since)} onClick={confirm}>
            {t("submit")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-3">
        <p>{t("question", { count: webhook.waiting })}</p>
        <div className="flex flex-col gap-1">
          <label htmlFor={`${id}-what`} className="font-medium">
            {t("what")}
          </label>
          <Select
            id={`${id}-what`}
            value={what}
            onChange={({ target }) => setWhat(choices.find((choice) => choice === target.value) ?? "all")}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(choice)}
              </option>
            ))}
          </Select>
        </div>
        {what === "since" && (
          <div className="flex flex-col gap-1">
            <label htmlFor={`${id}-since`} className="font-medium">
              {t("sinceLabel")}
            </label>
            <Input
              id={`${id}-since`}
              type="datetime-local"
              value={since}
              onChange={({ target }) => setSince(target.value)}
            />
          </div>
        )}
        <p className="text-ink-2">{t(`${what}Hint`)}</p>
        <ProblemNote error={save.error} />
      </div>
    </Dialog>
  );
}
