"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { DryRun } from "@/components/bidding/instant-response/dry-run";
import { isCrossed, ruleFieldOf, ruleFrom, ruleToSend } from "@/components/bidding/instant-response/limit-draft";
import { MeanwhileNote } from "@/components/bidding/instant-response/meanwhile-note";
import { isUnsaved, presentEdit, type RuleEdit } from "@/components/bidding/instant-response/rule-edit";
import { RuleFields } from "@/components/bidding/instant-response/rule-fields";
import { useLimitMessages } from "@/components/bidding/instant-response/use-limit-messages";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { LeaveDialog, useLeaveGuard } from "@/components/form/leave-guard";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { instantResponseMutations } from "@/lib/bidding/queries/postings";
import type {
  InstantResponse,
  InstantResponseLimit,
  InstantResponseResponse,
} from "@/lib/bidding/schema/instant-response";
import { jsonEqual } from "@/lib/core/json";

/** The rule, what it would have done, and its save. */
export function RuleForm({ saved }: { saved: InstantResponseResponse }) {
  const t = useTranslations("instantResponse");
  const common = useTranslations("common");
  const { role, name } = useSession();
  const isReader = role === "VIEWER";
  const { form, edit, isAsking, confirm, dismiss, takeTheirs, saveMine, save } = useRuleForm(saved);
  const { destination, stay } = useLeaveGuard(isUnsaved(edit) && !isReader);
  /** Somebody saved another rule since: which of the two counts is for the reader to say. */
  const isOutdated = edit.base.version !== saved.version;
  const { savedBy, savedAt } = saved;
  const rule = ruleFrom(edit.draft);
  return (
    <>
      <Form form={form} className="grid gap-5">
        <fieldset disabled={isReader} className="grid gap-5">
          <RuleFields name={name} />
        </fieldset>
        {isOutdated && (
          <MeanwhileNote before={edit.base.instantResponse} saved={saved} onTake={takeTheirs} onKeep={saveMine} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="primary"
            disabled={isReader || form.isSubmitting || isOutdated || !isUnsaved(edit)}
            title={isReader ? t("needsBroker") : isOutdated ? t("meanwhile.chooseFirst") : undefined}
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
        <FormProblem form={form} />
      </Form>
      <DryRun rule={rule} />
      {isAsking && <SwitchOnDialog rule={rule} onClose={dismiss} onConfirm={confirm} />}
      <LeaveDialog destination={destination} onStay={stay} onLeave={stay} {...(!isOutdated && { onSave: save })} />
    </>
  );
}

/** The rule while it is filled in, and how it is saved: over the version it began from and no other. */
function useRuleForm(saved: InstantResponseResponse) {
  const t = useTranslations("instantResponse.saved");
  const [isAsking, setIsAsking] = useState(false);
  const confirmed = useRef<InstantResponseLimit>(undefined);
  const saving = useSaving();
  const save = useMutation({
    ...instantResponseMutations.save,
    onSuccess: (_answer, { instantResponse: { rejectAbove, acceptAtOrBelow } }) =>
      toast.success(t(rejectAbove || acceptAtOrBelow ? "toast" : "toastOff")),
  });
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/instant-response")).SaveInstantResponseRequest,
    defaultValues: presentEdit(undefined, saved),
    reValidateMode: "onSubmit",
    toRequest: ({ draft, base }: RuleEdit) => ({ instantResponse: ruleToSend(draft), ifVersion: base.version }),
    fieldOf: ruleFieldOf,
    onSubmit: async (request, { draft, base }) => {
      const rule = ruleFrom(draft);
      const accepted = rule?.acceptAtOrBelow;
      const isConfirmed = jsonEqual(accepted, confirmed.current);
      confirmed.current = undefined;
      // The fields say so while they are filled in.
      if (!rule || isCrossed(rule)) return;
      const isBolder = accepted && !jsonEqual(accepted, base.instantResponse.acceptAtOrBelow);
      if (isBolder && !isConfirmed) {
        saving.ask();
        return setIsAsking(true);
      }
      await save.mutateAsync(request);
      saving.end(true);
    },
    // The rule as it is now has come into the cache: the form shows both.
    onConflict: () => undefined,
  });
  const [draft, base] = useWatch({ control: form.control, name: ["draft", "base"] });
  const { reset } = form;
  useEffect(() => {
    const edit = { draft, base };
    const present = presentEdit(edit, saved);
    if (present !== edit) reset(present);
  }, [draft, base, saved, reset]);

  return {
    form,
    edit: presentEdit({ draft, base }, saved),
    takeTheirs: () => reset(presentEdit(undefined, saved)),
    saveMine: () => {
      form.setValue("base", saved);
      void form.submit();
    },
    isAsking,
    confirm: () => {
      setIsAsking(false);
      confirmed.current = ruleFrom(draft)?.acceptAtOrBelow;
      void form.submit().then(() => saving.end(false));
    },
    dismiss: () => {
      setIsAsking(false);
      saving.end(false);
    },
    save: () => saving.begin(form.submit),
  };
}

/** Who leaves waits for what came of saving: where that asks a question first, for its answer. */
function useSaving() {
  const waiting = useRef<(isSaved: boolean) => void>(undefined);
  const isAsked = useRef(false);
  const end = (isSaved: boolean) => {
    isAsked.current = false;
    waiting.current?.(isSaved);
    waiting.current = undefined;
  };
  return {
    begin: (submit: () => Promise<void>) =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        void submit().then(() => isAsked.current || end(false));
      }),
    ask: () => {
      isAsked.current = true;
    },
    end,
  };
}

type SwitchOnDialogProps = { rule: InstantResponse | undefined; onClose: () => void; onConfirm: () => void };

/** Asked before a rule may book loads. */
function SwitchOnDialog({ rule, onClose, onConfirm }: SwitchOnDialogProps) {
  const t = useTranslations("instantResponse.saved");
  const words = useLimitMessages();
  return (
    <ConfirmDialog title={t("acceptTitle")} confirm={{ label: t("confirm"), onConfirm }} onClose={onClose}>
      <p>{t("acceptText")}</p>
      {rule && <p className="text-ink-2">{words.accept(rule)}</p>}
    </ConfirmDialog>
  );
}
