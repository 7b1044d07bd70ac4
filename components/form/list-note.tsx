"use client";

import { useTranslations } from "next-intl";
import type { ListState } from "@/components/form/use-options";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

const frame = "min-w-56 rounded-lg border border-line bg-surface p-1 shadow-overlay";

/** What a list and what stands in its place look like. Of what comes at once nobody sees that it was waited for. */
export const listFrame = (state: ListState) =>
  classNames(frame, state === "waiting" && "[animation:appear_160ms_150ms_both]");

/** Why a list shows no options, in the place of these; nothing while it has some. */
export function ListNote({ state, onTryAgain }: { state: ListState; onTryAgain: () => void }) {
  const t = useTranslations("form.list");
  const common = useTranslations("common");
  if (state === "options") return null;
  return (
    // The focus stays in the control: what was typed there is still meant.
    <div className="flex items-center gap-2 px-2 py-1 text-ink-3" onPointerDown={(event) => event.preventDefault()}>
      <span>{t(state)}</span>
      {state === "failed" && (
        <Button size="sm" tabIndex={-1} onClick={onTryAgain}>
          {common("retry")}
        </Button>
      )}
    </div>
  );
}
