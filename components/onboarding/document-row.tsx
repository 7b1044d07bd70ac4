"use client";

import { FileText, Image, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { useFormat } from "@/lib/i18n/format";
import type { CarrierDocument } from "@/lib/onboarding/schema/document";

type DocumentRowProps = {
  document: CarrierDocument;
  remark?: ReactNode;
  actions?: ReactNode;
  onRemove?: () => Promise<unknown>;
};

const kibibyte = 1024;

/** A document by what it is, its name and its size. */
export function DocumentRow({ document, remark, actions, onRemove }: DocumentRowProps) {
  const t = useTranslations("onboarding.documents");
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { kind, fileName, mediaType, sizeBytes } = document;
  const size =
    sizeBytes < kibibyte * kibibyte
      ? `${format.number(Math.max(1, Math.round(sizeBytes / kibibyte)))} KB`
      : `${format.number(sizeBytes / kibibyte ** 2, { maximumFractionDigits: 1 })} MB`;
  const remove = async () => {
    setIsBusy(true);
    setIsRefused(false);
    await onRemove?.().catch(() => setIsRefused(true));
    setIsBusy(false);
  };
  return (
    <li className="flex min-h-13 items-center gap-3 px-3.5 py-1.5">
      <span aria-hidden className="text-ink-3">
        {mediaType === "application/pdf" ? <FileText /> : <Image />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words">{fileName}</p>
        <p className="text-ink-3 text-xs">
          {t(`kinds.${kind}`)} · {size}
          {remark && <> · {remark}</>}
        </p>
        {isRefused && (
          <p role="alert" className="text-bad text-xs">
            {t("removeFailed")}
          </p>
        )}
      </div>
      {actions}
      {onRemove && (
        <IconButton
          label={t("removeOne", { name: fileName })}
          icon={<Trash2 aria-hidden />}
          disabled={isBusy}
          className="pointer-coarse:min-h-11"
          onClick={remove}
        />
      )}
    </li>
  );
}
