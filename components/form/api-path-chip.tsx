"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";

/** How the API calls a field. A click copies it. */
export function ApiPathChip({ path }: { path: string }) {
  const t = useTranslations("form");
  const common = useTranslations("common");
  const copy = () =>
    navigator.clipboard.writeText(path).then(
      () => toast(t("pathCopied", { path })),
      () => toast.error(common("copyRefused")),
    );
  return (
    <button
      type="button"
      onClick={copy}
      title={t("copyPath", { path })}
      className="mt-1 block min-h-6 max-w-full break-all rounded-sm text-left font-mono text-[0.6875rem] text-info leading-4 hover:underline"
    >
      {path}
    </button>
  );
}
