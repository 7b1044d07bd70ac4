"use client";

import { FailedPage } from "@/components/app-shell/failed-page";

export default function PortalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailedPage error={error} retry={reset} />;
}
