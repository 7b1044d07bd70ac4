"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepAnswers } from "@/components/onboarding/answer-keeper";
import { onboardingByLink } from "@/lib/onboarding/queries";
import type { GetOnboardingResponse } from "@/lib/onboarding/schema/onboarding";

/** The answers of a link while they are filled in; saved a moment after each change and when the page is left. */
export function useAnswers(token: string, { answers, version }: GetOnboardingResponse) {
  const cache = useQueryClient();
  const [keeper] = useState(() => keepAnswers({ answers, version, save: onboardingByLink(token).save }));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);

  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && keeper.flush();
    const back = () => keeper.flush();
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("online", back);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("online", back);
    };
  }, [keeper]);

  const isRefused = kept.state === "refused";
  useEffect(() => {
    // Somebody signed, or the link stopped working: the gate shows which.
    if (isRefused) cache.invalidateQueries({ queryKey: onboardingByLink(token).query.queryKey });
  }, [isRefused, cache, token]);

  return { kept, keeper };
}
