import type { OnboardingAnswers } from "@/lib/onboarding/schema/answers";
import type { AnswersPatch } from "@/lib/onboarding/schema/carrier-side";

/** The answers with the parts of the patch in place of what was there; null takes one back. */
export function patchAnswers(answers: OnboardingAnswers, patch: AnswersPatch): OnboardingAnswers {
  const patched = Object.entries({ ...answers, ...withoutUnset(patch) }).filter(([, value]) => value !== null);
  return { ...answers, ...Object.fromEntries(patched), ...unsetBy(patch) };
}

const withoutUnset = (patch: AnswersPatch) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

const unsetBy = (patch: AnswersPatch) =>
  Object.fromEntries(Object.entries(patch).flatMap(([key, value]) => (value === null ? [[key, undefined]] : [])));

/** One thing that is needed before a carrier can sign, by the path of its answer. */
export type MissingAnswer = "identity.displayName" | "contacts" | "cargoInsurance.coverage";

/** A carrier can be reached, and insurance that is begun says what it covers. Nothing else is asked of everybody. */
export function missingAnswers(answers: OnboardingAnswers): MissingAnswer[] {
  const { identity, contacts, cargoInsurance } = answers;
  const canBeReached = contacts.some(({ phone, email }) => phone ?? email);
  return [
    ...(identity.displayName ? [] : ["identity.displayName" as const]),
    ...(canBeReached ? [] : ["contacts" as const]),
    ...(cargoInsurance && !cargoInsurance.coverage ? ["cargoInsurance.coverage" as const] : []),
  ];
}
