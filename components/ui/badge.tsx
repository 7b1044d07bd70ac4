import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

export type Tone = "good" | "warn" | "bad" | "info" | "mute";

const tones: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  info: "bg-info-soft text-info",
  mute: "bg-mute-soft text-ink-2",
};

/** A state as dot and word: colour alone never carries it. */
export const Badge = ({ tone, title, children }: { tone: Tone; title?: string; children: ReactNode }) => (
  <span
    title={title}
    className={classNames(
      "inline-flex h-5 max-w-full items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs",
      tones[tone],
    )}
  >
    <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current print:hidden" />
    {children}
  </span>
);

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-block rounded-sm border border-line border-b-2 bg-surface px-1.25 font-medium font-mono text-[0.6875rem] text-ink-2 leading-4">
    {children}
  </kbd>
);
