"use client";

import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { CallError } from "@/lib/browser/api";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

export type Save = (externalId: string | null) => Promise<unknown>;
type ExternalIdFormProps = { name: string; externalId?: string; onSave: Save; onClose: () => void };

function useProblem() {
  const t = useTranslations("directory.externalId");
  const common = useTranslations("common.errorState");
  const [problem, setProblem] = useState<string>();
  const tell = (reason: unknown) => {
    const isTaken = reason instanceof CallError && reason.status === 409;
    const isUnreachable = reason instanceof CallError && reason.status === 0;
    setProblem(isTaken ? t("taken") : common(isUnreachable ? "unreachable" : "unexpected"));
  };
  return { problem, tell };
}

/** Enter saves, Escape keeps what was there. */
export function ExternalIdForm({ name, externalId = "", onSave, onClose }: ExternalIdFormProps) {
  const t = useTranslations("directory.externalId");
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { problem, tell } = useProblem();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("externalId")).trim();
    if (typed === externalId) return onClose();
    setIsBusy(true);
    try {
      await onSave(typed || null);
      onClose();
    } catch (reason) {
      tell(reason);
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className="min-w-0">
      <div className="lg:-my-1.25 flex items-center gap-1 pointer-coarse:my-0">
        <Input
          autoFocus
          name="externalId"
          aria-label={t("label", { name })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          defaultValue={externalId}
          maxLength={shortTextMax}
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => key === "Escape" && onClose()}
          className="max-w-40 font-mono text-xs!"
        />
        <IconButton type="submit" label={t("save")} icon={<Check aria-hidden />} disabled={isBusy} />
        <IconButton label={t("cancel")} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      {problem && (
        <p id={id} role="alert" className="pt-1.5 text-bad text-xs">
          {problem}
        </p>
      )}
    </form>
  );
}
