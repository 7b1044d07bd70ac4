"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { DryRun } from "@/components/instant-response/dry-run";
import { draftOf, isCrossed, ruleFrom } from "@/components/instant-response/limit-draft";
import { RuleFields } from "@/components/instant-response/rule-fields";
import { SwitchOnDialog } from "@/components/instant-response/switch-on-dialog";
import { RelativeTime } from "@/components/load-editor/relative-time";
import { useSession } from "@/components/shell/session-provider";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { instantResponseMutations, instantResponseQueries } from "@/lib/postings/queries/instant-response";
import type { InstantResponse, InstantResponseResponse } from "@/lib/postings/schema/instant-response";

const sameRule = (one: InstantResponse, other: InstantResponse) => JSON.stringify(one) === JSON.stringify(other);

/** The organization's rule: which bids are answered without a person. */
export function InstantResponsePage() {
  const t = useTranslations("instantResponse");
  const { data, error, refetch } = useQuery(instantResponseQueries.rule());
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid w-full max-w-190 content-start gap-5 px-5 py-5 max-sm:px-4">
        {!data && !error && <Skeleton className="h-60" />}
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && <RuleForm key={data.savedAt} saved={data} />}
      </div>
    </>
  );
}

function RuleForm({ saved }: { saved: InstantResponseResponse }) {
  const t = useTranslations("instantResponse");
  const common = useTranslations("common");
  const { role, name } = useSession();
  const isReader = role === "VIEWER";
  const [draft, setDraft] = useState(() => draftOf(saved.instantResponse));
  const [isJudged, setIsJudged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const save = useMutation(instantResponseMutations.save(useQueryClient()));
  const rule = ruleFrom(draft);
  const store = () =>
    rule && save.mutate({ instantResponse: rule }, { onSuccess: () => toast.success(t("saved.toast")) });
  const submit = () => {
    setIsJudged(true);
    if (!rule || isCrossed(rule)) return;
    const { acceptAtOrBelow: before } = saved.instantResponse;
    const isBolder = rule.acceptAtOrBelow && JSON.stringify(rule.acceptAtOrBelow) !== JSON.stringify(before);
    if (isBolder) setIsAsking(true);
    else store();
  };
  const { savedBy, savedAt } = saved;
  return (
    <>
      <fieldset disabled={isReader} className="grid gap-5">
        <RuleFields draft={draft} onChange={setDraft} isJudged={isJudged} name={name} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          disabled={isReader || save.isPending || (rule && sameRule(rule, saved.instantResponse))}
          title={isReader ? t("needsBroker") : undefined}
          onClick={submit}
        >
          {common("save")}
        </Button>
        <p className="text-ink-3 text-xs">
          {savedBy && savedAt
            ? t.rich("saved.by", { name: savedBy.name, time: () => <RelativeTime at={savedAt} /> })
            : t("saved.never")}
        </p>
      </div>
      {isReader && <p className="rounded-md bg-mute-soft px-3 py-2 text-ink-2">{t("needsBroker")}</p>}
      <ProblemNote error={save.error} />
      <DryRun rule={rule} />
      <SwitchOnDialog rule={rule} isOpen={isAsking} onClose={() => setIsAsking(false)} onConfirm={store} />
    </>
  );
}
