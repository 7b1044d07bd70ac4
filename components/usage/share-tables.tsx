"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useUsageLabels, useUsageView } from "@/components/usage/usage-view";
import { useFormat } from "@/lib/i18n/format";
import type { UsageSummary, UsageTotals } from "@/lib/usage/schema";

type Share = UsageTotals & { id: string; name: string };
type ShareTableProps = {
  title: string;
  shares: readonly Share[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
};

const figures = ["calls", "items", "billableItems"] as const;

/** Who or what used it. A line is a button: it narrows the calls below. */
function ShareTable({ title, shares, chosen, onChoose }: ShareTableProps) {
  const t = useTranslations("usage.shares");
  const format = useFormat();
  if (shares.length === 0) {
    return (
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="py-1.5 text-ink-3">{t("none")}</p>
      </div>
    );
  }
  const cell = (content: ReactNode) => <td className="py-1.5 pl-4 text-right tabular-nums">{content}</td>;
  return (
    <table className="w-full self-start">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <thead className="text-ink-3 text-xs">
        <tr className="border-line border-b">
          <th scope="col" className="py-1 text-left font-medium">
            {t("name")}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="py-1 pl-4 text-right font-medium">
              {t(figure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shares.map((share) => (
          <tr key={share.id} className="border-line border-b">
            <th scope="row" className="max-w-0 w-full text-left font-normal">
              <button
                type="button"
                aria-pressed={share.id === chosen}
                onClick={() => onChoose(share.id === chosen ? undefined : share.id)}
                title={share.name}
                className="block w-full truncate rounded-sm py-1.5 text-left hover:text-accent aria-pressed:font-medium aria-pressed:text-accent pointer-coarse:min-h-11"
              >
                {share.name}
              </button>
            </th>
            {cell(format.number(share.calls))}
            {cell(format.number(share.items))}
            {cell(format.number(share.billableItems))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ShareTables({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage.shares");
  const words = useUsageLabels();
  const { view, chooseActor, chooseOperation } = useUsageView();
  const authors = (shares: UsageSummary["byKey"]): Share[] =>
    shares.map(({ author, ...totals }) => ({ id: author.id ?? "", name: author.name, ...totals }));
  const operations = summary.byOperation.map(({ operationId, ...totals }) => ({
    id: operationId,
    name: words.operation(operationId),
    ...totals,
  }));
  const actor = { chosen: view.actorId, onChoose: chooseActor };
  return (
    <section
      aria-label={t("label")}
      className="grid gap-x-10 gap-y-5 border-line border-b px-5 py-4 max-sm:px-4 lg:grid-cols-3"
    >
      <ShareTable title={t("byKey")} shares={authors(summary.byKey)} {...actor} />
      <ShareTable title={t("byUser")} shares={authors(summary.byUser)} {...actor} />
      <ShareTable title={t("byOperation")} shares={operations} chosen={view.operationId} onChoose={chooseOperation} />
    </section>
  );
}
