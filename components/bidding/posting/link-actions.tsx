"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { ShareLink } from "@/components/directory/share-link";
import { buttonClasses } from "@/components/ui/button-classes";
import { CopyButton } from "@/components/ui/copy-button";

type LinkActionsProps = { url: string; message: { subject: string; text: string } };

/** Ways to get a link to its carrier. */
export function LinkActions({ url, message: { subject, text } }: LinkActionsProps) {
  const t = useTranslations("postings.offers");
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={url} label={t("copyLink")} />
      <CopyButton text={text} label={t("copyMessage")} />
      <ShareLink text={text} />
      <a href={mail} className={buttonClasses()}>
        <Mail aria-hidden />
        {t("email")}
      </a>
    </div>
  );
}
