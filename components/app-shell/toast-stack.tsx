"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { useTheme } from "@/components/app-shell/display-preferences";
import { announceToastStack } from "@/components/ui/toast";

/**
 * Top right, below the header: at the bottom they would lie over the fields of a form. On the list of loads that is
 * where its toolbar is; there they lie over rows, above the bar of the chosen loads.
 */
export function ToastStack() {
  const t = useTranslations("shell");
  const overRows = usePathname() === "/loads";
  useEffect(() => announceToastStack(toast), []);
  return (
    <Toaster
      position={overRows ? "bottom-center" : "top-right"}
      offset={{ top: 60, right: 20, bottom: 64 }}
      mobileOffset={{ top: 60, right: 16, bottom: 168, left: 16 }}
      theme={useTheme()}
      containerAriaLabel={t("notifications")}
      toastOptions={{ closeButtonAriaLabel: t("closeNotification") }}
      closeButton
    />
  );
}
