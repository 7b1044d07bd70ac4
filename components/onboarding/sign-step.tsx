"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/choice-fields";
import { Form, FormProblem, useEndpointForm } from "@/components/form/endpoint-form";
import { TextField } from "@/components/form/text-field";
import type { AnswerKeeper, Kept } from "@/components/onboarding/answer-keeper";
import { AnswersSummary } from "@/components/onboarding/answers-summary";
import { openPoints, placeOf, type Step } from "@/components/onboarding/steps";
import { Button } from "@/components/ui/button";
import { type ApiRequest, CallError } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";
import { onboardingByLink } from "@/lib/onboarding/queries";
import type { GetOnboardingResponse } from "@/lib/onboarding/schema/onboarding";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

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
  const sign = useSigning(token, keeper);
  const open = openPoints(kept);
  const isComplete = open.length === 0 && !isUploading && kept.state !== "conflict";
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/onboarding/schema/onboarding")).SignOnboardingRequest,
    defaultValues: { signerName: "", signerTitle: "", agrees: false },
    // Nothing is sent without the consent: see below.
    toRequest: ({ signerName, signerTitle }: SignValues): Signer => ({
      signerName,
      signerTitle,
      agrees: true,
      language,
    }),
    issuesOf: ({ issues }) => issues?.filter(({ path }) => path === "signerName" || path === "signerTitle"),
    onSubmit: (signer, values) => (isComplete && hasSigned(values) ? sign.mutateAsync(signer) : undefined),
  });
  const [signerName, agrees] = useWatch({ control: form.control, name: ["signerName", "agrees"] });
  const isReady = isComplete && hasSigned({ signerName, agrees });
  const organization = given.organizationName;
  return (
    <Form form={form}>
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
      <SignerField name="signerName" label={t("name")} autoComplete="name" required />
      <SignerField name="signerTitle" label={t("signerTitle")} autoComplete="organization-title" />
      <CheckboxField
        name="agrees"
        className="min-h-11! rounded-md border border-line bg-surface p-3.5"
        label={t("consent", { organization, carrier: withoutPeriod(kept.answers.identity.displayName ?? "") })}
      />
      <p className="text-ink-2">{t("date", { date: format.date(new Date().toISOString()) })}</p>
      <FormProblem form={form} text={(error) => t(`problems.${problemOf(error)}`)} />
      <Button type="submit" variant="primary" className="h-12!" disabled={!isReady || form.isSubmitting}>
        {sign.isPending ? t("signing") : t("submit")}
      </Button>
      {!isReady && <p className="text-ink-3 text-xs">{t(isUploading ? "uploading" : "whatIsNeeded")}</p>}
    </Form>
  );
}

/** A field a thumb can hit. */
const SignerField = (field: ComponentProps<typeof TextField>) => (
  <TextField {...field} maxLength={shortTextMax} className="h-11!" />
);

// The sentence has one of its own: "S.A. de C.V." ends with it already.
const withoutPeriod = (name: string) => name.trim().replace(/\.$/, "");

const problemOf = (reason: Error) => {
  if (!(reason instanceof CallError) || reason.status >= 500) return "unexpected";
  if (reason.status === 0) return "unreachable";
  return reason.status === 409 ? "changed" : "refused";
};

type SignValues = { signerName: string; signerTitle: string; agrees: boolean };
type Signer = ApiRequest<"/onboarding/sign">;

const hasSigned = ({ signerName, agrees }: Omit<SignValues, "signerTitle">) => signerName.trim() !== "" && agrees;

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
