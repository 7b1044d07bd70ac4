"use client";

import { lazy } from "react";

// A bell that cannot be fetched must not take the page with it.
const BidAlerts = lazy(() =>
  import("@/components/bidding/desk/bid-alerts").then(
    (module) => ({ default: module.BidAlerts }),
    () => ({ default: () => null }),
  ),
);

/** Sound and notification for new bids, on every page; its program comes after the page. */
export const LateBidAlerts = () => <BidAlerts />;
