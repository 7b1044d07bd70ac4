"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EditFact } from "@/components/loads/page/edit-fact";
import { classNames } from "@/components/ui/class-names";

type StripCellProps = {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  /** The field it is written in; without one it is only read. */
  path?: string;
  title?: string | undefined;
  tone?: "warn" | undefined;
};

const look =
  "border-line border-l px-3 py-2.5 max-lg:border-t max-sm:px-4 max-sm:even:border-l-0 sm:max-lg:nth-2:border-l-0";

/** One of the facts that decide: its name, the fact, its context. */
export function StripCell({ label, value, note, path, title, tone }: StripCellProps) {
  const t = useTranslations("loadPage.strip");
  const content = (
    <>
      <span className="block text-ink-3 text-xs">{label}</span>
      <span className={classNames("block font-semibold text-[0.90625rem] leading-5.5", tone && "text-warn")}>
        {value}
      </span>
      <span className="block min-h-4 text-ink-2 text-xs">{note}</span>
    </>
  );
  if (!path)
    return (
      <div title={title} className={look}>
        {content}
      </div>
    );
  return (
    <EditFact
      path={path}
      label={title ?? (typeof label === "string" ? t("edit", { field: label }) : "")}
      className={look}
    >
      {content}
    </EditFact>
  );
}
