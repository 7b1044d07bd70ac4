"use client";

import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { DeliveryBadge, useAnswerLabels, useResend } from "@/components/webhooks/delivery-state";
import { useFormat } from "@/lib/i18n/format";
import { webhookQueries } from "@/lib/webhooks/queries";
import type { WebhookAttempt } from "@/lib/webhooks/schema/delivery";

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** One attempt: when, how long, what was sent, and what came back. */
function AttemptCard({ attempt, isOpen }: { attempt: WebhookAttempt; isOpen: boolean }) {
  const t = useTranslations("webhooks");
  const format = useFormat();
  const { answerOf } = useAnswerLabels();
  const { number, at, durationMs, url, statusCode, requestHeaders, responseHeaders, responseBody } = attempt;
  const isGood = statusCode !== undefined && statusCode >= 200 && statusCode < 300;
  return (
    <li className="min-w-0 rounded-lg border border-line">
      <details open={isOpen}>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 pointer-coarse:min-h-11">
          <span className="font-medium tabular-nums">{t("attempt.number", { number })}</span>
          <Badge tone={isGood ? "good" : "bad"}>{answerOf(attempt)}</Badge>
          <span className="text-ink-3 text-xs tabular-nums">
            {format.dateTime(at)} · {t("milliseconds", { ms: durationMs })}
          </span>
        </summary>
        <div className="grid min-w-0 gap-2 border-line border-t p-3">
          <CodeBlock code={`POST ${url}\n${linesOf(requestHeaders)}`} label={t("attempt.request")} />
          {statusCode !== undefined && (
            <CodeBlock
              code={[String(statusCode), linesOf(responseHeaders ?? {}), "", responseBody ?? ""].join("\n").trim()}
              label={t("attempt.response")}
            />
          )}
        </div>
      </details>
    </li>
  );
}

const pretty = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

/** One delivery with every attempt: what was sent and what came back. */
export function DeliveryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations("webhooks");
  const format = useFormat();
  const query = useQuery(webhookQueries.delivery(id));
  const { resend, isPending } = useResend();
  const { delivery, body = "", items = [] } = query.data ?? {};
  const [latest] = items;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={delivery?.type ?? t("details.title")}
      description={delivery && <span className="break-all font-mono text-xs">{delivery.eventId}</span>}
      footer={
        delivery && (
          <>
            {latest && <CopyButton text={() => curlOf(latest, body)} label={t("details.copyCurl")} />}
            <Button
              icon={<RotateCw aria-hidden />}
              disabled={isPending || delivery.status === "SENDING" || delivery.isBehindAnother}
              title={delivery.isBehindAnother ? t("next.behind") : undefined}
              onClick={() => resend([id])}
            >
              {t(delivery.status === "PENDING" ? "resend.now" : "resend.one")}
            </Button>
          </>
        )
      }
    >
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && !delivery && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {delivery && (
        <div className="grid min-w-0 gap-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <DeliveryBadge status={delivery.status} />
            <span className="text-ink-2">
              {t("details.happened", { when: format.dateTime(delivery.createdAt) })}
              {delivery.nextAttemptAt && ` · ${t("details.next", { when: format.dateTime(delivery.nextAttemptAt) })}`}
              {delivery.isBehindAnother && ` · ${t("next.behind")}`}
            </span>
          </p>
          <h3 className="font-semibold">{t("details.attempts", { count: delivery.attempts })}</h3>
          <ol className="grid min-w-0 gap-2">
            {items.map((attempt, position) => (
              <AttemptCard key={attempt.number} attempt={attempt} isOpen={position === 0} />
            ))}
          </ol>
          <CodeBlock code={pretty(body)} label={t("details.body")} />
        </div>
      )}
    </Dialog>
  );
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request of an attempt, to be sent once more from a terminal. */
export const curlOf = ({ url, requestHeaders }: WebhookAttempt, body: string) =>
  [
    `curl ${quoted(url)}`,
    ...Object.entries(requestHeaders).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`),
    `  -d ${quoted(body)}`,
  ].join(" \\\n");
