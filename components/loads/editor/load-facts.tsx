"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import { CopyButton } from "@/components/ui/copy-button";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** The ids of a load, to be copied, and when it last changed. */
export function LoadFacts({ loaded: { load, version, updatedAt } }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loadEditor.facts");
  const ids = [
    ["id", load.id],
    ["externalId", load.externalId],
  ] as const;
  return (
    <section aria-labelledby="load-facts" className="grid min-w-0 gap-2">
      <h2 id="load-facts" className="text-ink-3 text-xs">
        {t("title")}
      </h2>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {ids.map(([name, id]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-2 text-xs">{t(name)}</dt>
            <dd className="flex items-center gap-1">
              <code className="min-w-0 flex-1 truncate font-mono text-xs" title={id}>
                {id}
              </code>
              <CopyButton text={id} label={t("copy")} variant="ghost" size="sm" />
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-ink-2 text-xs">{t("updated")}</dt>
          <dd>
            <RelativeTime at={updatedAt} /> · {t("version", { version })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
