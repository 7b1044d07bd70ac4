"use client";

import { useTranslations } from "next-intl";
import { revealPath, usePathTitle } from "@/components/loads/editor/use-path-title";
import { markStart } from "@/components/loads/tender/fill-form";
import type { TenderDraft } from "@/lib/tenders/schema";

type Piece = { start: number; end: number; paths: string[]; isOpen: boolean };

/** The marked parts of a text, none within another: words that several values were read from are marked once. */
function piecesOf({ read, toConfirm }: TenderDraft): Piece[] {
  const all: Piece[] = [
    ...read.map(({ path, start, end }) => ({ start, end, paths: [path], isOpen: false })),
    ...toConfirm.map(({ start, end }) => ({ start, end, paths: [], isOpen: true })),
  ];
  const pieces: Piece[] = [];
  for (const piece of all.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = pieces.at(-1);
    if (last && piece.start < last.end) {
      last.paths.push(...piece.paths);
      last.end = Math.max(last.end, piece.end);
    } else pieces.push({ ...piece, paths: [...piece.paths] });
  }
  return pieces;
}

const markLook = "rounded-sm px-0.5 text-left hover:underline focus-visible:outline-2 focus-visible:outline-ring";

/** The pasted text with what was read marked; a mark leads to its field. */
export function TenderText({ text, draft }: { text: string; draft: TenderDraft | undefined }) {
  const t = useTranslations("tenders");
  const title = usePathTitle();
  const pieces = draft ? piecesOf(draft) : [];
  let end = 0;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keyboard.
      tabIndex={0}
      aria-label={t("text")}
      className="max-h-80 overflow-y-auto lg:max-h-[26vh] whitespace-pre-wrap break-words rounded-md border border-line bg-sunken px-3 py-2 text-ink-2"
    >
      {pieces.map((piece) => {
        const plain = text.slice(end, piece.start);
        end = piece.end;
        const [path] = piece.paths;
        const words = text.slice(piece.start, piece.end);
        return (
          <span key={piece.start}>
            {plain}
            <button
              type="button"
              {...{ [markStart]: piece.start }}
              onClick={() => path && revealPath(path)}
              title={piece.isOpen ? t("open") : [...new Set(piece.paths)].map(title).join(" · ")}
              className={`${markLook} ${piece.isOpen ? "bg-warn-soft text-warn" : "bg-accent-soft text-ink"}`}
            >
              {words}
            </button>
          </span>
        );
      })}
      {text.slice(end)}
    </section>
  );
}
