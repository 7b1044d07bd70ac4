"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { useTheme } from "@/components/app-shell/display-preferences";
import { announceToastStack } from "@/components/ui/toast";

/** How far above the lower edge of a phone: above its navigation, and above the bar that some pages have over it. */
function phoneBottom(pathname: string) {
  if (pathname === "/loads") return 168;
  return /^\/(loads\/.|directory\/match)/.test(pathname) ? 132 : 72;
}

/**
 * At the bottom, where no page has a heading, and above the bars that stand there: a page's own buttons are at its top.
 * On the list of loads they lie over rows, for the panel at its right has buttons all the way down.
 */
export function ToastStack() {
  const t = useTranslations("shell");
  const pathname = usePathname();
  useEffect(() => announceToastStack(toast), []);
  return (
    <Toaster
      position={pathname === "/loads" ? "bottom-center" : "bottom-right"}
      offset={{ right: 20, bottom: 64 }}
      mobileOffset={{ right: 16, bottom: phoneBottom(pathname), left: 16 }}
      theme={useTheme()}
      containerAriaLabel={t("notifications")}
      toastOptions={{ closeButtonAriaLabel: t("closeNotification") }}
      closeButton
    />
  );
}
