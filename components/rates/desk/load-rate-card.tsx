"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { CallCost } from "@/components/app-shell/call-cost";
import { chosenCrossing } from "@/components/border-crossings/load-route";
import type { Editor } from "@/components/loads/editor/use-editor";
import { moneyIn } from "@/components/loads/form/totals";
import { LoadRate } from "@/components/rates/desk/load-rate";
import { rateLaneOf, rateRequestOf, trailerWithoutRates } from "@/components/rates/desk/load-rate-question";
import { ratesHref } from "@/components/rates/desk/rates-view";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { newPayOnce, rateMutations, rateQueries } from "@/lib/rates/queries";

type LoadRateCardProps = { editor: Pick<Editor, "form" | "blocked">; loaded: GetLoadResponse };

/** The stored answer about a load's lane, and the way to a new one, which is paid for. */
function useLoadRate(request: ReturnType<typeof rateRequestOf>) {
  const recall = useQuery(rateQueries.recall(request));
  const lookUp = useMutation(rateMutations.lookUp);
  const [payOnce, setPayOnce] = useState(newPayOnce);
  const run = () => lookUp.mutate({ ...request, payOnce }, { onSuccess: () => setPayOnce(newPayOnce()) });
  // What was not understood is not stored, so it is shown as it was answered.
  const [fresh] = lookUp.data ?? [];
  const stored = recall.data?.[0];
  return {
    answer: stored ?? (fresh && { item: fresh, at: undefined, evidence: undefined }),
    isReading: recall.isPending && request.requests.length > 0,
    isLookingUp: lookUp.isPending,
    error: lookUp.error ?? (stored ? null : recall.error),
    run,
  };
}

/** What the market pays for the load's lane, on request, beside what the load may cost. */
export function LoadRateCard({ editor: { form, blocked }, loaded }: LoadRateCardProps) {
  const t = useTranslations("rates.card");
  const vocabulary = useTranslations("vocabulary");
  const { control } = form;
  const crossing = useWatch({ control, name: "load.borderCrossings", compute: chosenCrossing });
  const trailers: unknown = useWatch({ control, name: "load.trailerRequirements.allowedTypes" });
  const currency = useWatch({
    control,
    name: ["load.maxBuy", "load.targetRate"],
    compute: (money: unknown[]) => money.map(moneyIn).find(Boolean)?.currencyCode ?? "USD",
  });
  const withoutRates = trailerWithoutRates(trailers);
  const lane = rateLaneOf(loaded, { crossing, trailers });
  const { answer, isReading, isLookingUp, error, run } = useLoadRate(rateRequestOf(lane, currency));
  const request = (label: string) => (
    <Button
      size="sm"
      disabled={isLookingUp || blocked !== undefined}
      title={blocked}
      onClick={run}
      className="justify-self-start"
    >
      {isLookingUp ? t("looking") : label}
      <CallCost />
    </Button>
  );
  return (
    <section aria-labelledby="rate-card" className="grid gap-2">
      <h2 id="rate-card" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      {!lane && (
        <p className="text-ink-2">
          {withoutRates ? t("noTrailerRates", { trailer: vocabulary(`TrailerType.${withoutRates}`) }) : t("noPlaces")}
        </p>
      )}
      {isReading && <Skeleton className="h-20" />}
      {error && (
        <p role="alert" className="text-bad">
          {error.message}
        </p>
      )}
      {answer && <LoadRate answer={answer} form={form} blocked={blocked} />}
      {lane && !isReading && !answer && <p className="text-ink-2 text-xs">{t("free")}</p>}
      {lane && !isReading && request(t(answer ? "refresh" : "request"))}
      {lane && (
        <Link
          className="link justify-self-start text-xs underline"
          href={ratesHref({ lanes: [lane], currency })}
          prefetch={false}
        >
          {t("open")}
        </Link>
      )}
    </section>
  );
}
