import { useSyncExternalStore } from "react";
import type { Kept } from "@/components/onboarding/answer-keeper";
import { type MissingAnswer, missingAnswers, wrongEmails } from "@/lib/onboarding/rules/answers";

export const steps = ["identity", "contacts", "certificates", "insurance", "documents", "sign"] as const;
export type Step = (typeof steps)[number];

/** What stands between the answers and a signature. */
type OpenPoint = MissingAnswer | "contacts.email" | "cargoInsurance.unread";

/** Where a point is settled, and the words that say so. */
export const placeOf = {
  "identity.displayName": { step: "identity", word: "identity" },
  contacts: { step: "contacts", word: "contacts" },
  "contacts.email": { step: "contacts", word: "email" },
  "cargoInsurance.coverage": { step: "insurance", word: "insurance" },
  "cargoInsurance.unread": { step: "insurance", word: "coverage" },
} as const satisfies Record<OpenPoint, { step: Step; word: string }>;

/** Everything that is missing, and what is written in a form that cannot be used. */
export function openPoints({ answers, coverageDraft }: Pick<Kept, "answers" | "coverageDraft">): OpenPoint[] {
  const missing = missingAnswers(answers).filter((point) => !(coverageDraft && point === "cargoInsurance.coverage"));
  return [
    ...missing,
    ...(wrongEmails(answers).length > 0 ? ["contacts.email" as const] : []),
    ...(coverageDraft ? ["cargoInsurance.unread" as const] : []),
  ];
}

const subscribe = (onChange: () => void) => {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
};
const shown = (): Step => steps.find((step) => `#${step}` === window.location.hash) ?? "identity";

/** The step is in the address: the phone's own way back goes one step back, and a reload stays. */
export function useStep() {
  const step = useSyncExternalStore(subscribe, shown, (): Step => "identity");
  const go = (next: Step) => {
    window.location.hash = next;
    window.scrollTo({ top: 0 });
  };
  return { step, go, index: steps.indexOf(step) };
}
