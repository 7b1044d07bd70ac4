"use client";

import { Mail, MessageCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClasses } from "@/components/ui/button-classes";
import { CopyButton } from "@/components/ui/copy-button";

type MessageChannelsProps = {
  /** How the reader is reached, as far as known; the number with its country's is the one that WhatsApp takes. */
  contact: { email?: string | undefined; phone?: string | undefined; internationalPhone?: string | undefined };
  subject: string;
  text: string;
  /** Has the focus when the dialog around it opens. */
  isFirst?: boolean;
};

type Written = { email?: string | undefined; subject: string; text: string };

/** The address that opens a mail in the reader's own program, written but not sent; without `email` to nobody yet. */
export const mailHref = ({ email = "", subject, text }: Written) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** Ways to get a message to its reader: WhatsApp, mail, or copied. */
export function MessageChannels({ contact, subject, text, isFirst }: MessageChannelsProps) {
  const t = useTranslations("common.message");
  const { email, phone, internationalPhone: number } = contact;
  const chat = `https://wa.me/${number?.slice(1) ?? ""}?text=${encodeURIComponent(text)}`;
  return (
    <>
      <a
        href={chat}
        target="_blank"
        rel="noreferrer"
        title={number}
        data-initial-focus={isFirst || undefined}
        className={buttonClasses({ size: "sm" })}
      >
        <MessageCircle aria-hidden />
        {t(number ? "whatsApp" : "whatsAppOpen")}
      </a>
      <a href={mailHref({ email, subject, text })} title={email} className={buttonClasses({ size: "sm" })}>
        <Mail aria-hidden />
        {t("email")}
      </a>
      <CopyButton size="sm" text={text} label={t("copy")} />
      {phone && !number && <p className="basis-full text-ink-3 text-xs">{t("noCountry", { phone })}</p>}
    </>
  );
}
