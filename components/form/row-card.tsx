"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { FieldAside, FieldPath } from "@/components/form/field";
import { useFormIssues } from "@/components/form/form-issues";
import { RowActions } from "@/components/form/row-actions";
import { useFold } from "@/components/form/use-fold";
import type { Rows } from "@/components/form/use-rows";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";

type RowCardProps = {
  name: string;
  rows: Rows;
  index: number;
  title: ReactNode;
  startsOpen: boolean;
  children: ReactNode;
};

function RowProblems({ name }: { name: string }) {
  const t = useTranslations("form");
  const count = useFormIssues([name]).length;
  return count > 0 && <Badge tone="bad">{t("problemCount", { count })}</Badge>;
}

/** A row with much in it: folded, its title tells what it is. */
export function RowCard({ name, rows, index, title, startsOpen, children }: RowCardProps) {
  const id = useId();
  const { isOpen, toggle } = useFold([name], startsOpen);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-1 py-1.5 pr-1.5 pl-3">
        <button
          type="button"
          onClick={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex min-h-7.5 min-w-0 flex-1 basis-60 items-center gap-1.5 rounded-sm text-left pointer-coarse:min-h-11"
        >
          <ChevronRight aria-hidden className={classNames("text-ink-3 transition-transform", isOpen && "rotate-90")} />
          <span className="text-ink-3 tabular-nums">{index + 1}</span>
          <span className="min-w-0 flex-1 truncate">{title}</span>
          {!isOpen && <RowProblems name={name} />}
        </button>
        <FieldAside name={name} />
        <RowActions rows={rows} index={index} />
      </div>
      {isOpen && (
        <div id={id} className="px-4 pb-2">
          <FieldPath name={name} />
          {children}
        </div>
      )}
    </>
  );
}
