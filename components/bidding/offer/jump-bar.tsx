"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { OfferFace } from "@/components/bidding/offer/offer-face";
import { Button } from "@/components/ui/button";

const cardOf = () => document.getElementById("bid-card")?.closest("section");

const half = 0.5;

/** Whether the carrier's own part of the page is out of sight. */
function useIsAway(face: OfferFace["is"]) {
  const [isAway, setIsAway] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another face is another card to look at.
  useEffect(() => {
    const card = cardOf();
    if (!card) return;
    const look: IntersectionObserverCallback = ([entry]) => setIsAway(entry ? entry.intersectionRatio < half : false);
    const observer = new IntersectionObserver(look, { threshold: half });
    observer.observe(card);
    return () => observer.disconnect();
  }, [face]);
  return isAway;
}

/** The way back to what the carrier can do, for who has read on: at the bottom, where the thumb is. */
export function JumpBar({ face }: { face: OfferFace }) {
  const t = useTranslations("offers");
  const isAway = useIsAway(face.is);
  if (!isAway || (face.is !== "open" && face.is !== "countered")) return null;
  const jump = () => {
    const card = cardOf();
    card?.scrollIntoView({ block: "center" });
    card?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
  };
  return (
    <div className="sticky bottom-0 -mx-4 border-line border-t bg-bg px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden">
      <Button variant="primary" onClick={jump} className="h-12! w-full text-lg">
        {t(face.is === "open" ? "price.jump" : "counter.jump")}
      </Button>
    </div>
  );
}
