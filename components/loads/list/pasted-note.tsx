"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PastedIds } from "@/components/loads/list/pasted-ids";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** What of the pasted ids is of no load. */
export function PastedNote({ missing, asked }: PastedIds) {
  const t = useTranslations("loads.pasteIds");
  if (missing.length === 0) return null;
  const copy = () => navigator.clipboard.writeText(missing.join("\n")).then(() => toast.success(t("copied")));
  return (
    <details className="border-line border-b bg-warn-soft px-5 py-1.5 max-sm:px-4">
      <summary className="cursor-pointer text-warn pointer-coarse:py-2">
        <span role="status">{t("missing", { missing: missing.length, asked })}</span>
      </summary>
      <div className="flex items-start gap-3 pt-1.5">
        <p
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
          tabIndex={0}
          className="max-h-32 min-w-0 flex-1 overflow-y-auto break-words font-mono text-xs"
        >
          {missing.join(", ")}
        </p>
        <Button size="sm" icon={<Copy aria-hidden />} onClick={copy}>
          {t("copy")}
        </Button>
      </div>
    </details>
  );
}
