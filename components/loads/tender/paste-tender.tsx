"use client";

import { ClipboardPaste } from "lucide-react";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { late, orNotFetched } from "@/components/app-shell/late";
import { markStart, wordsOf } from "@/components/loads/tender/fill-form";
import type { Tender } from "@/components/loads/tender/use-tender";
import { Button } from "@/components/ui/button";

const TenderPanel = late(
  orNotFetched(() => import("@/components/loads/tender/tender-panel").then((m) => m.TenderPanel)),
);

/** Shorter than this is a word or a number, which is meant for a field. */
const tenderMin = 25;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;

/** What is pasted onto the page beside its fields. */
function usePastedText(take: (text: string) => void) {
  const receive = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isTyping(event.target) || text.trim().length < tenderMin) return;
    event.preventDefault();
    take(text);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => receive(event);
    window.addEventListener("paste", listener);
    return () => window.removeEventListener("paste", listener);
  }, []);
}

/** Whether the panel is open, and with which text it was opened. */
export function usePaste() {
  const [pasted, setPasted] = useState<string>();
  usePastedText(setPasted);
  return { pasted, open: () => setPasted((text) => text ?? ""), close: () => setPasted(undefined) };
}

type Paste = ReturnType<typeof usePaste>;

export function PasteTenderButton({ paste }: { paste: Paste }) {
  const t = useTranslations("tenders");
  return (
    <Button icon={<ClipboardPaste aria-hidden />} onClick={paste.open} aria-expanded={paste.pasted !== undefined}>
      {t("title")}
    </Button>
  );
}

export const PastedTender = ({ paste, tender }: { paste: Paste; tender: Tender }) =>
  paste.pasted !== undefined && (
    <Suspense fallback={null}>
      <TenderPanel tender={tender} pasted={paste.pasted} onClose={paste.close} />
    </Suspense>
  );

/** Beside a field that was filled from the text: leads to its words. */
export function TenderWords({ tender: { draft }, path }: { tender: Tender; path: string }) {
  const t = useTranslations("tenders");
  const [first] = draft ? wordsOf(draft, path) : [];
  if (!first) return null;
  const show = () => {
    const marks = Array.from(document.querySelectorAll<HTMLElement>(`[${markStart}]`));
    // Words that several values were read from have one mark, which may begin before these.
    const mark = marks.findLast((element) => Number(element.getAttribute(markStart)) <= first.start);
    mark?.scrollIntoView({ block: "nearest" });
    mark?.focus();
  };
  return (
    <button
      type="button"
      onClick={show}
      title={t("from", { words: first.text.trim() })}
      aria-label={t("from", { words: first.text.trim() })}
      className="inline-flex size-4 items-center justify-center rounded-sm bg-accent-soft text-accent-strong hover:underline"
    >
      <ClipboardPaste aria-hidden className="size-3!" />
    </button>
  );
}
