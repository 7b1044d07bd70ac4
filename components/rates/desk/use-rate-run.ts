"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import {
  type RateLane,
  type RatesView,
  ratesHref,
  toRateQuery,
  toRateRequest,
} from "@/components/rates/desk/rates-view";
import { api } from "@/lib/browser/api";
import { newPayOnce, rateMutations } from "@/lib/rates/queries";
import type { RateFault, RateResult } from "@/lib/rates/schema/history-operation";

/** What is about to be asked: the view that shows it, and those of its lanes that have to be paid for. */
export type RunPlan = { view: RatesView; asked: readonly number[]; payOnce: string };

const questionOf = (lane: RateLane, { also, currency }: RatesView) =>
  JSON.stringify({ ...toRateQuery(lane, also), currency });

const lanesAt = ({ lanes }: RatesView, places: readonly number[]) => places.flatMap((place) => lanes[place] ?? []);

/**
 * Looks lanes up. Those answered within a day come from storage; more than one that has to be paid for waits for a yes.
 * Answers are read from storage again when the page of the view comes; what is not stored there, for its lane was not
 * understood, is kept here.
 */
export function useRateRun() {
  const { push, refresh } = useRouter();
  const [isMoving, startMove] = useTransition();
  const [plan, setPlan] = useState<RunPlan>();
  const [faults, setFaults] = useState<ReadonlyMap<string, RateFault>>(new Map());

  const show = (view: RatesView) =>
    startMove(() => {
      const href = ratesHref(view);
      if (href === `${location.pathname}${location.search}`) refresh();
      else push(href, { scroll: false });
    });
  const keepFaults = ({ view, asked }: RunPlan, results: readonly RateResult[]) => {
    const kept = new Map(faults);
    for (const [at, lane] of lanesAt(view, asked).entries()) {
      const result = results[at];
      if (result?.type === "ERROR") kept.set(questionOf(lane, view), result.error);
      else kept.delete(questionOf(lane, view));
    }
    setFaults(kept);
  };

  const paid = useMutation(rateMutations.lookUp);
  const run = useMutation({
    mutationFn: async (wanted: RunPlan) => {
      const { view, asked, payOnce } = wanted;
      if (asked.length > 0) {
        const question = toRateRequest({ ...view, lanes: lanesAt(view, asked) });
        keepFaults(wanted, await paid.mutateAsync({ ...question, payOnce }));
      }
      setPlan(undefined);
      show(view);
    },
  });
  const ask = useMutation({
    mutationFn: async (view: RatesView) => {
      const { results } = await api("/rates/recall", toRateRequest(view));
      const asked = results.flatMap((result, at) => (result ? [] : [at]));
      const wanted = { view, asked, payOnce: newPayOnce() };
      setPlan(wanted);
      if (asked.length < 2) await run.mutateAsync(wanted).catch(() => {});
    },
  });
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
      ask.reset();
      run.reset();
      const wanted = { view, asked, payOnce: newPayOnce() };
      setPlan(wanted);
      if (asked.length < 2) run.mutate(wanted);
    },
    confirm: () => plan && run.mutate(plan),
    retry: () => (ask.error && ask.variables ? ask.mutate(ask.variables) : plan && run.mutate(plan)),
    dismiss: () => {
      setPlan(undefined);
      ask.reset();
      run.reset();
    },
    faultOf: (view: RatesView, at: number) => {
      const lane = view.lanes[at];
      return lane && faults.get(questionOf(lane, view));
    },
  };
}
export type RateRun = ReturnType<typeof useRateRun>;
