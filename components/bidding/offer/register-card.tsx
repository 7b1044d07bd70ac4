"use client";

import { useMutation } from "@tanstack/react-query";
import { ClipboardPen } from "lucide-react";
import { useTranslations } from "next-intl";
import { MoveNote } from "@/components/bidding/offer/move-note";
import { problemOf } from "@/components/bidding/offer/use-moves";
import { Button } from "@/components/ui/button";
import { offerByLink } from "@/lib/bidding/queries/offers";
import type { GetOfferResponse } from "@/lib/bidding/schema/offer";

type RegisterCardProps = { token: string; offer: GetOfferResponse };

/** The way to the organization's onboarding, for carriers it is offered to. */
export function RegisterCard({ token, offer }: RegisterCardProps) {
  const t = useTranslations("offers");
  const { organizationName: organization, meaning } = offer;
  const register = useMutation({
    mutationFn: offerByLink(token).register,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  if (!meaning.isOfferedOnboarding) return null;
  return (
    <section aria-labelledby="register" className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <h2 id="register" className="font-medium">
        {t("onboarding.title", { organization })}
      </h2>
      <p className="text-ink-2">{t("onboarding.text")}</p>
      <MoveNote problem={problemOf(register.error)} organization={organization} />
      <Button
        icon={<ClipboardPen aria-hidden />}
        disabled={register.isPending || register.isSuccess}
        onClick={() => register.mutate()}
        className="h-11!"
      >
        {t(register.isPending || register.isSuccess ? "onboarding.opening" : "onboarding.start")}
      </Button>
    </section>
  );
}
