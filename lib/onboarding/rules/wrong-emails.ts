import type { OnboardingAnswers } from "@/lib/onboarding/schema/answers";

/** Whether mail can be sent to what is written: a name, an @, and a domain with an ending. */
export const isEmail = (written: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(written.trim());

/** The places of the contacts whose e-mail address is none; an empty one is no answer, and so not wrong. */
export const wrongEmails = ({ contacts }: Pick<OnboardingAnswers, "contacts">) =>
  contacts.flatMap(({ email }, index) => (email?.trim() && !isEmail(email) ? [index] : []));
