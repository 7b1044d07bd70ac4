"use client";

import { ErrorState } from "@/components/ui/error-state";

export default function BidsError({ error, retry }: { error: Error; retry: () => void }) {
  return <ErrorState error={error} onRetry={retry} />;
}
