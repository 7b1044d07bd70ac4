"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { AnswerKeeper, Kept } from "@/components/onboarding/answer-keeper";
import { AnswersSummary } from "@/components/onboarding/answers-summary";
import { openPoints, placeOf, type Step } from "@/components/onboarding/steps";
import { TextRow } from "@/components/onboarding/text-row";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/controls";
import { CallError } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";
import { onboardingByLink } from "@/lib/onboarding/queries";
import type { GetOnboardingResponse } from "@/lib/onboarding/schema/onboarding";

type SignStepProps = {
  token: string;
  given: GetOnboardingResponse;
  kept: Kept;
  keeper: AnswerKeeper;
  isUploading: boolean;
  onGo: (step: Step) => void;
};

/** Reading it all once more, and signing exactly what was read. */
export function SignStep({ token, given, kept, keeper, isUploading, onGo }: SignStepProps) {
  const t = useTranslations("onboarding.sign");
  const format = useFormat();
  const language = useLocale() === "es-MX" ? "es-MX" : "en-US";
  const [name, setName] = useState("");
  const [title, setTitle] = useState("");
  const [agrees, setAgrees] = useState(false);
  const sign = useSigning(token, keeper);
  const open = openPoints(kept);
  const isReady = open.length === 0 && name.trim() !== "" && agrees && !isUploading && kept.state !== "conflict";
  const organization = given.organizationName;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) sign.mutate({ signerName: name, signerTitle: title, agrees: true, language });
      }}
    >
      <AnswersSummary answers={kept.answers} documentCount={given.documents.length} />
      {open.map((point) => (
        <button
          key={point}
          type="button"
          onClick={() => onGo(placeOf[point].step)}
          className="min-h-11 rounded-md bg-warn-soft px-3 py-2 text-left text-warn underline"
        >
          {t(`missing.${placeOf[point].word}`)}
        </button>
      ))}
      <TextRow label={t("name")} value={name} onChange={setName} autoComplete="name" required />
      <TextRow label={t("signerTitle")} value={title} onChange={setTitle} autoComplete="organization-title" />
      <Checkbox
        className="min-h-11! rounded-md border border-line bg-surface p-3.5"
        checked={agrees}
        onChange={({ target }) => setAgrees(target.checked)}
        label={t("consent", { organization, carrier: withoutPeriod(kept.answers.identity.displayName ?? "") })}
      />
      <p className="text-ink-2">{t("date", { date: format.date(new Date().toISOString()) })}</p>
      {sign.error && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
          {t(`problems.${problemOf(sign.error)}`)}
        </p>
      )}
      <Button type="submit" variant="primary" className="h-12!" disabled={!isReady || sign.isPending}>
        {sign.isPending ? t("signing") : t("submit")}
      </Button>
      {!isReady && <p className="text-ink-3 text-xs">{t(isUploading ? "uploading" : "whatIsNeeded")}</p>}
    </form>
  );
}

// The sentence has one of its own: "S.A. de C.V." ends with it already.
const withoutPeriod = (name: string) => name.trim().replace(/\.$/, "");

const problemOf = (reason: Error) => {
  if (!(reason instanceof CallError) || reason.status >= 500) return "unexpected";
  if (reason.status === 0) return "unreachable";
  return reason.status === 409 ? "changed" : "refused";
};

type Signer = { signerName: string; signerTitle: string; agrees: true; language: "en-US" | "es-MX" };

/** Signs at the version that is on the screen; whatever comes of it, the page then shows what the server has. */
function useSigning(token: string, keeper: AnswerKeeper) {
  const cache = useQueryClient();
  const { query, sign } = onboardingByLink(token);
  return useMutation({
    mutationFn: async (signer: Signer) => {
      if (!(await keeper.flush())) throw new CallError(0, { code: "unreachable" });
      return sign({ ...signer, ifVersion: keeper.get().version });
    },
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: query.queryKey });
      window.scrollTo({ top: 0 });
    },
    onError: (reason) => {
      // Somebody changed an answer since it was read here: it has to be read again.
      keeper.takeTheirs(reason);
      if (reason instanceof CallError && (reason.status === 401 || reason.code === "conflict"))
        cache.invalidateQueries({ queryKey: query.queryKey });
    },
  });
}
