"use client";

import { Check, Circle } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { useLoadChange } from "@/components/loads/use-load-change";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/lib/i18n/format";
import { checkReadiness, type Readiness } from "@/lib/loads/rules/check-readiness";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { Money } from "@/lib/vocabulary/money";

// What carriers on this border usually carry; the broker may ask for another sum in the form.
const usualInsurance: Money = { amount: 10_000_000, currencyCode: "USD" };

/** Asks carriers for the usual cargo insurance, at a press. */
function AskForInsurance({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loadPage.ready");
  const format = useFormat();
  const { change, isChanging } = useLoadChange();
  const amount = format.money(usualInsurance);
  const ask = () =>
    change(loaded.load, {
      change: ({ load: { carrierRequirements } }) =>
        carrierRequirements?.minCargoInsurance
          ? undefined
          : {
              after: { carrierRequirements: { ...carrierRequirements, minCargoInsurance: usualInsurance } },
              before: { carrierRequirements: carrierRequirements ?? null },
            },
      done: t("insuranceDone", { amount }),
    });
  return (
    <Button size="sm" disabled={isChanging} onClick={ask}>
      {t("ask", { amount })}
    </Button>
  );
}

type LineProps = { path: string; text: string; add: string; remedy?: ReactNode; isReader: boolean };

function Line({ path, text, add, remedy, isReader }: LineProps) {
  const t = useTranslations("loadPage.ready");
  const { openForm } = useLoadTab();
  return (
    <li
      data-edit={path}
      className="flex min-h-9 flex-wrap items-center gap-x-1.5 border-line border-t py-1 text-sm first:border-t-0"
    >
      <span className="flex min-w-0 flex-1 basis-44 gap-1.5">
        <Circle aria-hidden className="mt-1 size-3! shrink-0 text-warn" />
        {text}
      </span>
      {!isReader && (
        <span className="ml-auto flex min-w-0 flex-wrap justify-end gap-1">
          {remedy}
          <Button size="sm" variant={remedy ? "ghost" : "default"} onClick={() => openForm(path)}>
            {remedy ? t("other") : add}
            <span className="sr-only">: {text}</span>
          </Button>
        </span>
      )}
    </li>
  );
}

type ReadinessCardProps = {
  loaded: GetLoadResponse;
  isReader: boolean;
  /** Whether carriers may still be asked: else only what is hardly meant is shown. */
  isOpen: boolean;
  /** The crossing that most trucks take, to be chosen at a press. */
  crossing: ReactNode;
  className?: string;
};

/** What carriers ask about before they commit: what is hardly meant and what is missing first, each with its remedy. */
export function ReadinessCard({ loaded, isReader, isOpen, crossing, className }: ReadinessCardProps) {
  const t = useTranslations("loadPage.ready");
  const { doubts = [] } = loaded;
  const lines = isOpen ? checkReadiness(loaded) : [];
  const open = lines.filter(({ isDone }) => !isDone);
  const done = lines.filter(({ isDone }) => isDone);
  const remedyOf = ({ check }: Readiness) => {
    if (check === "crossing" || check === "crossingRestricted") return crossing;
    return check === "insurance" && <AskForInsurance loaded={loaded} />;
  };
  return (
    <OverviewCard
      title={t(isOpen ? "title" : "checkTitle")}
      aside={isOpen && t("count", { done: done.length, all: lines.length + doubts.length })}
      className={className}
    >
      <ul>
        {doubts.map(({ code, path }) => (
          <Line key={`${code} ${path}`} path={path} text={t(`doubt.${code}`)} add={t("check")} isReader={isReader} />
        ))}
        {open.map((one) => (
          <Line
            key={one.check}
            path={one.path}
            text={t(`missing.${one.check}`)}
            add={t("add")}
            remedy={remedyOf(one)}
            isReader={isReader}
          />
        ))}
      </ul>
      {done.length > 0 && (
        <p className="flex gap-1.5 border-line border-t pt-2 text-ink-2 text-sm first:border-t-0 first:pt-0">
          <Check aria-hidden className="mt-0.75 size-3.5! shrink-0 text-good" />
          <span>
            <span className="sr-only">{t("settled")}: </span>
            {done.map(({ check }) => t(`done.${check}`)).join("\u00a0· ")}
          </span>
        </p>
      )}
    </OverviewCard>
  );
}
