"use client";

import { useEffect, useState } from "react";
import { useFirstUse } from "@/components/app-shell/first-use";
import { fetchDialogs } from "@/components/ui/dialog";
import { onToastWanted } from "@/components/ui/toast";
import { whenFetched } from "@/components/ui/when-fetched";

const ToastStack = whenFetched(() => import("@/components/app-shell/toast-stack").then(({ ToastStack }) => ToastStack));

// Not with the page, but before they are needed: without a connection there has to be something to say so with.
const fetchBoth = () => void Promise.allSettled([ToastStack.fetch(), fetchDialogs()]);

/** The stack of toasts, fetched with the first of them, or once somebody uses the page. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToastWanted(() => setIsWanted(true)), []);
  useFirstUse(fetchBoth);
  return isWanted ? <ToastStack /> : null;
}
