"use client";

import { useMissTexts } from "@/components/carriers/use-miss-texts";
import type { RequirementMiss } from "@/lib/carriers/schema/eligibility";

/** What the carrier lacks of what the load requires, and what is to be asked, a line each; nothing where it meets all. */
export function Misses({ misses }: { misses: readonly RequirementMiss[] | undefined }) {
  const { lacks, unknown } = useMissTexts()(misses);
  return (
    <>
      {lacks && <p className="wrap-anywhere text-warn text-xs">{lacks.all}</p>}
      {unknown && <p className="wrap-anywhere text-ink-2 text-xs">{unknown.all}</p>}
    </>
  );
}
