"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inCalls } from "@/components/loads/bulk/run-calls";
import { useBulkRun } from "@/components/loads/bulk/use-bulk-run";
import {
  type BulkLane,
  callsOf,
  type LaneAnswer,
  type LaneCall,
  lanesOf,
  questionOf,
  ratedLoads,
} from "@/components/rates/bulk/bulk-lanes";
import { fetchLoadsOf } from "@/lib/loads/queries";
import type { LoadSummary } from "@/lib/loads/schema/list";
import { fetchPaidRates, fetchRateEvidence, fetchRecalledRates, newPayOnce } from "@/lib/rates/queries";

const listedAtOnce = 200;

type Answered = [string, LaneAnswer];
type Known = { lanes: BulkLane[]; unrated: ReturnType<typeof lanesOf>["unrated"]; stored: Answered[] };

/** The lanes of the loads, and what is stored of them. Free. */
const useKnownLanes = (ids: readonly string[]) =>
  useQuery({
    queryKey: ["bulk-rates", ids],
    queryFn: async ({ signal }): Promise<Known> => {
      const loads: LoadSummary[] = [];
      for (const few of inCalls(ids, listedAtOnce)) loads.push(...(await fetchLoadsOf(few, { signal })));
      const { lanes, unrated } = lanesOf(loads);
      const stored: Answered[] = [];
      for (const call of callsOf(lanes)) {
        const answers = await fetchRecalledRates(questionOf(call), { signal });
        for (const [at, answer] of answers.entries()) {
          const lane = call.lanes[at];
          if (answer && lane)
            stored.push([lane.key, { result: answer.item, isSynthetic: answer.evidence?.isSynthetic === true }]);
        }
      }
      return { lanes, unrated, stored };
    },
    gcTime: 0,
    // Asked again it would not know what was just paid for and could not be stored.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A call that is paid for once, however often it is sent. */
type PaidCall = LaneCall & { payOnce: string };

/** The rates of chosen loads: what is stored comes first and is free, the rest is looked up once somebody says so. */
export function useBulkRates(ids: readonly string[]) {
  const queryClient = useQueryClient();
  const known = useKnownLanes(ids);
  const { run, progress, reached } = useBulkRun<PaidCall, Answered>(1);
  const [isAsked, setIsAsked] = useState(false);
  const { lanes = [], unrated = [], stored = [] } = known.data ?? {};
  const answers = new Map([...stored, ...reached.results]);
  const unanswered = lanes.filter(({ key }) => !answers.has(key));
  const calls = callsOf(unanswered);

  const lookUp = async () => {
    setIsAsked(true);
    const items = reached.rest.length > 0 ? reached.rest : calls.map((call) => ({ ...call, payOnce: newPayOnce() }));
    const send = async ([call]: PaidCall[]): Promise<Answered[]> => {
      if (!call) return [];
      const results = await fetchPaidRates({ ...questionOf(call), payOnce: call.payOnce });
      const made = await fetchRateEvidence(results.map(({ id }) => id)).catch(() => []);
      return results.flatMap((result, at): Answered[] => {
        const lane = call.lanes[at];
        return lane ? [[lane.key, { result, isSynthetic: made[at]?.evidence?.isSynthetic === true }]] : [];
      });
    };
    await run({ items, send, kept: reached.results });
    void queryClient.invalidateQueries({ queryKey: ["usage"] });
    void queryClient.invalidateQueries({ queryKey: ["rates", "recall"] });
  };

  return {
    known,
    progress,
    reached,
    lookUp,
    isAsked,
    /** What a look-up costs. */
    cost: { lanes: unanswered.length, calls: calls.length, stored: stored.length },
    rated: ratedLoads(lanes, answers),
    unrated,
    /** Loads whose lane has too few prices, or was not understood. */
    without: lanes.filter(({ key }) => answers.get(key)?.result.type === "ERROR").flatMap(({ loads }) => loads),
  };
}
