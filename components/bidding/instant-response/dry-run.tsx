"use client";

import { useMutation } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { DryRunTable } from "@/components/bidding/instant-response/dry-run-table";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { instantResponseMutations } from "@/lib/bidding/queries/instant-response";
import type { DryRunInstantResponseResponse, InstantResponse } from "@/lib/bidding/schema/instant-response";

const periods = [7, 30, 90, 365];

/** What a rule would have done with past bids; it changes nothing, so whoever may read may try. */
export function DryRun({ rule }: { rule: InstantResponse | undefined }) {
  const t = useTranslations("instantResponse.dryRun");
  const [days, setDays] = useState(90);
  const attempt = useMutation(instantResponseMutations.dryRun());
  const { data, variables } = attempt;
  const isOutdated = JSON.stringify(variables?.instantResponse) !== JSON.stringify(rule);
  return (
    <section aria-labelledby="dry-run" className="grid gap-3 border-line border-t pt-5">
      <div>
        <h2 id="dry-run" className="font-medium">
          {t("title")}
        </h2>
        <p className="text-ink-2 text-xs">{t("hint")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t("days")}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
          className="w-auto!"
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {t("daysOption", { days: period })}
            </option>
          ))}
        </Select>
        <Button
          icon={<FlaskConical aria-hidden />}
          disabled={!rule || attempt.isPending}
          onClick={() => rule && attempt.mutate({ instantResponse: rule, days })}
        >
          {t(attempt.isPending ? "running" : "run")}
        </Button>
      </div>
      <ProblemNote error={attempt.error} />
      {data && (
        <div role="status" className="grid gap-3">
          <Sums outcome={data} />
          {isOutdated && <p className="text-warn">{t("outdated")}</p>}
        </div>
      )}
      {data && data.items.length > 0 && <DryRunTable outcome={data} />}
    </section>
  );
}

function Sums({
  outcome: { bids, accepted, rejected, waiting, differing },
}: {
  outcome: DryRunInstantResponseResponse;
}) {
  const t = useTranslations("instantResponse.dryRun");
  const sums = [
    t("accepted", { count: accepted }),
    t("rejected", { count: rejected }),
    t("waiting", { count: waiting }),
  ].join(" · ");
  return (
    <div>
      <p className="font-medium">{t("summary", { bids })}</p>
      {bids > 0 && <p>{sums}</p>}
      {bids > 0 && <p className={differing > 0 ? "text-warn" : "text-ink-2"}>{t("differing", { count: differing })}</p>}
    </div>
  );
}
