"use client";

import { FailedPage } from "@/components/app-shell/failed-page";

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="flex min-h-dvh">
      <FailedPage error={error} retry={reset} />
    </main>
  );
}
