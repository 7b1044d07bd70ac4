"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-classes";
import { toast } from "@/components/ui/toast";

/** Copies text; where the browser forbids it (plain http), it says so. */
export function useCopy(text: string | (() => string)) {
  const t = useTranslations("common");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text());
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toast.error(t("copyRefused"));
    }
  };
  return { copied, copy };
}

type CopyButtonProps = { text: string | (() => string); label: string; variant?: ButtonVariant; size?: "sm" | "md" };

/** Copies text and says so in place. */
export function CopyButton({ text, label, variant, size }: CopyButtonProps) {
  const t = useTranslations("common");
  const { copied, copy } = useCopy(text);
  return (
    <Button variant={variant} size={size} icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={copy}>
      <span aria-live="polite">{copied ? t("copied") : label}</span>
    </Button>
  );
}
