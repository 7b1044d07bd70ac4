"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyButton, useCopy } from "@/components/ui/copy-button";

/** A value in monospace that a click copies. */
export function CopyValue({ name, value }: { name: string; value: string }) {
  const t = useTranslations("common");
  const { copied, copy } = useCopy(value);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      title={`${t("copy")}: ${name}`}
      className="group/copy -mx-1.5 inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-left font-mono hover:bg-mute-soft pointer-coarse:min-h-11"
    >
      <span className="wrap-anywhere min-w-0">{value}</span>
      <Icon
        aria-hidden
        className="size-3.5! text-ink-3 opacity-0 group-hover/copy:opacity-100 group-focus-visible/copy:opacity-100 pointer-coarse:opacity-100"
      />
      <span className="sr-only" aria-live="polite">
        {copied ? t("copied") : t("copy")}
      </span>
    </button>
  );
}

/** Text for a machine, with its name and a copy button. Long lines scroll inside the block. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const t = useTranslations("common");
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-2 border-line border-b py-1 pr-1 pl-3 text-ink-2 text-xs">
        {label}
        <CopyButton text={code} label={t("copy")} variant="ghost" size="sm" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard. */}
      <section aria-label={label} tabIndex={0} className="overflow-x-auto p-3 outline-offset-[-2px]">
        <pre className="font-mono text-xs">{code}</pre>
      </section>
    </figure>
  );
}
