"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { loadQueries } from "@/lib/loads/queries";
import type { LoadStatus } from "@/lib/loads/schema/load";

const openStatuses = ["ON_HOLD", "AVAILABLE", "BOOKED"] satisfies LoadStatus[];

/** The open loads a carrier hauls: who blocks it has to find another for them. */
export function OpenLoads({ carrierId }: { carrierId: string }) {
  const t = useTranslations("carriers.decision");
  const { data } = useInfiniteQuery(loadQueries.list({ carrierId, status: openStatuses }));
  const count = data?.pages[0]?.total;
  return count ? <span className="block text-warn">{t("openLoads", { count })}</span> : null;
}
