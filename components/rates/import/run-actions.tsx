import { ChevronLeft, Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { storable } from "@/components/rates/import/import-run";
import type { RateRun } from "@/components/rates/import/use-rate-run";
import { Button, ButtonLink } from "@/components/ui/button";

type RunActionsProps = { run: RateRun; isThrough: boolean; onBack: () => void; onStartOver: () => void };

/** What can be done next: stop, go on, store, or begin anew. */
export function RunActions({ run, isThrough, onBack, onStartOver }: RunActionsProps) {
  const t = useTranslations("rateImport");
  const common = useTranslations("common");
  const { phase, job, tally, isRunning } = run;
  const count = storable(tally);
  return (
    <div className="flex flex-wrap gap-2">
      {isRunning && (
        <Button icon={<Pause aria-hidden />} onClick={run.pause}>
          {t("pause")}
        </Button>
      )}
      {!isRunning && !isThrough && (
        <Button variant="primary" icon={<Play aria-hidden />} onClick={run.goOn}>
          {t("goOn")}
        </Button>
      )}
      {phase === "review" && isThrough && job && (
        <Button variant="primary" disabled={count === 0} onClick={() => run.store(job)}>
          {t("commit", { count })}
        </Button>
      )}
      {phase === "review" && !isRunning && (
        <Button icon={<ChevronLeft aria-hidden />} onClick={onBack}>
          {common("back")}
        </Button>
      )}
      {phase === "store" && isThrough && (
        <>
          <ButtonLink variant="primary" href="/rates">
            {t("toRates")}
          </ButtonLink>
          <Button onClick={onStartOver}>{t("another")}</Button>
        </>
      )}
    </div>
  );
}
