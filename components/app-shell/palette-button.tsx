"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { expectPalette, openPalette } from "@/components/app-shell/page-commands";
import { Kbd } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";

const looks = {
  rail: "mb-3 h-7.5 w-full gap-2 border border-line bg-surface px-2 text-ink-3 text-sm hover:border-line-strong max-lg:justify-center max-lg:px-0 pointer-coarse:h-11",
  bar: "h-14 flex-1 flex-col justify-center gap-0.5 text-ink-2 text-xs",
};

/** Opens the command palette: a quiet field in the rail, an icon where that is narrow and on phones. */
export function PaletteButton({ look }: { look: keyof typeof looks }) {
  const t = useTranslations("shell.palette");
  return (
    <button
      type="button"
      title={t("open")}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      onPointerEnter={expectPalette}
      onFocus={expectPalette}
      className={classNames(
        "flex min-w-0 shrink-0 items-center rounded-md transition-colors hover:text-ink",
        looks[look],
      )}
    >
      <Search aria-hidden />
      <span className={look === "rail" ? "truncate max-lg:sr-only" : "max-w-full truncate px-0.5"}>{t("short")}</span>
      {look === "rail" && (
        <span aria-hidden className="ml-auto max-lg:hidden pointer-coarse:hidden">
          <Kbd>Ctrl K</Kbd>
        </span>
      )}
    </button>
  );
}
