"use client";

import { CircleAlert, Upload, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PendingUpload } from "@/components/onboarding/use-uploads";
import { IconButton } from "@/components/ui/button";

/** What is on its way, and what did not arrive and why. */
export function UploadNotes({ pending, onDrop }: { pending: PendingUpload[]; onDrop: (id: number) => void }) {
  const t = useTranslations("onboarding.documents");
  return (
    <ul aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {pending.map(({ id, fileName, problem }) => (
        <li
          key={id}
          className={`flex min-h-11 items-center gap-2.5 rounded-md px-3 py-1 ${problem ? "bg-bad-soft text-bad" : "bg-mute-soft text-ink-2"}`}
        >
          {problem ? <CircleAlert aria-hidden /> : <Upload aria-hidden className="motion-safe:animate-pulse" />}
          <span className="min-w-0 flex-1 break-words">
            <span className="font-medium">{fileName}</span> {problem ? t(`problems.${problem}`) : t("sending")}
          </span>
          {problem && <IconButton label={t("dismiss")} icon={<X aria-hidden />} onClick={() => onDrop(id)} />}
        </li>
      ))}
    </ul>
  );
}
