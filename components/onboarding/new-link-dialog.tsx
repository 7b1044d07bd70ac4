"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { ShareLink } from "@/components/app-shell/share-link";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/error-state";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useFormat } from "@/lib/i18n/format";
import { onboardingMutations } from "@/lib/onboarding/queries";

type NewLinkDialogProps = { carrierId: string; onClose: () => void };

const choices = ["3", "7", "14", "30", "90"] as const;

/** For how long, and then the address: it is shown this once. */
export function NewLinkDialog({ carrierId, onClose }: NewLinkDialogProps) {
  const t = useTranslations("onboarding.panel.newLinkDialog");
  const common = useTranslations("common");
  const format = useFormat();
  const { organizationName: organization } = useSession();
  const [days, setDays] = useState<(typeof choices)[number]>("14");
  const make = useMutation(onboardingMutations.createLink);
  const made = make.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(made ? "madeTitle" : "title")}
      description={made ? undefined : t("text")}
      footer={
        made ? (
          <>
            <ShareLink
              text={t("message", { organization, url: made.url, date: format.dateTime(made.link.expiresAt) })}
            />
            <Button variant="primary" onClick={onClose}>
              {t("done")}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{common("cancel")}</Button>
            <Button
              variant="primary"
              disabled={make.isPending}
              onClick={() => make.mutate({ carrierId, expiresInDays: Number(days) })}
            >
              {t("create")}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <FocusedResult>
          <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("onlyOnce")}</p>
          <CodeBlock code={made.url} label={t("address")} />
          <p className="text-ink-2">{t("worksUntil", { date: format.dateTime(made.link.expiresAt) })}</p>
        </FocusedResult>
      ) : (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span aria-hidden>{t("days")}</span>
            <SegmentedControl
              label={t("days")}
              value={days}
              options={choices.map((value) => ({ value, label: value }))}
              onChange={setDays}
            />
          </div>
          <p className="text-ink-3 text-xs">{t("replaces")}</p>
          <ProblemNote error={make.error} />
        </div>
      )}
    </Dialog>
  );
}

/** What came of a press on a button that is gone now: the focus goes there. */
function FocusedResult({ children }: { children: ReactNode }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {children}
    </div>
  );
}
