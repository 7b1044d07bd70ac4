"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormIssues } from "@/components/form/form-issues";
import { useProblemText } from "@/components/form/problem-text";
import { revealField } from "@/components/form/reveal-field";
import { usePathTitle } from "@/components/loads/editor/use-path-title";
import { Kbd } from "@/components/ui/kbd";

/** Everything that keeps a load from being saved, each with a way to its field. `attempt` counts refused saves. */
export function ErrorSummary({ attempt }: { attempt: number }) {
  const t = useTranslations("loadEditor.errors");
  const title = usePathTitle();
  const problemText = useProblemText();
  const issues = useFormIssues();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (attempt === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [attempt]);

  if (attempt === 0 || issues.length === 0) return null;
  return (
    <section aria-labelledby="error-summary" className="rounded-md border-bad border-l-4 bg-bad-soft px-3.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2
          id="error-summary"
          ref={heading}
          tabIndex={-1}
          className="flex items-center gap-2 font-semibold outline-none"
        >
          <CircleAlert aria-hidden className="text-bad" />
          {t("title", { count: issues.length })}
        </h2>
        <span className="text-ink-2 text-xs pointer-coarse:hidden">
          <Kbd>F8</Kbd> {t("next")}
        </span>
      </div>
      <ul className="mt-1.5 grid gap-1 pl-6">
        {issues.map(({ name, ...issue }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                revealField(name);
              }}
              className="font-medium text-bad underline underline-offset-2"
            >
              {title(issue.path)}: {problemText(issue)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
