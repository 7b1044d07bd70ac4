"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ManyLane } from "@/components/rates/desk/many-lanes-rows";
import { toRateQuery } from "@/components/rates/desk/rates-view";
import { fetchPaidRates, fetchRateEvidence, fetchRecalledRates, newPayOnce } from "@/lib/rates/queries";
import type { RecalledAnswer } from "@/lib/rates/schema/evidence";
import { ratedLanesMax as lanesInCall } from "@/lib/vocabulary/limits.values";
import type { CurrencyCode } from "@/lib/vocabulary/money";

/** What is known of each lane: what was answered within a day, or nothing yet. */
export type LaneAnswers = readonly (RecalledAnswer | null)[];

/** Lanes that are paid for in one call. Trying it again does not pay twice. */
type Part = { places: readonly number[]; payOnce: string };
type FailedPart = Part & { error: Error };

export type Questions = { lanes: readonly ManyLane[]; currency: CurrencyCode };

const inParts = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / lanesInCall) }, (_, at) =>
    items.slice(at * lanesInCall, (at + 1) * lanesInCall),
  );

/** The lanes nobody asked about yet, in calls of as many as one may have. */
export const partsToPay = (answers: LaneAnswers): Part[] =>
  inParts(answers.flatMap((answer, at) => (answer ? [] : [at]))).map((places) => ({ places, payOnce: newPayOnce() }));

const questionOf = ({ lanes, currency }: Questions, places: readonly number[]) => ({
  requests: places.flatMap((place) => {
    const lane = lanes[place];
    return lane ? [toRateQuery(lane, [])] : [];
  }),
  currency,
});

/** What is stored of the lanes. Free. @throws CallError */
async function recallLanes(questions: Questions, signal: AbortSignal): Promise<LaneAnswers> {
  const answers: (RecalledAnswer | null)[] = [];
  for (const places of inParts(questions.lanes.map((_, at) => at))) {
    answers.push(...(await fetchRecalledRates(questionOf(questions, places), { signal })));
  }
  return answers;
}

/** Looks the lanes of one part up, which is paid for, and asks how the answers were made, which is not. */
async function answerPart(questions: Questions, { places, payOnce }: Part) {
  const results = await fetchPaidRates({ ...questionOf(questions, places), payOnce });
  const made = await fetchRateEvidence(results.map(({ id }) => id)).catch(() => []);
  return results.map((item, at): RecalledAnswer => {
    const known = made[at];
    return { item, at: known?.at ?? new Date().toISOString(), ...(known?.evidence && { evidence: known.evidence }) };
  });
}

type Run = {
  questions: Questions;
  parts: readonly Part[];
  signal: AbortSignal;
  onAnswers: (places: readonly number[], answers: readonly RecalledAnswer[]) => void;
};

/**
 * Looks all parts up, one call after the other; a part that fails does not keep the next from running. The signal stops
 * it between two parts: an answer that is paid for is waited for.
 */
async function runParts({ questions, parts, signal, onAnswers }: Run): Promise<FailedPart[]> {
  const failed: FailedPart[] = [];
  for (const part of parts) {
    if (signal.aborted) break;
    try {
      onAnswers(part.places, await answerPart(questions, part));
    } catch (reason) {
      failed.push({ ...part, error: reason instanceof Error ? reason : new Error(String(reason)) });
    }
  }
  return failed;
}

export type ManyLanes = Questions & { answers: LaneAnswers };

const key = ["rates", "many"] as const;

/** The table somebody works on is kept while they look at one of its lanes and come back. */
function useKeptLanes() {
  const cache = useQueryClient();
  const { data } = useQuery<ManyLanes | null>({
    queryKey: key,
    queryFn: () => cache.getQueryData<ManyLanes>(key) ?? null,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const keep = (change: (before: ManyLanes | null) => ManyLanes | null) =>
    cache.setQueryData<ManyLanes | null>(key, (before) => change(before ?? null));
  return { kept: data, keep };
}

/** One job at a time, which can be stopped; leaving the page stops it. */
function useJob<Kind extends string>() {
  const [work, setWork] = useState<Kind>();
  const [error, setError] = useState<Error | null>(null);
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const during = async (kind: Kind, job: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController();
    stopper.current = controller;
    setError(null);
    setWork(kind);
    try {
      await job(controller.signal);
    } catch (reason) {
      if (!controller.signal.aborted) setError(reason instanceof Error ? reason : new Error(String(reason)));
    }
    if (stopper.current === controller) setWork(undefined);
  };
  return { work, error, during, stop: () => stopper.current?.abort(), forgetError: () => setError(null) };
}

/** Many lanes: what is stored comes first and is free, the rest is looked up part by part once somebody says so. */
export function useManyLanes() {
  const cache = useQueryClient();
  const { kept, keep } = useKeptLanes();
  const { work, error, during, stop, forgetError } = useJob<"recall" | "run">();
  const [failed, setFailed] = useState<readonly FailedPart[]>([]);

  const check = (questions: Questions) =>
    during("recall", async (signal) => {
      setFailed([]);
      const answers = await recallLanes(questions, signal);
      keep(() => ({ ...questions, answers }));
    });

  const run = (parts: readonly Part[]) =>
    during("run", async (signal) => {
      if (!kept) return;
      setFailed([]);
      const onAnswers = (places: readonly number[], given: LaneAnswers) =>
        keep((before) => before && { ...before, answers: withAnswers(before.answers, places, given) });
      setFailed(await runParts({ questions: kept, parts, signal, onAnswers }));
      await cache.invalidateQueries({ queryKey: ["usage"] });
    });

  return {
    kept,
    work,
    error,
    failed,
    check,
    lookUp: () => kept && run(partsToPay(kept.answers)),
    retry: () => run(failed),
    stop,
    clear: () => {
      stop();
      setFailed([]);
      forgetError();
      keep(() => null);
    },
  };
}

const withAnswers = (before: LaneAnswers, places: readonly number[], given: LaneAnswers) => {
  const next = [...before];
  places.forEach((place, at) => {
    next[place] = given[at] ?? null;
  });
  return next;
};
