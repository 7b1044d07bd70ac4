"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Toaster } from "sonner";
import { useTheme } from "@/components/shell/theme-switch";
import { announceToastStack } from "@/components/ui/toast";

/** Top right, beneath the header: at the bottom they would lie over the fields of a form. */
export function ToastStack() {
  const t = useTranslations("shell");
  useEffect(announceToastStack, []);
  return (
    <Toaster
      position="top-right"
      offset={{ top: 60, right: 20 }}
      mobileOffset={{ top: 60, right: 16, left: 16 }}
      theme={useTheme()}
      containerAriaLabel={t("notifications")}
      toastOptions={{ closeButtonAriaLabel: t("closeNotification") }}
      closeButton
    />
  );
}
