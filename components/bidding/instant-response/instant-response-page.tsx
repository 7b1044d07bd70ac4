"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { DryRun } from "@/components/bidding/instant-response/dry-run";
import { isCrossed, type RuleDraft, ruleFrom } from "@/components/bidding/instant-response/limit-draft";
import { MeanwhileNote } from "@/components/bidding/instant-response/meanwhile-note";
import { isUnsaved, presentEdit, type RuleEdit } from "@/components/bidding/instant-response/rule-edit";
import { RuleFields } from "@/components/bidding/instant-response/rule-fields";
import { useLimitWords } from "@/components/bidding/instant-response/use-limit-words";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { ProblemNote } from "@/components/ui/problem-note";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { instantResponseMutations, instantResponseQueries } from "@/lib/bidding/queries/postings";
import type { InstantResponse, InstantResponseResponse } from "@/lib/bidding/schema/instant-response";
import { CallError } from "@/lib/browser/api";
import { jsonEqual } from "@/lib/core/json";

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

type SwitchOnDialogProps = {
  rule: InstantResponse | undefined;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asked before a rule may book loads. */
function SwitchOnDialog({ rule, isOpen, onClose, onConfirm }: SwitchOnDialogProps) {
  const t = useTranslations("instantResponse.saved");
  const common = useTranslations("common");
  const words = useLimitWords();
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("acceptTitle")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="primary" onClick={confirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p>{t("acceptText")}</p>
      {rule && <p className="pt-2 text-ink-2">{words.accept(rule)}</p>}
    </Dialog>
  );
}

/** The rule while it is filled in, and how it is saved: over the version it began from and no other. */
function useRuleEdit(saved: InstantResponseResponse) {
  const t = useTranslations("instantResponse.saved");
  const [edit, setEdit] = useState<RuleEdit>();
  const [isJudged, setIsJudged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const save = useMutation({
    ...instantResponseMutations.save,
    onSuccess: (_answer, { instantResponse: { rejectAbove, acceptAtOrBelow } }) =>
      toast.success(t(rejectAbove || acceptAtOrBelow ? "toast" : "toastOff")),
  });
  const present = presentEdit(edit, saved);
  const { draft, base } = present;
  const rule = ruleFrom(draft);

  const store = ({ version }: InstantResponseResponse) => {
    if (rule) save.mutate({ instantResponse: rule, ifVersion: version });
  };
  const submitOver = (over: InstantResponseResponse) => {
    const isWrong = !rule || isCrossed(rule);
    setIsJudged(isWrong);
    if (isWrong) return;
    const isBolder = rule.acceptAtOrBelow && !jsonEqual(rule.acceptAtOrBelow, over.instantResponse.acceptAtOrBelow);
    if (isBolder) setIsAsking(true);
    else store(over);
  };

  return {
    draft,
    change: (next: RuleDraft) => setEdit({ draft: next, base }),
    rule,
    base,
    isJudged,
    isUnsaved: isUnsaved(present),
    /** Somebody saved another rule since: which of the two counts is for the reader to say. */
    isOutdated: base.version !== saved.version,
    isSaving: save.isPending,
    problem: save.error,
    submit: () => submitOver(base),
    takeTheirs: () => setEdit(undefined),
    saveMine: () => {
      setEdit({ draft, base: saved });
      submitOver(saved);
    },
    isAsking,
    confirm: () => store(base),
    dismiss: () => setIsAsking(false),
  };
}
