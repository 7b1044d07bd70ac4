"use client";

import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";

/** How much has come that is not shown yet. It takes no room and no focus. */
export function NewPill({ count, isPaused, onShow }: { count: number; isPaused: boolean; onShow: () => void }) {
  const t = useTranslations("bids.live");
  if (count === 0) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
      <button
        type="button"
        onClick={onShow}
        aria-label={isPaused ? t("showNew", { count }) : undefined}
        className="pointer-events-auto inline-flex h-7 items-center gap-1.5 rounded-full bg-accent px-3 font-medium text-on-accent text-xs shadow-overlay hover:bg-accent-strong pointer-coarse:h-11 pointer-coarse:px-5"
      >
        {t("new", { count })}
        <ArrowUp aria-hidden className="size-3.5!" />
      </button>
    </div>
  );
}
