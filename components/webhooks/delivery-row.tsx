"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { Checkbox } from "@/components/ui/controls";
import { DeliveryBadge, useAnswerLabels } from "@/components/webhooks/delivery-state";
import { useFormat } from "@/lib/i18n/format";
import type { WebhookDelivery } from "@/lib/webhooks/schema/delivery";

export const deliveryColumns = {
  choice: "w-12 pl-5",
  event: "w-auto",
  status: "w-34",
  attempts: "w-24",
  answer: "w-60",
  next: "w-50",
};

type DeliveryRowProps = {
  delivery: WebhookDelivery;
  isChosen: boolean;
  canBeChosen: boolean;
  /** Nothing is sent, because the webhook is off. */
  isPaused: boolean;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
};

/** A fact of a row; where there are no columns, its name stands before it. */
const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <td className="col-span-2 flex gap-x-3 lg:table-cell lg:py-2 lg:pr-4 lg:align-top">
    <span aria-hidden className="w-28 shrink-0 text-ink-3 lg:hidden">
      {name}
    </span>
    <span className="min-w-0">{children}</span>
  </td>
);

function NextStep({ delivery, isPaused }: Pick<DeliveryRowProps, "delivery" | "isPaused">) {
  const t = useTranslations("webhooks.next");
  const { status, nextAttemptAt, finishedAt, isBehindAnother } = delivery;
  if (status === "PENDING" && isPaused) return t("held");
  if (isBehindAnother) return t("behind");
  if (nextAttemptAt) return t.rich("retry", { time: () => <RelativeTime at={nextAttemptAt} /> });
  if (status === "SENDING") return t("now");
  return finishedAt ? t.rich("finished", { time: () => <RelativeTime at={finishedAt} /> }) : "–";
}

/** One delivery: what it is, where it stands, what came back last, and what happens next. */
export function DeliveryRow({ delivery, isChosen, canBeChosen, isPaused, onChoose, onOpen }: DeliveryRowProps) {
  const t = useTranslations("webhooks");
  const format = useFormat();
  const { answerOf } = useAnswerLabels();
  const { type, eventId, status, attempts, durationMs, createdAt } = delivery;
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 border-line border-b py-2.5 pr-4 pl-12 hover:bg-sunken lg:table-row lg:p-0">
      <td className="absolute top-2 left-3.5 lg:static lg:table-cell lg:w-12 lg:py-2 lg:pl-5 lg:align-top">
        <Checkbox
          checked={isChosen}
          disabled={!canBeChosen}
          onChange={({ target }) => onChoose(target.checked)}
          label={<span className="sr-only">{t("choose", { type, id: eventId })}</span>}
        />
      </td>
      <td className="min-w-0 lg:py-2 lg:pr-4 lg:align-top">
        <button
          type="button"
          onClick={onOpen}
          className="block max-w-full text-left font-medium underline-offset-2 hover:underline pointer-coarse:min-h-6"
        >
          {type}
          <span className="sr-only"> {t("openDetails")}</span>
        </button>
        <span className="block truncate font-mono text-ink-3 text-xs" title={format.dateTime(createdAt)}>
          {eventId}
        </span>
      </td>
      <td className="lg:py-2 lg:pr-4 lg:align-top">
        <DeliveryBadge status={status} />
      </td>
      <Cell name={t("columns.attempts")}>
        <span className="tabular-nums">{format.number(attempts)}</span>
      </Cell>
      <Cell name={t("columns.answer")}>
        {attempts === 0 ? (
          "–"
        ) : (
          <>
            {answerOf(delivery)}
            {durationMs !== undefined && (
              <span className="text-ink-3 text-xs tabular-nums"> · {t("milliseconds", { ms: durationMs })}</span>
            )}
          </>
        )}
      </Cell>
      <Cell name={t("columns.next")}>
        <NextStep delivery={delivery} isPaused={isPaused} />
      </Cell>
    </tr>
  );
}
