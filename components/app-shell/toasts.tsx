"use client";

import { useEffect, useState } from "react";
import { fetchDialogs } from "@/components/ui/dialog";
import { onToastWanted } from "@/components/ui/toast";
import { whenFetched } from "@/components/ui/when-fetched";

const ToastStack = whenFetched(() => import("@/components/app-shell/toast-stack").then(({ ToastStack }) => ToastStack));

// Not with the page, but before they are needed: without a connection there has to be something to say so with.
const restMs = 3000;
const fetchBoth = () => void Promise.allSettled([ToastStack.fetch(), fetchDialogs()]);

/** The stack of toasts, fetched with the first of them, or once the page is at rest. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToastWanted(() => setIsWanted(true)), []);
  useEffect(() => {
    const rest = setTimeout(fetchBoth, restMs);
    return () => clearTimeout(rest);
  }, []);
  return isWanted ? <ToastStack /> : null;
}
