"use client";

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { useLiveConnection } from "@/lib/browser/live-events";

/** Connects the portal to what happens elsewhere, for as long as it is open, with what listens on every page. */
export function LiveConnection({ children }: { children: ReactNode }) {
  const { userId } = useSession();
  const [isReady, setIsReady] = useState(false);
  useLiveConnection(userId);
  // After the page is there: nobody waits for a bell.
  useEffect(() => setIsReady(true), []);
  return <Suspense fallback={null}>{isReady && children}</Suspense>;
}
