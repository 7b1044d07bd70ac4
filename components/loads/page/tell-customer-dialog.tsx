"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { MessageChannels } from "@/components/app-shell/message-channels";
import { useSession } from "@/components/app-shell/session-provider";
import { customerMessage, customerWords } from "@/components/loads/page/customer-message";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/controls";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { internationalPhone } from "@/lib/bidding/rules/offer-contact";
import { type Locale, locales } from "@/lib/i18n/locale";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type TellCustomerDialogProps = { loaded: GetLoadResponse; onClose: () => void };

/** The message in a language, to be changed before it is sent. */
function Message({ loaded, language }: { loaded: GetLoadResponse; language: Locale }) {
  const t = useTranslations("loadPage.tell");
  const id = useId();
  const { name: broker, organizationName: organization } = useSession();
  const { data: words } = useQuery(customerWords(language));
  const [typed, setTyped] = useState<string>();
  if (!words) return <div className="h-80" />;
  const { subject, text } = customerMessage(loaded, { broker, organization, language, words });
  const { email, phone } = loaded.load.customerContacts?.[0] ?? {};
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t("message")}
      </label>
      <Textarea id={id} rows={14} value={typed ?? text} onChange={(event) => setTyped(event.target.value)} />
      <div className="flex flex-wrap gap-1.5">
        <MessageChannels
          contact={{ email, phone, internationalPhone: phone && internationalPhone(phone) }}
          subject={subject}
          text={typed ?? text}
          isFirst
        />
      </div>
    </>
  );
}

/** Tells the customer who hauls its load, when and with what: by mail, by WhatsApp, or copied. */
export function TellCustomerDialog({ loaded, onClose }: TellCustomerDialogProps) {
  const t = useTranslations("loadPage.tell");
  const common = useTranslations("common");
  const [language, setLanguage] = useState<Locale>(useLocale() as Locale);
  const { customerName, customerContacts } = loaded.load;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t("title")}
      description={[customerName, customerContacts?.[0]?.name].filter(Boolean).join(" · ") || t("unknown")}
      footer={<Button onClick={onClose}>{common("close")}</Button>}
    >
      <div className="grid justify-items-start gap-3">
        <SegmentedControl
          label={t("language")}
          value={language}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLanguage}
        />
        <Message key={language} loaded={loaded} language={language} />
      </div>
    </Dialog>
  );
}
