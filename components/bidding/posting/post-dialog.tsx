"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useFormState, useWatch } from "react-hook-form";
import { useSession } from "@/components/app-shell/session-provider";
import {
  draftOf,
  isCrossed,
  type RuleDraft,
  ruleFieldOf,
  ruleFrom,
  ruleToSend,
} from "@/components/bidding/instant-response/limit-draft";
import { RuleFields } from "@/components/bidding/instant-response/rule-fields";
import { useLimitMessages } from "@/components/bidding/instant-response/use-limit-messages";
import { type Expiry, expiryChoices, expiryFrom } from "@/components/bidding/posting/expiry";
import { SegmentedField } from "@/components/form/choice-fields";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { FormDialog } from "@/components/form/form-dialog";
import { wallTimeOf } from "@/components/form/local-time";
import { useField } from "@/components/form/use-field";
import { Input, Select } from "@/components/ui/controls";
import { instantResponseQueries, postingMutations } from "@/lib/bidding/queries/postings";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const ruleChoices = ["organization", "none", "own"] as const;
type PostValues = { expiry: Expiry; choice: (typeof ruleChoices)[number]; draft: RuleDraft };

const instantResponseOf = ({ choice, draft }: PostValues) =>
  choice === "organization" ? {} : { instantResponse: choice === "own" ? ruleToSend(draft) : {} };

/** Whether its own rule, if it is to have one, would accept what it rejects. */
const hasCrossedRule = ({ choice, draft }: PostValues) => choice === "own" && isCrossed(ruleFrom(draft) ?? {});

type PostDialogProps = { loaded: GetLoadResponse; onClose: () => void; onPosted: () => void };

/** Until when a load takes bids, and which of them are answered by a rule. */
export function PostDialog({ loaded: { load }, onClose, onPosted }: PostDialogProps) {
  const t = useTranslations("postings.open");
  const { name } = useSession();
  const timeZone = useTimeZone() ?? "UTC";
  const open = useMutation(postingMutations.open);
  const expiryOf = ({ expiry }: PostValues) => expiryFrom(expiry, new Date(), timeZone);
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/bidding/schema/posting")).OpenPostingRequest,
    defaultValues: { expiry: { choice: "none", wallTime: "" }, choice: "organization", draft: draftOf({}) },
    reValidateMode: "onSubmit",
    toRequest: (values: PostValues) => ({
      id: load.id,
      expiresAt: expiryOf(values).expiresAt,
      ...instantResponseOf(values),
    }),
    fieldOf: { ...ruleFieldOf, expiresAt: "expiry.wallTime" },
    onSubmit: async (request, values) => {
      // The fields say so.
      if (expiryOf(values).isWrong || hasCrossedRule(values)) return;
      await open.mutateAsync(request);
      onPosted();
    },
  });
  const choice = useWatch({ control: form.control, name: "choice" });
  return (
    <FormDialog
      form={form}
      title={t("title", { load: load.externalDisplayId ?? load.externalId })}
      description={t("text")}
      submit={{ label: t(form.isSubmitting ? "submitting" : "submit") }}
      onClose={onClose}
    >
      {load.status === "ON_HOLD" && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("onHold")}</p>}
      <ExpiryField timeZone={timeZone} />
      <RuleChoiceField choice={choice} />
      {choice === "own" && <RuleFields name={name} />}
    </FormDialog>
  );
}

function RuleChoiceField({ choice }: Pick<PostValues, "choice">) {
  const t = useTranslations("postings.open");
  const words = useLimitMessages();
  const { data } = useQuery(instantResponseQueries.rule());
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="font-medium">
        {t("rule")}
      </span>
      <SegmentedField
        name="choice"
        label={t("rule")}
        options={ruleChoices.map((value) => ({ value, label: t(`rules.${value}`) }))}
      />
      {choice === "none" && <p className="text-ink-2 text-xs">{t("noneHint")}</p>}
      {choice === "organization" && data && (
        <p className="text-ink-2 text-xs">
          {words.reject(data.instantResponse)} {words.accept(data.instantResponse)}
        </p>
      )}
    </div>
  );
}

/** Until when carriers may bid; times are those of the reader's own clock. */
function ExpiryField({ timeZone }: { timeZone: string }) {
  const t = useTranslations("postings.open");
  const format = useFormat();
  const choice = useField("expiry.choice");
  const moment = useField("expiry.wallTime");
  const expiry = useWatch<PostValues, "expiry">({ name: "expiry" });
  const { isSubmitted } = useFormState();
  const now = new Date();
  const { expiresAt, isWrong = false } = expiryFrom(expiry, now, timeZone);
  const problem = isWrong && (isSubmitted || expiry.wallTime !== "") ? t("momentPast") : moment.problem;
  const noteId = `${choice.control.id}-note`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={choice.control.id} className="font-medium">
        {t("expiry")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Select
          {...choice.control}
          ref={choice.attach}
          value={expiry.choice}
          onChange={({ target }) => choice.onChange(target.value)}
          onBlur={choice.onBlur}
          data-initial-focus
          className="w-auto!"
        >
          {expiryChoices.map((value) => (
            <option key={value} value={value}>
              {t(`expiries.${value}`)}
            </option>
          ))}
        </Select>
        {expiry.choice === "at" && (
          <Input
            {...moment.control}
            ref={moment.attach}
            type="datetime-local"
            aria-label={t("moment")}
            value={expiry.wallTime}
            min={wallTimeOf(now.toISOString(), timeZone)}
            onChange={({ target }) => moment.onChange(target.value)}
            onBlur={moment.onBlur}
            aria-invalid={problem !== undefined}
            aria-describedby={noteId}
            className="w-auto!"
          />
        )}
      </div>
      <p id={noteId} className={problem ? "text-bad text-xs" : "text-ink-2 text-xs"}>
        {problem ?? (expiresAt && format.dateTime(expiresAt))}
      </p>
    </div>
  );
}
