import type { Word } from "@/lib/places/rules/words";

/** Words `start` to before `end`. */
export type Span = { start: number; end: number };

export const phrase = (words: readonly Word[], { start, end }: Span) =>
  end === start + 1
    ? (words[start]?.text ?? "")
    : words
        .slice(start, end)
        .map(({ text }) => text)
        .join(" ");

export const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

export const isSame = (a: Span, b: Span) => a.start === b.start && a.end === b.end;

/** Whether a span is part of a longer one. */
export const isInside = (span: Span, whole: Span) =>
  whole.start <= span.start && span.end <= whole.end && whole.end - whole.start > span.end - span.start;

/** Whether one of the spans has the word. */
export const covers = (spans: readonly Span[], index: number) =>
  spans.some(({ start, end }) => start <= index && index < end);
