"use client";

import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button-classes";

type FailedPageProps = { error: Error & { digest?: string }; retry: () => void };

/** A page that could not be shown; small, for it comes with every page. The code is the one in the server's log. */
export function FailedPage({ error, retry }: FailedPageProps) {
  const t = useTranslations("shell.failed");
  return (
    <div role="alert" className="m-auto flex max-w-112 flex-col items-center gap-1.5 p-5 text-center">
      <span
        aria-hidden
        className="mb-2 grid size-10 place-items-center rounded-lg bg-bad-soft font-semibold text-bad text-lg"
      >
        !
      </span>
      <h1 className="font-semibold text-lg">{t("title")}</h1>
      <p className="text-ink-2">{t("text")}</p>
      {error.digest && (
        <p className="text-ink-3 text-xs">
          {t("code")} <code className="font-mono">{error.digest}</code>
        </p>
      )}
      <button type="button" className={`mt-3 ${buttonClasses({ variant: "primary" })}`} onClick={retry}>
        {t("retry")}
      </button>
    </div>
  );
}
