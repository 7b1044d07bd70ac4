"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormat } from "@/lib/i18n/format";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

const RotateDialog = lazy(() =>
  import("@/components/webhooks/secret-dialogs").then((module) => ({ default: module.RotateDialog })),
);

type SecretPartProps = { webhook: Webhook; onSecret: (secret: string) => void };

const countedMax = 10_000;

/** How old the signing secret is, whether two sign, and how many events are on their way. */
export function SecretPart({ webhook, onSecret }: SecretPartProps) {
  const t = useTranslations("webhooks");
  const format = useFormat();
  const [isRotating, setIsRotating] = useState(false);
  const counted = (count: number) => `${format.number(count)}${count === countedMax ? "+" : ""}`;
  const facts = [
    { name: t("facts.secret"), value: t("facts.secretMade", { when: format.dateTime(webhook.secretCreatedAt) }) },
    { name: t("facts.waiting"), value: counted(webhook.waiting) },
    { name: t("facts.failed"), value: counted(webhook.failed) },
  ];
  return (
    <div className="flex min-w-0 flex-col items-start gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {webhook.previousSecretUntil && (
        <p className="rounded-md bg-info-soft px-3 py-2 text-info">
          {t("facts.overlap", { when: format.dateTime(webhook.previousSecretUntil) })}
        </p>
      )}
      <Button onClick={() => setIsRotating(true)}>{t("rotate.open")}</Button>
      <Suspense fallback={<Skeleton className="h-0" />}>
        {isRotating && (
          <RotateDialog
            isInOverlap={webhook.previousSecretUntil !== undefined}
            onSecret={onSecret}
            onClose={() => setIsRotating(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
