"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CodeBlock } from "@/components/ui/code-block";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { verifySnippets } from "@/components/webhooks/verify-snippets";

type Language = (typeof verifySnippets)[number]["id"];

const points = ["raw", "either", "twice", "quick", "retries"] as const;

/** How a receiver knows that a request is from here, with code to copy. */
export function VerifyPart() {
  const t = useTranslations("webhooks.verify");
  const [language, setLanguage] = useState<Language>("node");
  const snippet = verifySnippets.find(({ id }) => id === language) ?? verifySnippets[0];
  return (
    <div className="grid max-w-225 gap-4 px-5 py-5 max-sm:px-4">
      <p className="max-w-160">
        {t.rich("intro", { code: (text) => <code className="font-mono text-xs">{text}</code> })}
      </p>
      <ul className="grid max-w-160 list-disc gap-1 pl-5 text-ink-2">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ul>
      <p>
        {t.rich("events", {
          link: (text) => (
            <a className="text-accent underline underline-offset-2" href="/docs">
              {text}
            </a>
          ),
        })}
      </p>
      <div>
        <SegmentedControl
          label={t("language")}
          value={language}
          onChange={setLanguage}
          options={verifySnippets.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <CodeBlock code={snippet.code} label={t("receiver", { language: snippet.name })} />
    </div>
  );
}
