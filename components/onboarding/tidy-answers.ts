import type { OnboardingAnswers } from "@/lib/onboarding/schema/answers";

type Part = string | number | boolean | null | undefined | Part[] | { [key: string]: Part };

const isNothing = (part: Part) =>
  part === undefined ||
  part === null ||
  part === "" ||
  (typeof part === "object" && Object.keys(part).length === 0 && !Array.isArray(part));

/** Without what is empty, and trimmed: as the server keeps it. Rows in which nothing is filled in are no rows yet. */
function tidy(part: Part): Part {
  if (typeof part === "string") return part.trim();
  if (Array.isArray(part)) return part.map(tidy).filter((row) => !isNothing(row));
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, tidy(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => !isNothing(value)));
}

export type AnswerKey = keyof OnboardingAnswers;
/** What one part of the answers is on its way to the server; null where nothing is left of it. */
export const tidyPart = (answers: OnboardingAnswers, key: AnswerKey): Part => {
  const part = tidy(answers[key]);
  const isList = Array.isArray(part) || key === "identity";
  return isNothing(part) && !isList ? null : part;
};
