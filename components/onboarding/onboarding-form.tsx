"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { CertificatesStep } from "@/components/onboarding/certificates-step";
import { ConflictNote } from "@/components/onboarding/conflict-note";
import { ContactsStep } from "@/components/onboarding/contacts-step";
import { DocumentsStep } from "@/components/onboarding/documents-step";
import { IdentityStep } from "@/components/onboarding/identity-step";
import { InsuranceStep } from "@/components/onboarding/insurance-step";
import { SignStep } from "@/components/onboarding/sign-step";
import { StepBar } from "@/components/onboarding/step-bar";
import { StepRail } from "@/components/onboarding/step-rail";
import { openPoints, placeOf, type Step, useStep } from "@/components/onboarding/steps";
import { useAnswers } from "@/components/onboarding/use-answers";
import { useDocuments } from "@/components/onboarding/use-documents";
import type { GetOnboardingResponse } from "@/lib/onboarding/schema/carrier-side";

type OnboardingFormProps = { token: string; given: GetOnboardingResponse };

/** Six steps, each saved as it is filled in, so that nothing but the last one has to be pressed. */
export function OnboardingForm({ token, given }: OnboardingFormProps) {
  const t = useTranslations("onboarding");
  const { step, go } = useStep();
  const { kept, keeper } = useAnswers(token, given);
  const { organizationName, carrier, documents } = given;
  const { answers } = kept;
  const open = openPoints(kept);
  const section = useRef<HTMLElement>(null);
  const heading = useFocusOnChange(step);
  const own = useDocuments(token);
  const isUploading = own.pending.some(({ problem }) => !problem);

  const goTo = (next: Step) => {
    keeper.flush();
    go(next);
  };
  const faces: Record<Step, () => React.ReactNode> = {
    identity: () => <IdentityStep onRecord={carrier} value={answers.identity} onChange={keeper.set} />,
    contacts: () => <ContactsStep answers={answers} onChange={keeper.set} />,
    certificates: () => <CertificatesStep value={answers.certificates} onChange={keeper.set} />,
    insurance: () => (
      <InsuranceStep
        value={answers.cargoInsurance}
        draft={kept.coverageDraft}
        onChange={keeper.set}
        onDraft={keeper.draftCoverage}
      />
    ),
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
        {faces[step]()}
      </section>
      <StepBar
        step={step}
        kept={kept}
        keeper={keeper}
        onBack={goTo}
        onNext={(next) => !showWrong(section.current) && goTo(next)}
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

/** Whoever cannot see the page hears where it went; not on arrival, where the page's own name is said. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);
  return heading;
}
