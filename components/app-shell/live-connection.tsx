"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { useLiveConnection } from "@/lib/browser/live-events";

// A bell that cannot be fetched must not take the page with it.
const BidAlerts = lazy(() =>
  import("@/components/bidding/desk/bid-alerts").then(
    (module) => ({ default: module.BidAlerts }),
    () => ({ default: () => null }),
  ),
);

/** Connects the portal to what happens elsewhere, for as long as it is open, and rings where that is wanted. */
export function LiveConnection() {
  const { userId } = useSession();
  const [isReady, setIsReady] = useState(false);
  useLiveConnection(userId);
  // After the page is there: nobody waits for a bell.
  useEffect(() => setIsReady(true), []);
  return <Suspense fallback={null}>{isReady && <BidAlerts />}</Suspense>;
}
