"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/loads/editor/notice";
import { conflictIn } from "@/components/loads/editor/use-save";
import { ButtonLink } from "@/components/ui/button";
import { CallError } from "@/lib/browser/call";

const explained: Record<number, string> = {
  0: "unreachable",
  401: "signedOut",
  403: "forbidden",
  413: "tooLarge",
  429: "tooMany",
};

const reasonOf = (error: Error) => {
  if (!(error instanceof CallError)) return "unexpected";
  return explained[error.status] ?? (error.status >= 500 ? "unexpected" : undefined);
};

/** A save that failed: why, that nothing typed is lost, and what to do. */
export function FailureNotice({ error }: { error: Error }) {
  const t = useTranslations("loadEditor.failure");
  const existing = conflictIn(error)?.load;
  const reason = reasonOf(error);
  const requestId = error instanceof CallError ? error.requestId : undefined;
  if (existing)
    return (
      <Notice tone="bad" title={t("exists", { externalId: existing.externalId })}>
        <p className="text-ink-2">{t("existsHelp")}</p>
        <div>
          <ButtonLink size="sm" href={`/loads/${existing.id}`} target="_blank">
            {t("openExisting")}
          </ButtonLink>
        </div>
      </Notice>
    );
  return (
    <Notice tone="bad" title={t("title")}>
      <p className="text-ink-2">{reason ? t(reason) : error.message}</p>
      {requestId && (
        <p className="text-ink-2 text-xs">
          {t("requestId")} <code className="font-mono">{requestId}</code>
        </p>
      )}
    </Notice>
  );
}
