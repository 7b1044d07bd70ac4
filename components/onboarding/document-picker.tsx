"use client";

import { Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { DocumentKind } from "@/lib/onboarding/schema/document";

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
      <p className="text-ink-3 text-xs">{disabledReason ?? t("limits")}</p>
    </div>
  );
}
