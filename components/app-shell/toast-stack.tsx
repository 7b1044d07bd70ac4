"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Toaster, toast } from "sonner";
import { useTheme } from "@/components/app-shell/display-preferences";
import { freePlace } from "@/components/app-shell/toast-place";
import { announceToastStack, onToastWanted } from "@/components/ui/toast";

/** Low on the page, wherever they lie over no button and no heading as it is when they come. */
export function ToastStack() {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const [place, setPlace] = useState(freePlace);
  useEffect(() => announceToastStack(toast), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they stay when somebody goes to another page.
  useEffect(() => {
    const makeRoom = () => setPlace(freePlace());
    makeRoom();
    return onToastWanted(makeRoom);
  }, [pathname]);
  return (
    <Toaster
      position="bottom-right"
      offset={place}
      mobileOffset={{ ...place, left: place.right }}
      theme={useTheme()}
      containerAriaLabel={t("notifications")}
      toastOptions={{ closeButtonAriaLabel: t("closeNotification") }}
      closeButton
    />
  );
}
