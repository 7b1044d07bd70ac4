"use client";

import { useTranslations } from "next-intl";
import type { AttemptError } from "@/lib/webhooks/schema/delivery";

/** What came back, in words: the status of the answer, or why there was none. */
export function useAnswerWords() {
  const t = useTranslations("webhooks.answer");
  const answerOf = ({ statusCode, error }: { statusCode?: number; error?: AttemptError }) => {
    if (error) return t(error);
    return statusCode === undefined ? "–" : String(statusCode);
  };
  return { answerOf };
}
