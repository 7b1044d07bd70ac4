"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { useFailureText } from "@/components/bidding/desk/use-failure-text";
import { numbersLine } from "@/components/carriers/identifiers";
import { Misses } from "@/components/carriers/misses";
import { useEligibilitySentence } from "@/components/carriers/use-eligibility-sentence";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast";
import { carrierMutations } from "@/lib/carriers/queries";

const NewLinkDialog = lazy(() =>
  import("@/components/onboarding/new-link-dialog").then((module) => ({ default: module.NewLinkDialog })),
);

/** What the carrier means for the load, why, and the way on where it may not be assigned yet. */
export function EligibilitySection({ bid: { carrier, meaning } }: { bid: DeskBid }) {
  const t = useTranslations("bids.eligibility");
  const sentence = useEligibilitySentence();
  const failure = useFailureText();
  const { role } = useSession();
  const queryClient = useQueryClient();
  const [isLinking, setIsLinking] = useState(false);
  const create = useMutation({
    ...carrierMutations.createRelationship,
    onSuccess: () => toast.success(t("created", { name: carrier.displayName })),
    onError: (error) => toast.error(failure(error)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ["bids"] }),
  });
  const mayAct = role !== "VIEWER";
  const href = `/carriers?tab=all&carrier=${encodeURIComponent(carrier.id)}`;
  return (
    <section aria-label={carrier.displayName} className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 truncate font-semibold">{carrier.displayName}</h3>
        <EligibilityBadge meaning={meaning} />
      </div>
      <p className="wrap-anywhere font-mono text-ink-3 text-xs">{numbersLine(carrier)}</p>
      {meaning && <p className="text-ink-2">{sentence(meaning)}</p>}
      <Misses misses={meaning?.misses} />
      <div className="flex flex-wrap gap-2">
        {mayAct && meaning?.reason === "needs_review" && (
          <ButtonLink
            size="sm"
            variant="primary"
            href={`/carriers?tab=review&carrier=${encodeURIComponent(carrier.id)}`}
          >
            {t("reviewNow")}
          </ButtonLink>
        )}
        {mayAct && meaning?.reason === "no_relationship" && (
          <Button
            size="sm"
            variant="primary"
            disabled={create.isPending}
            onClick={() => create.mutate({ carrierId: carrier.id })}
          >
            {t("createRelationship")}
          </Button>
        )}
        {mayAct && meaning?.offersOnboardingLink && (
          <Button size="sm" onClick={() => setIsLinking(true)}>
            {t("sendLink")}
          </Button>
        )}
        <ButtonLink size="sm" variant="ghost" href={href} className="first:-ml-2">
          {t("openCarrier")}
        </ButtonLink>
      </div>
      <Suspense fallback={null}>
        {isLinking && <NewLinkDialog carrierId={carrier.id} onClose={() => setIsLinking(false)} />}
      </Suspense>
    </section>
  );
}
