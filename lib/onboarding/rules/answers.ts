import type { AnswersPatch, OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";

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

/** Whether mail can be sent to what is written: a name, an @, and a domain with an ending. */
export const isEmail = (written: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(written.trim());

/** The places of the contacts whose e-mail address is none; an empty one is no answer, and so not wrong. */
export const wrongEmails = ({ contacts }: Pick<OnboardingAnswers, "contacts">) =>
  contacts.flatMap(({ email }, index) => (email?.trim() && !isEmail(email) ? [index] : []));
