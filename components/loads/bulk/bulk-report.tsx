"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Run } from "@/components/loads/bulk/run-calls";
import type { Progress } from "@/components/loads/bulk/use-bulk-run";
import { classNames } from "@/components/ui/class-names";
import { CallError } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";

/** How far it is. */
export function BulkProgress({ progress: { done, total } }: { progress: Progress }) {
  const t = useTranslations("bulk");
  const format = useFormat();
  return (
    <div role="status" className="grid gap-1.5">
      <progress value={done} max={total} aria-label={t("progress")} className="h-2 w-full accent-accent" />
      <p className="text-ink-2">{t("reached", { done: format.number(done), total: format.number(total) })}</p>
    </div>
  );
}

/** That it stopped on the way, and why. */
export function BulkStopped({ reached }: { reached: Run<unknown, unknown> }) {
  const t = useTranslations("bulk");
  return (
    <p role="alert" className="text-bad">
      {t("stopped", { done: reached.results.length, rest: reached.rest.length })}{" "}
      {reached.error instanceof CallError && reached.error.message}
    </p>
  );
}

type NamedLoad = { id?: string | undefined; externalId?: string | undefined };

/** Loads of which the same is true. */
export type LoadGroup = {
  key: string;
  tone: "strong" | "quiet" | "warn" | "bad";
  text: ReactNode;
  loads: readonly NamedLoad[];
  /** What can be decided about them. */
  choice?: ReactNode;
};

const tones = { strong: "font-medium", quiet: "text-ink-2", warn: "text-warn", bad: "text-bad" };
const namedMax = 200;

/** What is true of which of the loads; each group opens to the loads in it. What will be done is said even of none. */
export function LoadGroups({ groups }: { groups: readonly LoadGroup[] }) {
  return (
    <ul className="grid gap-1">
      {groups
        .filter(({ tone, loads }) => tone === "strong" || loads.length > 0)
        .map(({ key, tone, text, loads, choice }) => (
          <li key={key} className="grid gap-1">
            {loads.length === 0 ? (
              <p className={tones[tone]}>{text}</p>
            ) : (
              <details>
                <summary className={classNames("w-fit cursor-pointer rounded-sm pointer-coarse:py-2", tones[tone])}>
                  {text}
                </summary>
                <NamedLoads loads={loads} />
              </details>
            )}
            {choice}
          </li>
        ))}
    </ul>
  );
}

function NamedLoads({ loads }: { loads: readonly NamedLoad[] }) {
  const t = useTranslations("bulk");
  const shown = loads.slice(0, namedMax).map(({ id, externalId }) => externalId ?? id ?? "");
  return (
    <p
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      className="mt-1 max-h-32 overflow-y-auto break-words rounded-md bg-sunken px-3 py-2 font-mono text-ink-2 text-xs"
    >
      {shown.join(", ")}
      {loads.length > shown.length && ` ${t("andMore", { count: loads.length - shown.length })}`}
    </p>
  );
}
