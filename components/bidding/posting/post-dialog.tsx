"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { draftOf, isCrossed, type RuleDraft, ruleFrom } from "@/components/bidding/instant-response/limit-draft";
import { RuleFields } from "@/components/bidding/instant-response/rule-fields";
import { useLimitWords } from "@/components/bidding/instant-response/use-limit-words";
import { type Expiry, expiryChoices, expiryFrom } from "@/components/bidding/posting/expiry";
import { wallTimeOf } from "@/components/form/local-time";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import { ProblemNote } from "@/components/ui/problem-note";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { instantResponseQueries, postingMutations } from "@/lib/bidding/queries/postings";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type PostDialogProps = { loaded: GetLoadResponse; onClose: () => void; onPosted: () => void };

const ruleChoices = ["organization", "none", "own"] as const;
type RuleChoice = (typeof ruleChoices)[number];

/** Until when a load takes bids, and which of them are answered by a rule. */
export function PostDialog({ loaded: { load }, onClose, onPosted }: PostDialogProps) {
  const t = useTranslations("postings.open");
  const common = useTranslations("common");
  const timeZone = useTimeZone() ?? "UTC";
  const [expiry, setExpiry] = useState<Expiry>({ choice: "none", wallTime: "" });
  const [choice, setChoice] = useState<RuleChoice>("organization");
  const [draft, setDraft] = useState<RuleDraft>(() => draftOf({}));
  const [isJudged, setIsJudged] = useState(false);
  const open = useMutation(postingMutations.open);
  const submit = () => {
    setIsJudged(true);
    const rule = choice === "own" ? ruleFrom(draft) : {};
    const { expiresAt, isWrong } = expiryFrom(expiry, new Date(), timeZone);
    if (isWrong || !rule || isCrossed(rule)) return;
    const own = choice === "organization" ? {} : { instantResponse: rule };
    open.mutate({ id: load.id, expiresAt, ...own }, { onSuccess: onPosted });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("title", { load: load.externalDisplayId ?? load.externalId })}
      description={t("text")}
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="primary" disabled={open.isPending} onClick={submit}>
            {t(open.isPending ? "submitting" : "submit")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {load.status === "ON_HOLD" && <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t("onHold")}</p>}
        <ExpiryField expiry={expiry} onChange={setExpiry} isJudged={isJudged} timeZone={timeZone} />
        <RuleChoiceField choice={choice} onChange={setChoice} />
        {choice === "own" && <OwnRule draft={draft} onChange={setDraft} isJudged={isJudged} />}
        <ProblemNote error={open.error} />
      </div>
    </Dialog>
  );
}

function RuleChoiceField({ choice, onChange }: { choice: RuleChoice; onChange: (choice: RuleChoice) => void }) {
  const t = useTranslations("postings.open");
  const words = useLimitWords();
  const { data } = useQuery(instantResponseQueries.rule());
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="font-medium">
        {t("rule")}
      </span>
      <div>
        <SegmentedControl
          label={t("rule")}
          value={choice}
          options={ruleChoices.map((value) => ({ value, label: t(`rules.${value}`) }))}
          onChange={onChange}
        />
      </div>
      {choice === "none" && <p className="text-ink-2 text-xs">{t("noneHint")}</p>}
      {choice === "organization" && data && (
        <p className="text-ink-2 text-xs">
          {words.reject(data.instantResponse)} {words.accept(data.instantResponse)}
        </p>
      )}
    </div>
  );
}

type OwnRuleProps = { draft: RuleDraft; onChange: (draft: RuleDraft) => void; isJudged: boolean };

const OwnRule = (rule: OwnRuleProps) => (
  <div className="grid gap-4">
    <RuleFields {...rule} name={useSession().name} />
  </div>
);

type ExpiryFieldProps = {
  expiry: Expiry;
  onChange: (expiry: Expiry) => void;
  isJudged: boolean;
  timeZone: string;
};

/** Until when carriers may bid; times are those of the reader's own clock. */
function ExpiryField({ expiry, onChange, isJudged, timeZone }: ExpiryFieldProps) {
  const t = useTranslations("postings.open");
  const format = useFormat();
  const id = useId();
  const now = new Date();
  const { expiresAt, isWrong = false } = expiryFrom(expiry, now, timeZone);
  const isShownWrong = isWrong && (isJudged || expiry.wallTime !== "");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t("expiry")}
      </label>
      <div className="flex flex-wrap gap-2">
        <Select
          id={id}
          value={expiry.choice}
          onChange={({ target }) =>
            onChange({ ...expiry, choice: expiryChoices.find((choice) => choice === target.value) ?? "none" })
          }
          data-initial-focus
          className="w-auto!"
        >
          {expiryChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`expiries.${choice}`)}
            </option>
          ))}
        </Select>
        {expiry.choice === "at" && (
          <Input
            type="datetime-local"
            aria-label={t("moment")}
            value={expiry.wallTime}
            min={wallTimeOf(now.toISOString(), timeZone)}
            onChange={({ target }) => onChange({ ...expiry, wallTime: target.value })}
            aria-invalid={isShownWrong}
            aria-describedby={`${id}-note`}
            className="w-auto!"
          />
        )}
      </div>
      <p id={`${id}-note`} className={isShownWrong ? "text-bad text-xs" : "text-ink-2 text-xs"}>
        {isShownWrong ? t("momentPast") : expiresAt && format.dateTime(expiresAt)}
      </p>
    </div>
  );
}
