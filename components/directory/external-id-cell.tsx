"use client";

import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import type { Save } from "@/components/directory/external-id-form";
import { IconButton } from "@/components/ui/button";

const load = () => import("@/components/directory/external-id-form");
const ExternalIdForm = lazy(() => load().then((module) => ({ default: module.ExternalIdForm })));

type ExternalIdCellProps = { name: string; externalId?: string; onSave?: Save };

/** The TMS's id of a user or team. Where it may be changed, Enter saves and Escape keeps what was there. */
export function ExternalIdCell({ name, externalId, onSave }: ExternalIdCellProps) {
  const t = useTranslations("directory.externalId");
  const [state, setState] = useState<"resting" | "editing" | "left">("resting");
  if (state === "editing" && onSave) {
    return (
      <Suspense fallback={null}>
        <ExternalIdForm name={name} externalId={externalId} onSave={onSave} onClose={() => setState("left")} />
      </Suspense>
    );
  }
  return (
    <div className="flex min-h-5 min-w-0 items-center gap-1">
      {externalId ? (
        <span className="min-w-0 break-all font-mono text-xs">{externalId}</span>
      ) : (
        <span className="text-ink-3">{t("none")}</span>
      )}
      {onSave && (
        <IconButton
          // The focus comes back to where the editing began.
          autoFocus={state === "left"}
          label={t("edit", { name })}
          icon={<Pencil aria-hidden className="size-3.5!" />}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => setState("editing")}
          className="-my-0.75 size-6.5! pointer-coarse:my-0 pointer-coarse:size-11!"
        />
      )}
    </div>
  );
}
