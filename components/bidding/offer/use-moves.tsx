"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { type OfferMove, offerByLink } from "@/lib/bidding/queries/offers";
import { CallError } from "@/lib/browser/api";

// `crypto.randomUUID` is not there on a page without https.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether it is known what became of a move: an answer that got lost may have been a yes. */
const isSettled = (reason: unknown) =>
  reason instanceof CallError && reason.status >= 400 && reason.status < 500 && reason.status !== 429;

export type MoveProblem = "unreachable" | "unexpected" | "changed" | "notAssignable" | "tooMany";

export function problemOf(reason: unknown): MoveProblem | undefined {
  if (!reason) return undefined;
  if (!(reason instanceof CallError)) return "unexpected";
  if (reason.code === "carrier_not_assignable") return "notAssignable";
  const words: Record<number, MoveProblem> = { 0: "unreachable", 409: "changed", 404: "changed", 429: "tooMany" };
  return words[reason.status] ?? "unexpected";
}

/** What a carrier does. The same move again, by a second tap or after an answer that got lost, happens once. */
export function useMoves(token: string) {
  const cache = useQueryClient();
  const { query, move } = offerByLink(token);
  const attempt = useRef<{ asked: string; key: string }>(undefined);
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (asked: OfferMove) => {
      const text = JSON.stringify(asked);
      if (attempt.current?.asked !== text) attempt.current = { asked: text, key: randomKey() };
      return move(asked, attempt.current.key);
    },
    onSuccess: ({ bid }) => {
      attempt.current = undefined;
      cache.setQueryData(
        query.queryKey,
        (known) => known && { ...known, bids: [bid, ...known.bids.filter(({ id }) => id !== bid.id)] },
      );
    },
    onError: (reason) => {
      if (isSettled(reason)) attempt.current = undefined;
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: query.queryKey }),
  });
  return { move: mutate, send: mutateAsync, isPending, problem: problemOf(error), forget: reset };
}

export type Moves = ReturnType<typeof useMoves>;

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
