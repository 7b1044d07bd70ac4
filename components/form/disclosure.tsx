"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import { countFilled } from "@/components/form/filled";
import { useFormIssues } from "@/components/form/form-issues";
import { useFold } from "@/components/form/reveal-field";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";

const countAll = (values: readonly unknown[]) => values.reduce<number>((sum, value) => sum + countFilled(value), 0);

/** How many of these fields are filled in, and how many have a problem. */
function FoldStatus({ fields }: { fields: readonly string[] }) {
  const t = useTranslations("form");
  const count: number = useWatch({ name: fields, compute: countAll });
  const problems = useFormIssues(fields).length;
  return (
    <span className="flex shrink-0 items-center gap-2">
      {problems > 0 && <Badge tone="bad">{t("problemCount", { count: problems })}</Badge>}
      {count > 0 && <span className="text-ink-2 text-xs">{t("filledCount", { count })}</span>}
    </span>
  );
}

type DisclosureProps = { title: string; fields: readonly string[]; children: ReactNode };

/** Details that stay folded until they are needed; folded they still say how much is in them. */
export function Disclosure({ title, fields, children }: DisclosureProps) {
  const id = useId();
  const { isOpen, toggle } = useFold(fields, false);
  return (
    <div className="border-line border-t">
      <button
        type="button"
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="flex min-h-9 w-full items-center gap-1.5 rounded-sm py-1 text-left text-ink-2 transition-colors hover:text-ink pointer-coarse:min-h-11"
      >
        <ChevronRight aria-hidden className={classNames("transition-transform", isOpen && "rotate-90")} />
        <span className="min-w-0 flex-1 font-medium">{title}</span>
        <FoldStatus fields={fields} />
      </button>
      {isOpen && (
        <div id={id} className="pt-1 pb-4 pl-5.5 @max-lg:pl-0">
          {children}
        </div>
      )}
    </div>
  );
}
