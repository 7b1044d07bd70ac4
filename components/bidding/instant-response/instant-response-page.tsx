"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ProblemNote } from "@/components/api-keys/problem-note";
import { useSession } from "@/components/app-shell/session-provider";
import { DryRun } from "@/components/bidding/instant-response/dry-run";
import { MeanwhileNote } from "@/components/bidding/instant-response/meanwhile-note";
import { RuleFields } from "@/components/bidding/instant-response/rule-fields";
import { SwitchOnDialog } from "@/components/bidding/instant-response/switch-on-dialog";
import { useRuleEdit } from "@/components/bidding/instant-response/use-rule-edit";
import { LeaveDialog } from "@/components/form/leave-dialog";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { instantResponseQueries } from "@/lib/bidding/queries/instant-response";
import type { InstantResponseResponse } from "@/lib/bidding/schema/instant-response";
import { CallError } from "@/lib/browser/call";

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
        {data && <RuleForm saved={data} />}
      </div>
    </>
  );
}

function RuleForm({ saved }: { saved: InstantResponseResponse }) {
  const t = useTranslations("instantResponse");
  const common = useTranslations("common");
  const { role, name } = useSession();
  const isReader = role === "VIEWER";
  const edit = useRuleEdit(saved);
  const { rule, isOutdated } = edit;
  const { destination, stay } = useLeaveGuard(edit.isUnsaved && !isReader);
  const isConflict = edit.problem instanceof CallError && edit.problem.code === "version_conflict";
  const { savedBy, savedAt } = saved;
  return (
    <>
      <fieldset disabled={isReader} className="grid gap-5">
        <RuleFields draft={edit.draft} onChange={edit.change} isJudged={edit.isJudged} name={name} />
      </fieldset>
      {isOutdated && (
        <MeanwhileNote
          before={edit.base.instantResponse}
          saved={saved}
          onTake={edit.takeTheirs}
          onKeep={edit.saveMine}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          disabled={isReader || edit.isSaving || isOutdated || !edit.isUnsaved}
          title={isReader ? t("needsBroker") : isOutdated ? t("meanwhile.chooseFirst") : undefined}
          onClick={edit.submit}
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
      {!isConflict && <ProblemNote error={edit.problem} />}
      <DryRun rule={rule} />
      <SwitchOnDialog rule={rule} isOpen={edit.isAsking} onClose={edit.dismiss} onConfirm={edit.confirm} />
      <LeaveDialog destination={destination} onStay={stay} onLeave={stay} />
    </>
  );
}
