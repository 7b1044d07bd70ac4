"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { CodeBlock } from "@/components/ui/code-block";
import { useAnswerWords } from "@/components/webhooks/use-answer-words";
import { useFormat } from "@/lib/i18n/format";
import type { WebhookAttempt } from "@/lib/webhooks/schema/delivery";

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

/** One attempt: when, how long, what was sent, and what came back. */
export function AttemptCard({ attempt, isOpen }: { attempt: WebhookAttempt; isOpen: boolean }) {
  const t = useTranslations("webhooks");
  const format = useFormat();
  const { answerOf } = useAnswerWords();
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
