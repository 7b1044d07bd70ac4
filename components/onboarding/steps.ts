import { useSyncExternalStore } from "react";
import type { MissingAnswer } from "@/lib/onboarding/rules/answers";

export const steps = ["identity", "contacts", "certificates", "insurance", "documents", "sign"] as const;
export type Step = (typeof steps)[number];

/** Where a missing answer is given. */
export const stepOf: Record<MissingAnswer, Step> = {
  "identity.displayName": "identity",
  contacts: "contacts",
  "cargoInsurance.coverage": "insurance",
};

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
