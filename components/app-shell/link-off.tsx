"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { whenFetched } from "@/components/ui/when-fetched";

/** What a link shows that opens nothing; those that open something do without its code. */
export const LinkOff = whenFetched(
  () => import("@/components/app-shell/link-off-note").then((module) => module.LinkOffNote),
  <Skeleton className="h-60 w-full" />,
);
