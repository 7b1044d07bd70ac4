"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { LanguageSwitch } from "@/components/app-shell/language-switch";
import { Mark } from "@/components/app-shell/mark";
import { ThemeSwitch } from "@/components/app-shell/theme-switch";
import { OnboardingGate } from "@/components/onboarding/onboarding-gate";
import { getQueryClient } from "@/lib/browser/query-client";

/** What a carrier sees behind its link: one narrow column that a thumb can work. */
export const OnboardingPage = ({ token }: { token: string }) => (
  <QueryClientProvider client={getQueryClient()}>
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 shrink-0 items-center gap-2.5 border-line border-b px-4 font-semibold">
        <Mark />
        <span className="min-w-0 flex-1 truncate">Freight Portal</span>
        <LanguageSwitch />
      </header>
      <main className="mx-auto flex w-full max-w-160 flex-1 flex-col px-4 pt-5">
        <OnboardingGate token={token} />
      </main>
      <footer className="mx-auto flex w-full max-w-160 justify-center px-4 py-5">
        <ThemeSwitch />
      </footer>
    </div>
  </QueryClientProvider>
);
