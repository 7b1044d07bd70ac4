"use client";

import { Unlink } from "lucide-react";

/** Expired, replaced, revoked and never sent look alike: guessing addresses reveals nothing. */
export function LinkOffNote({ t }: { t: (text: "title" | "text" | "whatToDo") => string }) {
  return (
    <div className="m-auto flex max-w-100 flex-col items-center gap-2 py-16 text-center">
      <span aria-hidden className="mb-2 grid size-12 place-items-center rounded-lg bg-mute-soft text-ink-2">
        <Unlink />
      </span>
      <h1 className="font-semibold text-xl">{t("title")}</h1>
      <p className="text-ink-2">{t("text")}</p>
      <p className="text-ink-2">{t("whatToDo")}</p>
    </div>
  );
}
