"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent } from "react";
import { TenderDrafts } from "@/components/loads/tender/tender-drafts";
import { TenderText } from "@/components/loads/tender/tender-text";
import type { Tender } from "@/components/loads/tender/use-tender";
import { Button, IconButton } from "@/components/ui/button";
import { Textarea } from "@/components/ui/controls";
import { ProblemNote } from "@/components/ui/problem-note";

type TenderPanelProps = { tender: Tender; pasted: string; onClose: () => void };

/** A text as it was received, with the loads that were read from it beside it. */
export function TenderPanel({ tender, pasted, onClose }: TenderPanelProps) {
  const t = useTranslations("tenders");
  const readPasted = useEffectEvent((text: string) => tender.read(text));
  useEffect(() => {
    if (pasted !== "") readPasted(pasted);
  }, [pasted]);
  const { text, drafts, draft, error } = tender;
  return (
    <section
      aria-label={t("title")}
      // It stays in view while the form below it is filled in; on a phone there is no room for both.
      className="grid gap-4 border-line border-b bg-surface px-5 py-3 max-sm:px-4 lg:sticky lg:top-13 lg:z-10 lg:max-h-[36vh] lg:grid-cols-2 lg:overflow-y-auto"
    >
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex items-center gap-2">
          <h2 className="font-medium">{t("text")}</h2>
          {drafts && (
            <Button size="sm" variant="ghost" onClick={tender.change}>
              {t("change")}
            </Button>
          )}
        </div>
        {drafts ? <TenderText text={text} draft={draft} /> : <TenderInput tender={tender} />}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <span className="-mb-8 justify-self-end">
          <IconButton label={t("close")} icon={<X aria-hidden />} onClick={onClose} />
        </span>
        <div role="status" aria-busy={tender.isReading} className="pr-9">
          {error ? (
            <ProblemNote error={error} />
          ) : drafts ? (
            <TenderDrafts tender={tender} />
          ) : (
            <p className="text-ink-2">{t("hint")}</p>
          )}
        </div>
      </div>
    </section>
  );
}

/** What is pasted is read at once; what is typed, with a button or Ctrl+Enter. */
function TenderInput({ tender: { text, setText, read, isReading } }: { tender: Tender }) {
  const t = useTranslations("tenders");
  const readPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (text !== "" || pasted === "") return;
    event.preventDefault();
    read(pasted);
  };
  const canRead = text.trim() !== "" && !isReading;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
    // The form below would save a load by it.
    event.stopPropagation();
    if (canRead) read(text);
  };
  return (
    <>
      <Textarea
        aria-label={t("text")}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        autoFocus
        rows={8}
        maxLength={50_000}
        placeholder={t("placeholder")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={readPaste}
        onKeyDown={onKeyDown}
      />
      <div>
        <Button variant="primary" disabled={!canRead} onClick={() => read(text)}>
          {t(isReading ? "reading" : "read")}
        </Button>
      </div>
    </>
  );
}
