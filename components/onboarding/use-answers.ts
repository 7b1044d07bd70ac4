"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { type HaulingValues, haulingAnswered, haulingValues } from "@/components/carriers/hauling-values";
import { useEndpointForm } from "@/components/form/endpoint-form";
import { fieldNameOf } from "@/components/form/field-name";
import { unreadText } from "@/components/form/local-time";
import {
  type AnswerKeeper,
  type AnswerKey,
  differs,
  type Kept,
  keepAnswers,
} from "@/components/onboarding/answer-keeper";
import type { Step } from "@/components/onboarding/steps";
import { onboardingByLink } from "@/lib/onboarding/queries";
import type { AnswersPatch, GetOnboardingResponse, OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";

/** The answers of a link while they are filled in; saved a moment after each change and when the page is left. */
export function useAnswers(token: string, { answers, version }: GetOnboardingResponse) {
  const cache = useQueryClient();
  const [keeper] = useState(() => keepAnswers({ answers, version, save: onboardingByLink(token).save }));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get, keeper.get);

  useEffect(() => {
    const leave = () => document.visibilityState === "hidden" && keeper.flush();
    const back = () => keeper.flush();
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("online", back);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("online", back);
    };
  }, [keeper]);

  const isRefused = kept.state === "refused";
  useEffect(() => {
    // Somebody signed, or the link stopped working: the gate shows which.
    if (isRefused) cache.invalidateQueries({ queryKey: onboardingByLink(token).query.queryKey });
  }, [isRefused, cache, token]);

  return { kept, keeper };
}

type Insurance = NonNullable<OnboardingAnswers["cargoInsurance"]>;

/** The answers as values of the form, which takes null for what is not answered. */
type AnswerValues = Omit<OnboardingAnswers, "cargoInsurance" | "has247CustomerService" | "hauling"> & {
  cargoInsurance: Omit<Insurance, "coverage"> & { coverage: Insurance["coverage"] | null };
  has247CustomerService: boolean | null;
  hauling: HaulingValues;
};

const valuesOf = ({
  contacts,
  cargoInsurance,
  has247CustomerService,
  hauling,
  ...answers
}: OnboardingAnswers): AnswerValues => ({
  ...answers,
  contacts: contacts.length > 0 ? contacts : [{}],
  cargoInsurance: { ...cargoInsurance, coverage: cargoInsurance?.coverage ?? null },
  has247CustomerService: has247CustomerService ?? null,
  hauling: haulingValues(hauling),
});

const answersOf = ({ cargoInsurance, has247CustomerService, hauling, ...values }: AnswerValues): OnboardingAnswers => ({
  ...values,
  cargoInsurance: { ...cargoInsurance, coverage: cargoInsurance.coverage ?? undefined },
  has247CustomerService: has247CustomerService ?? undefined,
  hauling: haulingAnswered(hauling),
});

/** Without the days that cannot be read as such: these stay in the form alone. */
function readable(answers: OnboardingAnswers): OnboardingAnswers {
  const read = <Part extends { expiresOn?: string | undefined }>(part: Part): Part =>
    isUnread(part) ? { ...part, expiresOn: undefined } : part;
  return {
    ...answers,
    certificates: answers.certificates.map(read),
    cargoInsurance: answers.cargoInsurance && read(answers.cargoInsurance),
  };
}

const isUnread = (part: { expiresOn?: string | undefined } | undefined) =>
  unreadText(part?.expiresOn ?? "") !== undefined;

const answerKeys = [
  "identity",
  "contacts",
  "certificates",
  "cargoInsurance",
  "has247CustomerService",
  "hauling",
] as const;

/** What each step answers; it has to be right before the next one comes. */
const answersAt: Partial<Record<Step, readonly AnswerKey[]>> = {
  identity: ["identity"],
  contacts: ["contacts", "has247CustomerService"],
  certificates: ["hauling", "certificates"],
  insurance: ["cargoInsurance"],
};

function patchAt(step: Step, values: AnswerValues): AnswersPatch {
  const answers = answersOf(values);
  return Object.fromEntries((answersAt[step] ?? []).map((key) => [key, answers[key]]));
}

type AnswerFormOptions = { kept: Kept; keeper: AnswerKeeper; step: Step; onNext: () => void };

/** The answers as a form. Nothing of it is sent: what is typed is handed to the keeper, which saves it by itself. */
export function useAnswerForm({ kept, keeper, step, onNext }: AnswerFormOptions) {
  const form = useEndpointForm({
    schema: async () => (await import("@/lib/onboarding/schema/onboarding")).SaveOnboardingRequest,
    defaultValues: valuesOf(kept.answers),
    toRequest: (values: AnswerValues) => ({ answers: patchAt(step, values) }),
    fieldOf: (path) => fieldNameOf(path.replace(/^answers\./, "")),
    onSubmit: onNext,
  });
  const { subscribe, getValues, reset } = form;

  useEffect(() => {
    const hand = () => {
      const written = answersOf(getValues());
      const answers = readable(written);
      const put = <Key extends AnswerKey>(key: Key) => keeper.set(key, answers[key]);
      for (const key of answerKeys) if (differs(key, answers, keeper.get().answers)) put(key);
      keeper.noteUnreadDays({
        certificates: written.certificates.some(isUnread),
        cargoInsurance: isUnread(written.cargoInsurance),
      });
    };
    return subscribe({ formState: { values: true }, callback: hand });
  }, [subscribe, getValues, keeper]);

  // What somebody else filled in meanwhile is kept without having been typed here.
  const show = useEffectEvent((answers: OnboardingAnswers) => {
    if (answerKeys.some((key) => differs(key, answers, readable(answersOf(getValues()))))) reset(valuesOf(answers));
  });
  useEffect(() => show(kept.answers), [kept.answers]);

  return form;
}
