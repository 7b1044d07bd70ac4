"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";

const mayNotify = () => "Notification" in window && Notification.permission === "granted";

/** With the tag of what is pushed about it: of both one is shown. Some phones only notify through a service worker and throw here; the title says it all the same. */
function notify(title: string, body: string, tag: string) {
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Nothing is lost: the page and its title say it.
  }
}

/** Tells who has the page behind others what the broker did: by its title until it is looked at, and a notification. */
export function useBackgroundNews(news: string | undefined, { organizationName, load, posting }: GetOfferResponse) {
  const t = useTranslations("offers.alerts");
  const tell = useEffectEvent((message: string) => {
    if (mayNotify())
      notify(t("title", { organization: organizationName, id: load.externalDisplayId }), message, posting.id);
  });
  useEffect(() => {
    if (!news || !document.hidden) return;
    const title = document.title;
    document.title = `● ${news}`;
    tell(news);
    const restore = () => {
      if (!document.hidden) document.title = title;
    };
    document.addEventListener("visibilitychange", restore);
    return () => {
      document.removeEventListener("visibilitychange", restore);
      document.title = title;
    };
  }, [news]);
}

/** The way to be notified, where the browser asks for permission. */
export function AlertChoice() {
  const t = useTranslations("offers.alerts");
  const [permission, setPermission] = useState(() =>
    typeof window !== "undefined" && "Notification" in window ? Notification.permission : undefined,
  );
  if (permission === undefined) return null;
  if (permission !== "default")
    return <p className="text-ink-3 text-xs">{t(permission === "granted" ? "on" : "off")}</p>;
  return (
    <Button
      icon={<BellRing aria-hidden />}
      onClick={() => Notification.requestPermission().then(setPermission)}
      className="h-11!"
    >
      {t("ask")}
    </Button>
  );
}
