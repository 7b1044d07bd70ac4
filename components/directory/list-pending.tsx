"use client";

import { lazy, Suspense } from "react";
import { ListSkeleton } from "@/components/ui/fact-rows";

const ErrorState = lazy(() => import("@/components/ui/error-state").then((module) => ({ default: module.ErrorState })));

type ListPendingProps = { query: { error: Error | null; refetch: () => void } };

/** A list that is not there yet: on its way, or why it does not come. */
export const ListPending = ({ query }: ListPendingProps) => (
  <Suspense fallback={<ListSkeleton />}>
    {query.error ? <ErrorState error={query.error} onRetry={query.refetch} /> : <ListSkeleton />}
  </Suspense>
);
