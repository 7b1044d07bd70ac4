"use client";

import { CircleAlert, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { CallError } from "@/lib/browser/api";

const explanationOf = (error: unknown) => {
  if (!(error instanceof CallError)) return "unexpected";
  if (error.status === 0) return "unreachable";
  if (error.status === 401) return "signedOut";
  return error.status >= 500 ? "unexpected" : undefined;
};

const detailsOf = (error: unknown) =>
  JSON.stringify(
    error instanceof CallError
      ? { status: error.status, code: error.code, message: error.message, requestId: error.requestId }
      : { message: error instanceof Error ? error.message : String(error) },
    null,
    2,
  );

/** What support needs to find the call, out of the way of everybody else. */
export function RequestId({ id }: { id: string }) {
  const t = useTranslations("common.errorState");
  return (
    <details className="text-ink-3 text-xs">
      <summary className="cursor-pointer py-1 pointer-coarse:py-3.5">{t("details")}</summary>
      <p className="pb-1">
        {t("requestId")} <code className="break-all font-mono">{id}</code>
      </p>
    </details>
  );
}

/** What failed, what to do about it, and what support needs to find it. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTranslations("common.errorState");
  const explanation = explanationOf(error);
  const requestId = error instanceof CallError ? error.requestId : undefined;
  return (
    <div role="alert" className="mx-auto flex max-w-120 flex-col items-center gap-1.5 px-5 py-16 text-center">
      <span aria-hidden className="mb-2 grid size-10 place-items-center rounded-lg bg-bad-soft text-bad">
        <CircleAlert />
      </span>
      <h2 className="font-semibold text-lg">{t("title")}</h2>
      <p className="text-ink-2">
        {explanation || !(error instanceof Error) ? t(explanation ?? "unexpected") : error.message}
      </p>
      {requestId && <RequestId id={requestId} />}
      <div className="mt-3 flex gap-2">
        {onRetry && (
          <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
            {t("retry")}
          </Button>
        )}
        <CopyButton text={() => detailsOf(error)} label={t("copyDetails")} />
      </div>
    </div>
  );
}
