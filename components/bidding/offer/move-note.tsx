"use client";

import { useTranslations } from "next-intl";
import type { MoveProblem } from "@/components/bidding/offer/use-moves";

/** Why a move came to nothing. */
export function MoveNote({ problem, organization }: { problem: MoveProblem | undefined; organization: string }) {
  const t = useTranslations("offers.problems");
  if (!problem) return null;
  return (
    <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
      {t(problem, { organization })}
    </p>
  );
}
