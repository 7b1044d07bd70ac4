"use client";

import { Camera, FileText, Image, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Select } from "@/components/ui/controls";
import { useFormat } from "@/lib/i18n/format";
import type { CarrierDocument, DocumentKind } from "@/lib/onboarding/schema/document";
import { documentMebibytesMax } from "@/lib/onboarding/schema/document-values";

type DocumentRowProps = {
  document: CarrierDocument;
  note?: ReactNode;
  actions?: ReactNode;
  onRemove?: () => Promise<unknown>;
};

const kibibyte = 1024;

/** A document by what it is, its name and its size. */
export function DocumentRow({ document, note, actions, onRemove }: DocumentRowProps) {
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
          {note && <> · {note}</>}
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

type DocumentPickerProps = {
  /** Beside other things that matter more, it is quiet, and on a fine pointer no larger than they are. */
  variant?: "primary" | "default";
  /** Why nothing more can be added. */
  disabledReason?: string;
  onFiles: (kind: DocumentKind, files: File[]) => void;
};

const kinds: DocumentKind[] = [
  "INSURANCE_CERTIFICATE",
  "OPERATING_AUTHORITY",
  "TAX_DOCUMENT",
  "SECURITY_CERTIFICATE",
  "BOND",
  "IDENTIFICATION",
  "OTHER",
];

/** First what it is, then the file: on a phone the button also offers the camera. */
export function DocumentPicker({ variant = "primary", disabledReason, onFiles }: DocumentPickerProps) {
  const t = useTranslations("onboarding.documents");
  const id = useId();
  const isPrimary = variant === "primary";
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<DocumentKind>("INSURANCE_CERTIFICATE");
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3.5">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-medium">
          {t("kind")}
        </label>
        <Select
          id={id}
          value={kind}
          className={isPrimary ? "[&>select]:h-11" : undefined}
          onChange={({ target }) => setKind(kinds.find((known) => known === target.value) ?? "OTHER")}
        >
          {kinds.map((value) => (
            <option key={value} value={value}>
              {t(`kinds.${value}`)}
            </option>
          ))}
        </Select>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("add")}
        accept="application/pdf,image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          onFiles(kind, [...(target.files ?? [])]);
          // The same file chosen once more is a change, too.
          target.value = "";
        }}
      />
      <Button
        variant={variant}
        className={isPrimary ? "h-11!" : "self-start"}
        icon={<Camera aria-hidden />}
        disabled={disabledReason !== undefined}
        onClick={() => input.current?.click()}
      >
        {t("add")}
      </Button>
      <p className="text-ink-3 text-xs">{disabledReason ?? t("limits", { most: documentMebibytesMax })}</p>
    </div>
  );
}
