import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/copy-button";

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
