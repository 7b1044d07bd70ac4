"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { type Market, useLookUp } from "@/components/bidding/desk/market";
import { marketQuestionOf } from "@/components/bidding/load/market-question";
import { isUncovered } from "@/components/loads/list/load-facts";
import { hasRole } from "@/lib/core/role-rank";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { rateQueries } from "@/lib/rates/queries";

/**
 * Looks the lane of an open load up where no answer of the last day is stored, if the organization wants that: the load
 * has no carrier yet, and the reader may pay. All who have it open ask under one key, so that one call is paid for.
 * Answers whether the lane is being looked up, for whatever reason.
 */
export function useLookUpOnOpening(loaded: GetLoadResponse, market: Market) {
  const { load, version } = loaded;
  const { role } = useSession();
  // Null: nobody looked it up. A market is also "unasked" where that could not be learned, which is no reason to pay.
  const { data: [recalled] = [] } = useQuery(rateQueries.recall(marketQuestionOf(loaded)));
  const mayLookUp = recalled === null && hasRole(role, "BROKER") && isUncovered(load);
  const { data } = useQuery({ ...loadQueries.policy(), enabled: mayLookUp });
  const { lookUp, isPending } = useLookUp(market);
  const isWanted = mayLookUp && data?.policy.looksUpMarket === true;
  const begin = useEffectEvent(() => lookUp(`look-up-${load.id}-${version}`));
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted]);
  return isPending;
}
