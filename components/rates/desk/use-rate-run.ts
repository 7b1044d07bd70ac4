"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import {
  type RateLane,
  type RatesView,
  ratesPath,
  toRateQuery,
  toRateRequest,
  writeRatesView,
} from "@/components/rates/desk/rates-view";
import { fetchRecalledRates, newPayOnce, rateMutations } from "@/lib/rates/queries";
import type { RateFault, RateResult } from "@/lib/rates/schema/history-operation";

/** What is about to be asked: the view that shows it, and those of its lanes that have to be paid for. */
export type RunPlan = { view: RatesView; asked: readonly number[]; payOnce: string };

const newPlan = (view: RatesView, asked: readonly number[]): RunPlan => ({ view, asked, payOnce: newPayOnce() });

const questionOf = (lane: RateLane, { also, currency }: RatesView) =>
  JSON.stringify({ ...toRateQuery(lane, also), currency });

const lanesAt = ({ lanes }: RatesView, places: readonly number[]) => places.flatMap((place) => lanes[place] ?? []);

/** Why lanes were not understood: an answer that is not stored is kept here. */
function useFaults() {
  const [faults, setFaults] = useState<ReadonlyMap<string, RateFault>>(new Map());
  return {
    keepFaults: ({ view, asked }: RunPlan, results: readonly RateResult[]) => {
      const kept = new Map(faults);
      for (const [at, lane] of lanesAt(view, asked).entries()) {
        const result = results[at];
        if (result?.type === "ERROR") kept.set(questionOf(lane, view), result.error);
        else kept.delete(questionOf(lane, view));
      }
      setFaults(kept);
    },
    faultOf: (view: RatesView, at: number) => {
      const lane = view.lanes[at];
      return lane && faults.get(questionOf(lane, view));
    },
  };
}

/** A query in one order and one spelling: "%2C" and "," are the same to the router, which would fetch nothing. */
function normalized(search: string) {
  const query = new URLSearchParams(search);
  query.sort();
  return query.toString();
}

/** Goes to the page of a view, which reads its answers from storage; the present one is read again. */
function useShowView() {
  const { push, refresh } = useRouter();
  const [isMoving, startMove] = useTransition();
  const show = (view: RatesView) =>
    startMove(() => {
      const query = writeRatesView(view);
      const isShown = location.pathname === ratesPath && normalized(location.search) === normalized(query);
      if (isShown) refresh();
      else push(`${ratesPath}${query}`, { scroll: false });
    });
  return { show, isMoving };
}

/** Looks up those lanes of a plan that have to be paid for. */
function usePaidLookUp(onResults: (plan: RunPlan, results: readonly RateResult[]) => void) {
  const paid = useMutation(rateMutations.lookUp);
  return async (plan: RunPlan) => {
    const { view, asked, payOnce } = plan;
    if (asked.length === 0) return;
    const question = toRateRequest({ ...view, lanes: lanesAt(view, asked) });
    onResults(plan, await paid.mutateAsync({ ...question, payOnce }));
  };
}

/** Looks lanes up. Those answered within a day come from storage; several that have to be paid for wait for a yes. */
export function useRateRun() {
  const { show, isMoving } = useShowView();
  const { keepFaults, faultOf } = useFaults();
  const [plan, setPlan] = useState<RunPlan>();
  const payFor = usePaidLookUp(keepFaults);
  const run = useMutation({
    mutationFn: async (wanted: RunPlan) => {
      await payFor(wanted);
      setPlan(undefined);
      show(wanted.view);
    },
  });
  const ask = useMutation({
    mutationFn: async (view: RatesView) => {
      const results = await fetchRecalledRates(toRateRequest(view));
      const asked = results.flatMap((result, at) => (result ? [] : [at]));
      const wanted = newPlan(view, asked);
      setPlan(wanted);
      if (asked.length < 2) await run.mutateAsync(wanted).catch(() => {});
    },
  });
  const forget = () => {
    ask.reset();
    run.reset();
  };
  return {
    /** Waits for a yes, or has failed and can be tried again. */
    plan,
    isBusy: ask.isPending || run.isPending || isMoving,
    error: ask.error ?? run.error,
    ask: (view: RatesView) => {
      run.reset();
      ask.mutate(view);
    },
    /** Asks for these lanes of a view, whatever is stored. */
    refresh: (view: RatesView, asked: readonly number[]) => {
      forget();
      const wanted = newPlan(view, asked);
      setPlan(wanted);
      if (asked.length < 2) run.mutate(wanted);
    },
    confirm: () => plan && run.mutate(plan),
    retry: () => (ask.error && ask.variables ? ask.mutate(ask.variables) : plan && run.mutate(plan)),
    dismiss: () => {
      setPlan(undefined);
      forget();
    },
    faultOf,
  };
}
export type RateRun = ReturnType<typeof useRateRun>;
