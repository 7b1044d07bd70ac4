"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { AlertChoice } from "@/components/bidding/offer/background-news";
import { Button } from "@/components/ui/button";
import { offerByLink } from "@/lib/bidding/queries/offers";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";
import type { PushState } from "@/lib/browser/push";

type State = PushState | "failed";

const scopeOf = (token: string) => `/offers/${token}`;

const readState = async (token: string): Promise<State> =>
  (await import("@/lib/browser/push")).readPushState(scopeOf(token));

async function turnOn(token: string, language: "en-US" | "es-MX"): Promise<State> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  try {
    const [{ subscribe }, { publicKey }] = await Promise.all([
      import("@/lib/browser/push"),
      offerByLink(token).pushKey(),
    ]);
    await offerByLink(token).savePush({ ...(await subscribe(scopeOf(token), publicKey)), language });
    return "on";
  } catch {
    return "failed";
  }
}

/** How the carrier learns of the answer once it has closed the page: by mail, else in this browser if it wants that. */
export function AnswerChoice({ token, offer }: { token: string; offer: GetOfferResponse }) {
  const t = useTranslations("offers.answer");
  const locale = useLocale();
  const { data, refetch } = useQuery({
    queryKey: ["offer-answer", token] as const,
    queryFn: () => readState(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const choose = useMutation({
    mutationFn: () => turnOn(token, locale === "es-MX" ? "es-MX" : "en-US"),
    onSuccess: () => refetch(),
  });
  const { isMailed } = offer.meaning;
  const state = choose.data === "failed" ? "failed" : data;
  if (state === undefined) return null;
  if (isMailed || state === "unsupported" || state === "failed")
    return (
      <>
        {isMailed && <p className="text-ink-2 text-xs">{t("mailed")}</p>}
        <AlertChoice />
      </>
    );
  if (state !== "off") return <p className="text-ink-2 text-xs">{t(state)}</p>;
  return (
    <Button
      icon={<BellRing aria-hidden />}
      disabled={choose.isPending}
      onClick={() => choose.mutate()}
      className="h-11!"
    >
      {t("ask")}
    </Button>
  );
}
