"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Form } from "@/components/form/endpoint-form";
import type { AnswerKeeper } from "@/components/onboarding/answer-keeper";
import { ContactsStep, IdentityStep } from "@/components/onboarding/company-steps";
import { CertificatesStep, InsuranceStep } from "@/components/onboarding/coverage-steps";
import { DocumentPicker, DocumentRow } from "@/components/onboarding/documents";
import { SignStep } from "@/components/onboarding/sign-step";
import { openPoints, placeOf, type Step, StepBar, StepRail, stepAfter, useStep } from "@/components/onboarding/steps";
import { useAnswerForm, useAnswers } from "@/components/onboarding/use-answers";
import { UploadNotes, useUploads } from "@/components/onboarding/use-uploads";
import { Button } from "@/components/ui/button";
import { onboardingByLink } from "@/lib/onboarding/queries";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";
import { documentsPerLinkMax } from "@/lib/onboarding/schema/document-values";
import type { GetOnboardingResponse } from "@/lib/onboarding/schema/onboarding";

type OnboardingFormProps = { token: string; given: GetOnboardingResponse };

/** Six steps, each saved as it is filled in, so that nothing but the last one has to be pressed. */
export function OnboardingForm({ token, given }: OnboardingFormProps) {
  const t = useTranslations("onboarding");
  const { step, go } = useStep();
  const { kept, keeper } = useAnswers(token, given);
  const { organizationName, carrier, documents } = given;
  const open = openPoints(kept);
  const section = useRef<HTMLElement>(null);
  const heading = useFocusOnChange(step);
  const own = useDocuments(token);
  const isUploading = own.pending.some(({ problem }) => !problem);

  const goTo = (next: Step) => {
    keeper.flush();
    go(next);
  };
  const form = useAnswerForm({ kept, keeper, step, onNext: () => goTo(stepAfter(step) ?? step) });
  const screens: Record<Step, () => React.ReactNode> = {
    identity: () => <IdentityStep onRecord={carrier} />,
    contacts: () => <ContactsStep />,
    certificates: () => <CertificatesStep />,
    insurance: () => <InsuranceStep draft={kept.coverageDraft} onDraft={keeper.draftCoverage} />,
    documents: () => <DocumentsStep documents={documents} own={own} />,
    sign: () => (
      <SignStep token={token} given={given} kept={kept} keeper={keeper} isUploading={isUploading} onGo={goTo} />
    ),
  };

  return (
    <>
      <h1 className="pb-3 font-semibold text-xl">{t("heading", { organization: organizationName })}</h1>
      <StepRail current={step} incomplete={open.map((point) => placeOf[point].step)} onGo={goTo} />
      <section ref={section} className="flex flex-1 flex-col gap-4 pt-1 pb-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
            {t(`${step}.title`)}
          </h2>
          <p className="text-ink-2">{t(`${step}.text`, { organization: organizationName })}</p>
        </div>
        {kept.state === "conflict" && <ConflictNote keeper={keeper} />}
        {step === "sign" ? screens.sign() : <Form form={form}>{screens[step]()}</Form>}
      </section>
      <StepBar
        step={step}
        kept={kept}
        keeper={keeper}
        onBack={goTo}
        onNext={() => !showWrong(section.current) && form.submit()}
      />
    </>
  );
}

/** Goes to the first field with something wrong in it, if there is one; left and entered, it says what. */
function showWrong(section: HTMLElement | null) {
  const wrong = section?.querySelector<HTMLInputElement>("[data-wrong]");
  wrong?.blur();
  wrong?.focus();
  return wrong != null;
}

/** Moves the focus to the heading of a new step, so that a screen reader says it; not on arrival, where the page's own name is said. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);
  return heading;
}

/** Two people, or two tabs, at the same step: nothing is overwritten until somebody says whose counts. */
function ConflictNote({ keeper }: { keeper: AnswerKeeper }) {
  const t = useTranslations("onboarding.conflict");
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-md bg-warn-soft px-3 py-2.5 text-warn">
      <p className="font-medium">{t("title")}</p>
      <p>{t("text")}</p>
      <div className="flex flex-wrap gap-2">
        <Button className="min-h-11" onClick={() => keeper.keepMine()}>
          {t("keepMine")}
        </Button>
        <Button className="min-h-11" onClick={() => keeper.takeTheirs()}>
          {t("takeTheirs")}
        </Button>
      </div>
    </div>
  );
}

type DocumentsStepProps = { documents: CarrierDocument[]; own: Documents };

function DocumentsStep({ documents, own }: DocumentsStepProps) {
  const t = useTranslations("onboarding.documents");
  const isFull = documents.length >= documentsPerLinkMax;
  return (
    <>
      <DocumentPicker
        disabledReason={isFull ? t("full", { most: documentsPerLinkMax }) : undefined}
        onFiles={own.add}
      />
      <UploadNotes pending={own.pending} onDrop={own.drop} />
      {documents.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} onRemove={() => own.takeBack(document.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The documents of a link: what is on its way goes on while other steps are filled in. */
function useDocuments(token: string) {
  const cache = useQueryClient();
  const { query, upload, remove } = onboardingByLink(token);
  const show = (change: (documents: CarrierDocument[]) => CarrierDocument[]) =>
    cache.setQueryData(query.queryKey, (known) => known && { ...known, documents: change(known.documents) });
  const uploads = useUploads(async (request) => {
    const { document } = await upload(request);
    show((known) => [document, ...known.filter(({ id }) => id !== document.id)]);
  });
  const takeBack = async (id: string) => {
    await remove(id);
    show((known) => known.filter((document) => document.id !== id));
  };
  return { ...uploads, takeBack };
}

type Documents = ReturnType<typeof useDocuments>;
