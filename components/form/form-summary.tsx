"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFormDisplay } from "@/components/form/form-context";
import { useFormIssues, useProblemText } from "@/components/form/form-issues";
import { revealField } from "@/components/form/reveal-field";

type FormSummaryProps = {
  /** How often the form was refused; with each the focus goes to the summary, and before the first there is none. */
  attempt: number;
  title: (count: number) => string;
  /** What a field is called, by its path in the request. */
  nameOf: (path: string) => string;
  /** Stands beside the title, e.g. the key that leads to the next problem. */
  aside?: ReactNode;
};

/** Everything that keeps a long form from being sent, each with a way to its field. It stands inside of the form. */
export function FormSummary({ attempt, title, nameOf, aside }: FormSummaryProps) {
  const id = useId();
  const problemText = useProblemText();
  const { idPrefix = "" } = useFormDisplay();
  const issues = useFormIssues();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (attempt === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [attempt]);

  if (attempt === 0 || issues.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-md border-bad border-l-4 bg-bad-soft px-3.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
          <CircleAlert aria-hidden className="text-bad" />
          {title(issues.length)}
        </h2>
        {aside}
      </div>
      <ul className="mt-1.5 grid gap-1 pl-6">
        {issues.map(({ name, ...issue }) => (
          <li key={name}>
            <a
              href={`#${idPrefix}${name}`}
              onClick={(event) => {
                event.preventDefault();
                revealField(name, `${idPrefix}${name}`);
              }}
              className="font-medium text-bad underline underline-offset-2"
            >
              {nameOf(issue.path)}: {problemText(issue)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
