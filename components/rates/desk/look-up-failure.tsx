"use client";

import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { RequestId } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { CallError } from "@/lib/browser/api";

type LookUpFailureProps = { error: Error; onRetry: () => void; onDismiss: () => void };

/** That nothing came, what was paid (nothing), and the way on. */
export function LookUpFailure({ error, onRetry, onDismiss }: LookUpFailureProps) {
  const t = useTranslations("rates.failed");
  const isAnswer = error instanceof CallError && error.status > 0 && error.status < 500;
  const isUnreachable = error instanceof CallError && error.status === 0;
  return (
    <div className="px-5 py-4 max-sm:px-4">
      <Notice tone="bad" title={t("title")}>
        <p className="text-ink-2">{isAnswer ? error.message : t(isUnreachable ? "unreachable" : "unexpected")}</p>
        {error instanceof CallError && error.requestId && <RequestId id={error.requestId} />}
        <div className="flex gap-2">
          <Button size="sm" icon={<RotateCw aria-hidden />} onClick={onRetry}>
            {t("retry")}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {t("dismiss")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
