"use client";

import { CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

const ReplayDialog = lazy(() =>
  import("@/components/webhooks/replay-dialog").then((module) => ({ default: module.ReplayDialog })),
);

/** What is wrong with the webhook, since when, and the way out. Nothing while all is well. */
export function WebhookBanner({ webhook }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.banner");
  const format = useFormat();
  const [isEnabling, setIsEnabling] = useState(false);
  const { health, disabledReason = "USER", disabledAt, failingSince, failures, nextProbeAt, waiting } = webhook;
  if (health === "GOOD") return null;
  const isDisabled = health === "DISABLED";
  const since = isDisabled ? disabledAt : failingSince;
  const words = {
    when: since ? format.dateTime(since) : "",
    next: nextProbeAt ? format.dateTime(nextProbeAt) : "",
    failures,
    waiting,
  };
  const isBad = isDisabled && disabledReason !== "USER";
  const Icon = isBad ? CircleAlert : TriangleAlert;
  return (
    <section
      aria-label={t("label")}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-5 py-3 max-sm:px-4",
        isBad ? "bg-bad-soft text-bad" : "bg-warn-soft text-warn",
      )}
    >
      <Icon aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{t(isDisabled ? `disabled.${disabledReason}` : `${health}.title`, words)}</p>
        <p>{t(isDisabled ? "waits" : `${health}.text`, words)}</p>
      </div>
      {isDisabled && <Button onClick={() => setIsEnabling(true)}>{t("enable")}</Button>}
      <Suspense fallback={null}>
        {isEnabling && <ReplayDialog webhook={webhook} onClose={() => setIsEnabling(false)} />}
      </Suspense>
    </section>
  );
}
