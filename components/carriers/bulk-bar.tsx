"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type Choice, choices } from "@/components/carriers/decision-choices";
import { Button, IconButton } from "@/components/ui/button";

type BulkBarProps = { count: number; onChoose: (choice: Choice) => void; onClear: () => void };

/** What is done with all chosen carriers; each opens a preview first. */
export function BulkBar({ count, onChoose, onClear }: BulkBarProps) {
  const t = useTranslations("carriers.bulk");
  return (
    <section
      aria-label={t("title")}
      className="flex shrink-0 flex-wrap items-center gap-1.5 border-line border-t bg-surface px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium">
        {t("selected", { count })}
      </p>
      {choices.map((choice) => (
        <Button key={choice.key} size="sm" onClick={() => onChoose(choice)}>
          {t(choice.name)}
        </Button>
      ))}
      <IconButton label={t("clear")} icon={<X aria-hidden />} onClick={onClear} />
    </section>
  );
}
