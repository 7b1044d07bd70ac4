"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  type FailedPart,
  type LaneAnswers,
  type Part,
  partsToPay,
  type Questions,
  recallLanes,
  runParts,
} from "@/components/rates/desk/many-lanes-run";

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

/** Many lanes: what is stored comes first and is free, the rest is looked up part by part once somebody says so. */
export function useManyLanes() {
  const cache = useQueryClient();
  const { kept, keep } = useKeptLanes();
  const [work, setWork] = useState<"recall" | "run">();
  const [error, setError] = useState<Error | null>(null);
  const [failed, setFailed] = useState<readonly FailedPart[]>([]);
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const during = async (kind: "recall" | "run", job: (signal: AbortSignal) => Promise<void>) => {
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
    stop: () => stopper.current?.abort(),
    clear: () => {
      stopper.current?.abort();
      setFailed([]);
      setError(null);
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
