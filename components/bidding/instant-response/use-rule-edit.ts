"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { isCrossed, type RuleDraft, ruleFrom } from "@/components/bidding/instant-response/limit-draft";
import { isUnsaved, presentEdit, type RuleEdit } from "@/components/bidding/instant-response/rule-edit";
import { toast } from "@/components/ui/toast";
import { instantResponseMutations } from "@/lib/bidding/queries/instant-response";
import type { InstantResponseResponse } from "@/lib/bidding/schema/instant-response";
import { jsonEqual } from "@/lib/core/json";

/** The rule while it is filled in, and how it is saved: over the version it began from and no other. */
export function useRuleEdit(saved: InstantResponseResponse) {
  const t = useTranslations("instantResponse.saved");
  const [edit, setEdit] = useState<RuleEdit>();
  const [isJudged, setIsJudged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const save = useMutation(instantResponseMutations.save(useQueryClient()));
  const present = presentEdit(edit, saved);
  const { draft, base } = present;
  const rule = ruleFrom(draft);

  const store = ({ version }: InstantResponseResponse) => {
    if (!rule) return;
    const isOff = !rule.rejectAbove && !rule.acceptAtOrBelow;
    const onSuccess = () => toast.success(t(isOff ? "toastOff" : "toast"));
    save.mutate({ instantResponse: rule, ifVersion: version }, { onSuccess });
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
