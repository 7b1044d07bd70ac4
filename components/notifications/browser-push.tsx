"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { BellOff, BellRing } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { pushMutations, pushQueries } from "@/lib/push-subscriptions/queries";

/** Whether notifications are shown in this browser, and the switch. Permission is asked for at its press alone. */
export function BrowserPush() {
  const t = useTranslations("notifications.browser");
  const language = useLocale() === "es-MX" ? ("es-MX" as const) : ("en-US" as const);
  const { data: state } = useQuery(pushQueries.state());
  const onError = () => toast.error(t("failed"));
  const turnOn = useMutation({ ...pushMutations.turnOn, onError });
  const turnOff = useMutation({ ...pushMutations.turnOff, onError });
  const isPending = turnOn.isPending || turnOff.isPending;
  if (state === undefined) return null;
  return (
    <section aria-labelledby="browser-push" className="grid justify-items-start gap-2">
      <h2 id="browser-push" className="font-medium">
        {t("title")}
      </h2>
      <p role="status" className="max-w-150 text-ink-2">
        {t(state)}
      </p>
      {state === "off" && (
        <Button icon={<BellRing aria-hidden />} disabled={isPending} onClick={() => turnOn.mutate(language)}>
          {t("turnOn")}
        </Button>
      )}
      {state === "on" && (
        <Button icon={<BellOff aria-hidden />} disabled={isPending} onClick={() => turnOff.mutate()}>
          {t("turnOff")}
        </Button>
      )}
    </section>
  );
}
