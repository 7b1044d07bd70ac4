"use client";

import { Bell, BellOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type AlertKind, playAlert, turnAlert, useAlertChoice } from "@/components/bidding/desk/alert-choices";
import { buttonClasses } from "@/components/ui/button-classes";
import { Checkbox } from "@/components/ui/controls";
import { PopoverButton } from "@/components/ui/popover-button";

function NotificationChoice() {
  const t = useTranslations("bids.alerts");
  const isOn = useAlertChoice("notification");
  const [isDenied, setIsDenied] = useState(() => "Notification" in window && Notification.permission === "denied");
  if (!("Notification" in window)) return <p className="text-ink-3">{t("unsupported")}</p>;
  const choose = async (on: boolean) => {
    const permission = on ? await Notification.requestPermission() : Notification.permission;
    setIsDenied(permission === "denied");
    turnAlert("notification", on && permission === "granted");
  };
  return (
    <>
      <Checkbox
        label={t("notification")}
        checked={isOn}
        disabled={isDenied && !isOn}
        onChange={({ target }) => choose(target.checked)}
      />
      {isDenied && <p className="text-warn text-xs">{t("denied")}</p>}
    </>
  );
}

/** How the reader wants to be notified of bids while looking elsewhere. */
export function AlertsButton() {
  const t = useTranslations("bids.alerts");
  const sound = useAlertChoice("sound");
  const notification = useAlertChoice("notification");
  const turn = (kind: AlertKind, on: boolean) => {
    turnAlert(kind, on);
    // Plays at once: the reader knows the sound, and the browser permits it for this page from now on.
    if (on) playAlert();
  };
  return (
    <PopoverButton
      label={t("title")}
      content={sound || notification ? <Bell aria-hidden /> : <BellOff aria-hidden />}
      look={`${buttonClasses()} w-7.5 px-0! pointer-coarse:min-w-11`}
      width={320}
    >
      <div className="grid gap-3">
        <h2 className="font-semibold">{t("title")}</h2>
        <Checkbox label={t("sound")} checked={sound} onChange={({ target }) => turn("sound", target.checked)} />
        <NotificationChoice />
        <p className="text-ink-3 text-xs">{t("kept")}</p>
      </div>
    </PopoverButton>
  );
}
